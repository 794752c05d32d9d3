/// A text with control characters spelled out, so that a report does nothing to the terminal that shows it.
package func visible(_ text: some StringProtocol) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar == "\n" || scalar.properties.generalCategory != .control {
      result.append(scalar)
    } else {
      result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
    }
  }
  return String(result)
}

/// A text with control characters as a test argument, which `swift test` prints. As a `String` it would be sent to the
/// terminal as it is.
package struct RawText: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  /// The text itself.
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.init(text) }

  package var description: String { "\"\(visible(text).replacing("\n", with: "\\n"))\"" }
}
