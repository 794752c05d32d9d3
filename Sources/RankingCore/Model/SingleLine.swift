/// `text` with everything that some terminal takes for a line break written as `\n` or `\u{85}`.
///
/// For messages that quote data or file names. Other control characters are left to the printer.
func singleLine(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isLineBreak(scalar) {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}
