import RankingBrowser
import TerminalUI
import Testing

extension BrowserState {
  /// The cells where a text is shown, in the lowest row that has it.
  func cells(of text: String) throws -> [Point] {
    let rows = frame().textRows
    let y = try #require(rows.lastIndex { $0.contains(text) }, "\(text) is not seen")
    let range = try #require(rows[y].firstRange(of: text))
    let x = TextWidth.cells(of: String(rows[y][..<range.lowerBound]))
    return (x..<x + TextWidth.cells(of: text)).map { Point(x: $0, y: y) }
  }

  /// The state after a click, and its effects.
  func clicking(_ point: Point) -> (state: BrowserState, effects: [BrowserEffect]) {
    var state = self
    let effects = state.handle(.mouse(Mouse(.press, at: point)))
    return (state, effects)
  }
}
