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
    try output(try RankingInput.read(options).map(\.result), options, format) { rankings, favorites in
      printed(rankings, options, favorites: favorites)
    } write: { (printed, out) throws(Output.Failure) in
      try write(printed, options, format, to: &out)
    }
  }

  /// Prints the years of each region side by side: of the files, or by default of the embedded region.
  /// - Returns: the exit status.
  static func years(_ options: Options, _ format: Options.Format) throws -> Int32 {
    let results = try options.files.isEmpty ? RankingInput.years(options) : RankingInput.read(options).map(\.result)
    return try output(results, options, format) { rankings, favorites in
      rankings.map { PrintedRanking($0, options.search?.query, favorites: favorites) }
    } write: { (printed, out) throws(Output.Failure) in
      try YearsTable.write(printed, options.words, format, to: &out)
    }
  }

  /// Chooses what is printed of the rankings that could be read, and writes it.
  /// - Returns: the exit status.
  private static func output(
    _ results: [Result<Ranking, RankingError>], _ options: Options, _ format: Options.Format,
    choose: ([Ranking], Favorites?) -> [PrintedRanking],
    write: ([PrintedRanking], inout PieceWriter<Output.Failure>) throws(Output.Failure) -> Void
  ) throws -> Int32 {
    let rankings = results.compactMap(\.success)
    if rankings.isEmpty { return ExitStatus.failure }
    let favorites = try options.favoritesOnly ? favorites() : nil
    let printed = choose(rankings, favorites)
    var out = PieceWriter { (bytes) throws(Output.Failure) in try Output.write(bytes) }
    try write(printed, &out)
    try out.finish()
    if let remark = remark(printed, options, format) { Output.complain(remark.text(options.errorLanguage)) }
    return status(results, options.errorLanguage)
  }

  /// What is printed of rankings.
  /// - Parameter favorites: what towns must be among; nil for all.
  static func printed(_ rankings: [Ranking], _ options: Options, favorites: Favorites?) -> [PrintedRanking] {
    Years.filled(rankings).map {
      PrintedRanking($0, options.search?.query, favorites: favorites, order: options.order)
    }
  }

  /// What to say beside output without a town; nil if the output has towns, or a place to say it.
  static func remark(_ printed: [PrintedRanking], _ options: Options, _ format: Options.Format) -> Remark? {
    guard printed.allSatisfy(\.isEmpty) else { return nil }
    switch format {
    case .plain, .markdown: return nil
    case .tsv, .json:
      guard options.search != nil else { return options.favoritesOnly ? .noFavorites : nil }
      return options.favoritesOnly ? .noFavoriteMatch : .noMatch
    }
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
    _ rankings: [PrintedRanking], _ options: Options, _ format: Options.Format, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let words = options.words
    switch format {
    case .plain: try PlainTable.write(rankings, words, to: &out)
    case .tsv:
      // Columns do not depend on what could be read.
      try TabSeparated.write(rankings, areNamed: max(rankings.count, options.files.count) > 1, to: &out)
    case .json:
      for printed in rankings {
        try RankingJSON.write(printed.data, to: &out)
        out.append("\n" as StaticString)
      }
    case .markdown: try Markdown.write(rankings, words, to: &out)
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
      let read = try RankingInput.read(options)
      results = read.map(\.result)
      if !results.contains(where: { $0.success != nil }) { return ("", results) }
      state = BrowserState(read: read, size: size, opening, describe: \.reasonTexts)
    }
    return (FramePrinter.text(state, keys: options.keys, theme, isColored: isColored), results)
  }
}
