import TerminalUI

extension PanelLine.Piece {
  /// A text at the right of the cells from `start` to before `end`.
  static func right(_ start: Int, _ end: Int, _ text: String, _ role: Role) -> Self {
    let x = max(end - TextWidth.cells(of: text), start)
    return Self(x, text, role, width: end - x)
  }
}

extension String {
  /// A number with blanks before it, as wide as `digits`.
  init(_ number: Int, digits: Int) {
    let text = String(number)
    self = String(repeating: " ", count: Swift.max(digits - text.utf8.count, 0)) + text
  }
}

extension Panel {
  /// Names and other texts that a column's width is measured by; a list may have a million.
  static let measuredTexts = 200

  /// Cells of the widest of the first texts, at most `limit`.
  static func width(of texts: some Sequence<String>, limit: Int) -> Int {
    // A name of megabytes need not be gone through.
    texts.prefix(measuredTexts).reduce(0) { max($0, min(TextWidth.cells(of: String($1.prefix(limit))), limit)) }
  }
}
