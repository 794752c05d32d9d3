import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// What is printed without a screen.
enum PrintCommand {
  static func list(_ options: Options, _ format: Options.Format) throws {
    let ranking = try RankingInput.read(options)
    let words = Words(options.language)
    let marks = options.isAscii ? Marks.ascii : .unicode
    switch format {
    case .plain: try Output.write(PlainTable.text(ranking, words, marks))
    case .tsv: try Output.write(TabSeparated.text(ranking))
    case .json: try Output.write(RankingWriter.json(ranking.data) + "\n")
    }
    if let first = ranking.skipped.first {
      let count = ranking.skipped.count
      Output.complain("\(count) \(count == 1 ? "town" : "towns") could not be read, the first: \(first)")
    }
  }

  static func frame(_ options: Options, _ size: Size) throws {
    let isColored = options.color == .always
    let choice = ThemeChoice(setting: options.theme, colorCount: 256, isAscii: options.isAscii)
    let look = Look(theme: choice.theme(onLight: false), words: Words(options.language))
    let state = BrowserState(
      ranking: try RankingInput.read(options), market: options.market, isExpanded: options.isExpanded, size: size)
    try Output.write(FramePrinter.text(state, keys: options.keys, look, isColored: isColored))
  }
}
