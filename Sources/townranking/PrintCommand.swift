import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// Printing without a screen. What could not be read is missing in what is printed: standard error and the exit status
/// say so.
enum PrintCommand {
  /// Prints the rankings that can be read.
  /// - Returns: the exit status.
  static func list(_ options: Options, _ format: Options.Format) throws -> Int32 {
    let results = try RankingInput.read(options)
    let rankings = results.compactMap(\.success)
    if rankings.isEmpty { return ExitStatus.failure }
    let favorites = try options.favoritesOnly ? favorites() : nil
    let shown = favorites.map { favorites in
      rankings.map { ranking in ranking.filtered { favorites.contains($0, of: ranking.naming) } }
    }
    var out = PieceWriter { (bytes) throws(Output.Failure) in try Output.write(bytes) }
    try write(shown ?? rankings, options, format, to: &out)
    try out.finish()
    // Tables say it in the place of the towns.
    let hasPlace = format == .plain || format == .markdown
    if let shown, !hasPlace, shown.allSatisfy(\.isEmpty) {
      Output.complain(Remark.noFavorites.text(options.errorLanguage))
    }
    return status(results, options.errorLanguage)
  }

  /// Names the rankings with towns that could not be read.
  /// - Returns: the exit status.
  private static func status(_ results: [Result<Ranking, RankingError>], _ language: Language) -> Int32 {
    let rankings = results.compactMap(\.success)
    for ranking in rankings {
      guard let first = ranking.skipped.first else { continue }
      Output.complain(Remark.skippedTowns(in: ranking.name, ranking.skipped.count, first).text(language))
    }
    let isWhole = rankings.count == results.count && rankings.allSatisfy(\.skipped.isEmpty)
    return isWhole ? ExitStatus.success : ExitStatus.failure
  }

  /// Writes the rankings one after the other.
  static func write<Failure>(
    _ rankings: [Ranking], _ options: Options, _ format: Options.Format, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let words = options.words
    let empty: Word = options.favoritesOnly ? .noFavorites : .noData
    switch format {
    case .plain: try PlainTable.write(rankings, words, empty: empty, to: &out)
    case .tsv:
      // Columns do not depend on what could be read.
      try TabSeparated.write(rankings, areNamed: max(rankings.count, options.files.count) > 1, to: &out)
    case .json:
      for ranking in rankings {
        try RankingJSON.write(ranking.data, to: &out)
        out.append("\n" as StaticString)
      }
    case .markdown: try Markdown.write(rankings, words, empty: empty, to: &out)
    }
  }

  /// The saved favourites.
  private static func favorites() throws -> Favorites {
    try FavoritesStore(environment: Environment.value).read()
  }

  /// Prints the screen, if there is a ranking to show.
  /// - Returns: the exit status.
  static func frame(_ options: Options, _ size: Size) throws -> Int32 {
    let favorites = try options.favoritesOnly ? favorites() : Favorites()
    let (text, results) = try frame(options, size, favorites: favorites)
    try Output.write(text)
    return status(results, options.errorLanguage)
  }

  /// The screen after the keys, line by line, and the rankings in it; nothing if none could be read.
  static func frame(
    _ options: Options, _ size: Size, favorites: Favorites
  ) throws -> (text: String, results: [Result<Ranking, RankingError>]) {
    let isColored = options.color == .always
    let theme = ThemeChoice(setting: options.theme).theme(onLight: false)
    var opening = options.opening
    opening.favorites = favorites
    let results: [Result<Ranking, RankingError>]
    let state: BrowserState
    if options.files.isEmpty {
      let (rankings, first) = try RankingInput.embedded(options)
      opening.region = first
      results = rankings.map { .success($0) }
      state = BrowserState(rankings: rankings, size: size, opening)
    } else {
      results = try RankingInput.read(options)
      if !results.contains(where: { $0.success != nil }) { return ("", results) }
      state = BrowserState(read: results, size: size, opening, describe: \.bothTexts)
    }
    return (FramePrinter.text(state, keys: options.keys, theme, isColored: isColored), results)
  }
}

extension Ranking {
  /// Whether neither list has a town.
  fileprivate var isEmpty: Bool { Market.allCases.allSatisfy { data[$0].isEmpty } }
}
