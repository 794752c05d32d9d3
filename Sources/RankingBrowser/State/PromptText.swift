/// The text of a prompt and the place in it where typing goes. It is edited by what people take for characters: a
/// letter with its marks is one.
package struct PromptText: Equatable, Sendable {
  /// What stands before the cursor.
  package private(set) var before = ""
  /// What stands behind the cursor.
  package private(set) var after = ""

  /// More than this, in characters, is no search.
  static let limit = 1_000

  /// The cursor stands at the end of the text.
  package init(_ text: String = "") {
    before = text
  }

  /// All of the text.
  package var string: String { before + after }
  /// Whether nothing has been typed.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Puts text in at the cursor. Line ends and other control characters are left out.
  mutating func insert(_ text: String) {
    let room = Self.limit - before.count - after.count
    guard room > 0 else { return }
    let scalars = text.unicodeScalars.lazy.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    // A mark that comes by itself joins the letter before it.
    before += String(String(String.UnicodeScalarView(scalars)).prefix(room))
  }

  mutating func backspace() {
    _ = before.popLast()
  }

  mutating func delete() {
    if !after.isEmpty { after.removeFirst() }
  }

  /// Takes away the word before the cursor and the blanks behind it.
  mutating func deleteWord() {
    while let last = before.last, last.isWhitespace { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }

  mutating func deleteToStart() {
    before = ""
  }

  mutating func left() {
    if let character = before.popLast() { after = String(character) + after }
  }

  mutating func right() {
    guard !after.isEmpty else { return }
    before.append(after.removeFirst())
  }

  mutating func home() {
    after = before + after
    before = ""
  }

  mutating func end() {
    before += after
    after = ""
  }
}
