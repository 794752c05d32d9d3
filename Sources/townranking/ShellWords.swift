/// Words of options as a shell separates them: by blanks outside quotation marks, a backslash before a character that
/// stands for itself. Not wordexp(3), which also expands patterns and variables, and needs shared libraries for names of
/// users.
enum ShellWords {
  static func split(_ text: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        // Between double quotation marks a backslash is one, unless it is of use.
        if quote == "\"", !"\"\\$`".unicodeScalars.contains(scalar) { word?.unicodeScalars.append("\\") }
        word?.unicodeScalars.append(scalar)
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
        word = word ?? ""
      } else if let open = quote {
        if scalar == open { quote = nil } else { word?.unicodeScalars.append(scalar) }
      } else if scalar == "'" || scalar == "\"" {
        quote = scalar
        word = word ?? ""
      } else if scalar == " " || scalar == "\t" || scalar == "\n" {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? ""
        word?.unicodeScalars.append(scalar)
      }
    }
    guard quote == nil else { throw .openQuote }
    // A backslash at the end is one.
    if isEscaped { word?.unicodeScalars.append("\\") }
    return words + [word].compactMap { $0 }
  }
}
