import Testing

/// A text in which control characters are written out, so that a report of a failure does nothing to the terminal.
func visible(_ text: some StringProtocol) -> String {
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

/// Bytes that a terminal sends or is sent, as an argument of a test.
struct Bytes: ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var testDescription: String { visible(text) }
}
