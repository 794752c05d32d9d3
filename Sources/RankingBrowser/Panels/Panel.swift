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

  /// All of it as text, for the clipboard.
  var text: String {
    ([Text(title).string] + (header + (0..<count).map(line)).map(\.text)).joined(separator: "\n") + "\n"
  }
}
