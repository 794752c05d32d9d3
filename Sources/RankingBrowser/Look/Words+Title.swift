import RankingCore

extension Words {
  /// The heading of a ranking that is printed: its title, or what else tells it from others that are printed with it.
  package func heading(_ ranking: Ranking, isAlone: Bool) -> String {
    ranking.data.title ?? (isAlone || ranking.name.isEmpty ? self[.untitled] : ranking.name)
  }

  /// The title on the screen, with region and edition where it does not name them.
  func title(_ title: RankingTitle) -> String {
    // The title of the ranking that is part of the program is known in both languages.
    if title.title == Word.title.texts.japanese { return self[.title] }
    return ([title.title ?? self[.untitled]] + title.more).joined(separator: " ")
  }
}
