import TerminalUI

/// Text in Markdown that means nothing but itself.
enum MarkdownText {
  /// What begins emphasis, code, links, HTML, entities or mathematics, ends a cell, or closes a heading.
  private static let telling: Set<Unicode.Scalar> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#",
  ]

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
