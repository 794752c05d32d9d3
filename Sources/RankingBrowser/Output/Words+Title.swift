import RankingCore

extension Words {
  /// The heading of a ranking that is printed: its title, or what else tells it from others that are printed with it.
  func heading(_ ranking: Ranking, isAlone: Bool) -> String {
    ranking.data.title ?? (isAlone || ranking.name.isEmpty ? self[.untitled] : ranking.name)
  }
}
