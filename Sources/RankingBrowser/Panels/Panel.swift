import TerminalUI

/// What a panel over the list shows. Lines are made when they are drawn, so that a long panel costs no more than a
/// short one.
struct Panel {
  let title: String
  /// Cells that its lines would like to have.
  let width: Int
  /// Lines that stay when the others are scrolled.
  var header: [PanelLine] = []
  let count: Int
  /// Whether a line can be chosen in it.
  var hasChoice = false
  let line: (Int) -> PanelLine

  /// A panel of lines that are there already.
  init(title: String, width: Int, header: [PanelLine] = [], hasChoice: Bool = false, lines: [PanelLine]) {
    self.init(title: title, width: width, header: header, count: lines.count, hasChoice: hasChoice) { index in
      lines.indices.contains(index) ? lines[index] : PanelLine()
    }
  }

  init(
    title: String, width: Int, header: [PanelLine] = [], count: Int, hasChoice: Bool = false,
    line: @escaping (Int) -> PanelLine
  ) {
    self.title = title
    self.width = width
    self.header = header
    self.count = count
    self.hasChoice = hasChoice
    self.line = line
  }

  /// Lines that go to the clipboard. A million of them would hold up the screen, and terminals would not take them.
  static let copiedLines = 10_000

  /// Whether all of it goes to the clipboard.
  var isCopiedWhole: Bool { count <= Self.copiedLines }

  /// All of it as text, for the clipboard; of a long one the first lines, and how many are left out.
  func text(_ words: Words) -> String {
    var lines = [Text(title).string] + (header + (0..<min(count, Self.copiedLines)).map(line)).map(\.text)
    if !isCopiedWhole { lines.append(words.filled(.copyRest, count - Self.copiedLines)) }
    return lines.joined(separator: "\n") + "\n"
  }
}
