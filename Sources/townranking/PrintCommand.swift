import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// Printing without a screen. What could not be read is missing in what is printed: standard error and the exit status
/// say so.
enum PrintCommand {
  /// - Returns: the exit status.
  static func list(_ options: Options, _ format: Options.Format) throws -> Int32 {
    let rankings = try RankingInput.read(options)
    let favorites = try options.favoritesOnly ? Self.favorites(options.language) : nil
    let shown = favorites.map { favorites in rankings.map { Self.favorites(of: $0, favorites.names) } } ?? rankings
    var out = PieceWriter { (bytes) throws(Output.Failure) in try Output.write(bytes) }
    try write(shown, options, format, to: &out)
    try out.finish()
    return status(rankings, favorites, options.language)
  }

  /// Names the rankings with towns that could not be read.
  /// - Returns: the exit status.
  private static func status(
    _ rankings: [Ranking], _ favorites: FavoritesStore.Contents?, _ language: Language
  ) -> Int32 {
    for ranking in rankings {
      guard let first = ranking.skipped.first else { continue }
      Output.complain(Remark.skippedTowns(in: ranking.name, ranking.skipped.count, first).text(language))
    }
    let isWhole = favorites?.brokenFile == nil && rankings.allSatisfy(\.skipped.isEmpty)
    return isWhole ? ExitStatus.success : ExitStatus.failure
  }

  /// Writes the rankings one after the other.
  static func write<Failure>(
    _ rankings: [Ranking], _ options: Options, _ format: Options.Format, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    let words = options.words
    switch format {
    case .plain: try PlainTable.write(rankings, words, to: &out)
    case .tsv: try TabSeparated.write(rankings, to: &out)
    case .json:
      for ranking in rankings {
        try RankingJSON.write(ranking.data, to: &out)
        out.append("\n" as StaticString)
      }
    case .markdown: try Markdown.write(rankings, words, to: &out)
    }
  }

  /// The saved favourites. A broken file is set aside, which is reported.
  private static func favorites(_ language: Language) throws -> FavoritesStore.Contents {
    let contents = try FavoritesStore(environment: Environment.value).read()
    if let broken = contents.brokenFile {
      Output.complain(Remark.brokenFavorites(broken).text(language))
    }
    return contents
  }

  private static func favorites(of ranking: Ranking, _ names: Set<String>) -> Ranking {
    ranking.filtered { names.contains($0.townName) }
  }

  /// - Returns: the exit status.
  static func frame(_ options: Options, _ size: Size) throws -> Int32 {
    let favorites = try options.favoritesOnly ? Self.favorites(options.language) : nil
    let (text, rankings) = try frame(options, size, favorites: favorites?.names ?? [])
    try Output.write(text)
    return status(rankings, favorites, options.language)
  }

  /// The screen after the keys, line by line, and the rankings in it.
  static func frame(
    _ options: Options, _ size: Size, favorites: Set<String>
  ) throws -> (text: String, rankings: [Ranking]) {
    let isColored = options.color == .always
    let theme = ThemeChoice(setting: options.theme).theme(onLight: false)
    var opening = options.opening
    opening.favorites = favorites
    let rankings: [Ranking]
    if options.files.isEmpty {
      (rankings, opening.region) = try RankingInput.embedded(options)
    } else {
      rankings = try RankingInput.read(options)
    }
    let state = BrowserState(rankings: rankings, size: size, opening)
    return (FramePrinter.text(state, keys: options.keys, theme, isColored: isColored), rankings)
  }
}
