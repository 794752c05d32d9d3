import RankingCore
import TerminalUI

/// Draws a frame without a terminal, as `--print-frame` prints it.
package enum FramePrinter {
  /// - Parameters:
  ///   - keys: pressed in this order before the frame is drawn.
  ///   - isColored: whether the styles are written as SGR sequences.
  package static func text(_ state: BrowserState, keys: [Key], _ theme: Theme, isColored: Bool) -> String {
    var state = state
    for key in keys {
      guard let action = EventMap.action(for: .key(key), in: state) else { continue }
      if state.apply(action).contains(.quit) { break }
    }
    let frame = BrowserView.draw(state, theme).frame
    let rows = isColored ? (0..<frame.size.height).map { coloredRow(frame.row($0)) } : frame.textRows
    return rows.map { $0 + "\n" }.joined()
  }

  private static func coloredRow(_ cells: ArraySlice<Cell>) -> String {
    var result = ""
    var current: Style?
    for cell in cells where !cell.glyph.isContinuation {
      if cell.style != current {
        result += sequence(cell.style)
        current = cell.style
      }
      cell.glyph.append(to: &result.unicodeScalars)
    }
    return result + "\u{1B}[0m"
  }

  private static func sequence(_ style: Style) -> String {
    var codes = ["0"]
    if style.attributes.contains(.bold) { codes.append("1") }
    if style.attributes.contains(.dim) { codes.append("2") }
    if style.attributes.contains(.underline) { codes.append("4") }
    if style.attributes.contains(.reverse) { codes.append("7") }
    if case .palette(let index) = style.foreground { codes.append("38;5;\(index)") }
    if case .palette(let index) = style.background { codes.append("48;5;\(index)") }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}
