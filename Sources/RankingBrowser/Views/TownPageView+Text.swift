import RankingCore
import TerminalUI

extension TownPageView {
  /// The page as text, for the clipboard: the name and what is known of the town, without the ways to other towns.
  static func text(_ town: TownInfo, _ page: TownPage, _ state: BrowserState, _ look: Look) -> String {
    let lines = lines(town, page, state, look)
    let told = lines.filter { $0.label != nil }
    let width = told.reduce(0) { max($0, $1.label.map { TextWidth.cells(of: look.words[$0]) } ?? 0) }
    let rows = told.map { line in
      let label = line.label.map { look.words[$0] } ?? ""
      return label + String(repeating: " ", count: width - TextWidth.cells(of: label) + 2) + joined(line.parts)
    }
    let title = lines.first { !$0.parts.isEmpty }.map { joined($0.parts) } ?? ""
    return ([title] + rows).joined(separator: "\n") + "\n"
  }

  /// The parts with one blank between them; badges bring blanks of their own.
  private static func joined(_ parts: [(text: String, role: Role)]) -> String {
    parts.flatMap { Text($0.text).string.split(separator: " ") }.joined(separator: " ")
  }
}
