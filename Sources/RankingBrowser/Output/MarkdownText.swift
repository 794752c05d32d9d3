import TerminalUI

/// Text in Markdown that means nothing but itself.
enum MarkdownText {
  /// What begins emphasis, code, links, HTML, entities or mathematics, ends a cell, or closes a heading.
  private static let telling: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#",
  ]

  /// Whether a text surely is left as it is, told by its bytes.
  static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    guard PlainText.cells(of: bytes) != nil else { return false }
    for index in bytes.indices where bytes[index] < 0x80 && telling.contains(Unicode.Scalar(bytes[index])) {
      return false
    }
    return true
  }

  /// One line, printable, with a backslash before everything that Markdown would obey.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in Printable.line(text).unicodeScalars {
      if telling.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
