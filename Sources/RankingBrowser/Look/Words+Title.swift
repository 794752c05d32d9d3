import RankingCore

extension Words {
  /// The heading of a ranking that is printed: its title, or what else tells it from others that are printed with it.
  func heading(_ ranking: Ranking, isAlone: Bool) -> String {
    ranking.data.title ?? (isAlone || ranking.name.isEmpty ? self[.untitled] : ranking.name)
  }

  /// The title on the screen, with region and edition where it does not name them.
  func title(of data: TownRankingData) -> String {
    let more = [data.region, data.edition].compactMap { $0 }
    guard let title = data.title else { return ([self[.untitled]] + more).joined(separator: " ") }
    // The title of the ranking that is part of the program is known in both languages.
    if title == Word.title.texts.japanese { return self[.title] }
    return ([title] + more.filter { !title.contains($0) }).joined(separator: " ")
  }
}
