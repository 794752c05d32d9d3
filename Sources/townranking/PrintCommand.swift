import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// Printing without a screen.
enum PrintCommand {
  static func list(_ options: Options, _ format: Options.Format) throws {
    let rankings = try RankingInput.read(options)
    let names = try options.favoritesOnly ? favorites(options.language) : nil
    let shown = names.map { names in rankings.map { favorites(of: $0, names) } } ?? rankings
    var out = PieceWriter { (bytes) throws(Output.Failure) in try Output.write(bytes) }
    try write(shown, options, format, to: &out)
    try out.finish()
    for ranking in rankings {
      guard let first = ranking.skipped.first else { continue }
      let name = rankings.count > 1 ? "\(ranking.name): " : ""
      Output.complain(name + Remark.skippedTowns(ranking.skipped.count, first).text(options.language))
    }
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
  private static func favorites(_ language: Language) throws -> Set<String> {
    let contents = try FavoritesStore(environment: Environment.value).read()
    if let broken = contents.brokenFile {
      Output.complain(Remark.brokenFavorites(broken).text(language))
    }
    return contents.names
  }

  private static func favorites(of ranking: Ranking, _ names: Set<String>) -> Ranking {
    ranking.filtered { names.contains($0.townName) }
  }

  static func frame(_ options: Options, _ size: Size) throws {
    try Output.write(frameText(options, size))
  }

  /// The screen after the keys, line by line.
  static func frameText(_ options: Options, _ size: Size) throws -> String {
    let isColored = options.color == .always
    let theme = ThemeChoice(setting: options.theme).theme(onLight: false)
    var opening = options.opening
    if options.favoritesOnly { opening.favorites = try favorites(options.language) }
    let rankings: [Ranking]
    if options.files.isEmpty {
      (rankings, opening.region) = try RankingInput.embedded(options)
    } else {
      rankings = try RankingInput.read(options)
    }
    let state = BrowserState(rankings: rankings, size: size, opening)
    return FramePrinter.text(state, keys: options.keys, theme, isColored: isColored)
  }
}
