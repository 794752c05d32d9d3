import TestSupport
import Testing

@testable import RankingBrowser

/// Editing the text of a prompt. `|` is the cursor.
@Suite(.timeLimit(.minutes(10))) struct PromptTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let before: String
    let edit: PromptEdit
    let then: String
    var testDescription: String { visible("\(before) \(edit) -> \(then)") }

    init(_ before: String, _ edit: PromptEdit, _ then: String) {
      self.before = before
      self.edit = edit
      self.then = then
    }
  }

  private static func text(_ picture: String) -> PromptText {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false)
    var text = PromptText(String(parts.last ?? ""))
    text.home()
    text.insert(String(parts[0]))
    return text
  }

  @Test("an edit", arguments: typing + erasing + words + moving)
  func edit(row: Row) {
    var text = Self.text(row.before)
    text.apply(row.edit)
    // Swift's == ignores normalisation.
    #expect(Array("\(text.before)|\(text.after)".utf8) == Array(row.then.utf8))
    #expect(text.string == text.before + text.after)
    #expect(text.isEmpty == (row.then == "|"))
  }

  static let typing = [
    Row("|", .insert("本"), "本|"), Row("本|木", .insert("厚"), "本厚|木"), Row("か|", .insert("\u{3099}"), "か\u{3099}|"),
    Row("か|き", .insert("\u{3099}"), "か\u{3099}|き"), Row("本|", .insert(""), "本|"),
    Row("本|", .insert("\n"), "本|"), Row("本|", .insert("\r\n\r\n"), "本|"),
    Row("|", .insert("本\n厚\r\n木\r"), "本厚木|"), Row("か|", .insert("\n\u{3099}"), "か\u{3099}|"),
    Row("|", .insert("a\u{0}b\u{7}c\td\u{1B}[31me\u{7F}f\u{85}g\u{9B}1mh"), "abcd[31mefg1mh|"),
    Row("|", .insert(" 本 "), " 本 |"),
  ]

  static let erasing = [
    Row("本厚|", .backspace, "本|"), Row("本厚|木", .backspace, "本|木"), Row("か\u{3099}|", .backspace, "|"),
    Row("本か\u{3099}|", .backspace, "本|"), Row("が|", .backspace, "|"),
    Row("x👨‍👩‍👧|", .backspace, "x|"), Row("x👍🏽|", .backspace, "x|"), Row("❤️|", .backspace, "|"),
    Row("🇫🇷🇯🇵|", .backspace, "🇫🇷|"), Row("e\u{301}\u{302}|", .backspace, "|"), Row("|本", .backspace, "|本"),
    Row("|", .backspace, "|"),
    Row("|本厚", .delete, "|厚"), Row("本|か\u{3099}木", .delete, "本|木"), Row("|👨‍👩‍👧x", .delete, "|x"),
    Row("|🇯🇵🇫🇷", .delete, "|🇫🇷"), Row("本|", .delete, "本|"), Row("|", .delete, "|"),
  ]

  static let words = [
    Row("本厚木 大宮|", .deleteWord, "本厚木 |"), Row("本厚木 |", .deleteWord, "|"), Row("本厚木  |大宮", .deleteWord, "|大宮"),
    Row("本 厚|木", .deleteWord, "本 |木"), Row("|本", .deleteWord, "|本"), Row("  |", .deleteWord, "|"),
    Row("か\u{3099} き\u{3099}|", .deleteWord, "か\u{3099} |"),
    Row("本厚|木", .deleteToStart, "|木"), Row("本厚木|", .deleteToStart, "|"), Row("|本", .deleteToStart, "|本"),
  ]

  static let moving = [
    Row("本厚|木", .left, "本|厚木"), Row("か\u{3099}|", .left, "|か\u{3099}"), Row("|本", .left, "|本"),
    Row("🇫🇷🇯🇵|", .left, "🇫🇷|🇯🇵"), Row("👨‍👩‍👧|", .left, "|👨‍👩‍👧"),
    Row("本|厚木", .right, "本厚|木"), Row("|か\u{3099}x", .right, "か\u{3099}|x"), Row("本|", .right, "本|"),
    Row("|🇯🇵🇫🇷", .right, "🇯🇵|🇫🇷"), Row("本厚|木", .home, "|本厚木"), Row("|本", .home, "|本"), Row("本|厚木", .end, "本厚木|"),
    Row("本|", .end, "本|"), Row("|", .end, "|"),
  ]

  @Test("the blank of Japanese input methods separates words too")
  func wideBlank() {
    var text = Self.text("本厚木　大宮|")
    text.apply(.deleteWord)
    #expect(text.before == "本厚木　")
  }

  @Test("line and paragraph separators of a paste are line ends too", arguments: ["\u{2028}", "\u{2029}"])
  func separators(separator: String) {
    var text = PromptText()
    text.apply(.insert("本\(separator)厚木"))
    #expect(text.string == "本厚木")
  }

  @Test(
    "typed letter by letter and erased again, nothing is left", arguments: ["本厚木", "か\u{3099}き\u{3099}", "👨‍👩‍👧🇯🇵x", "ō"])
  func roundTrip(string: String) {
    var text = PromptText()
    for scalar in string.unicodeScalars { text.apply(.insert(String(scalar))) }
    #expect(Array(text.string.utf8) == Array(string.utf8))
    for _ in 0..<string.count {
      #expect(!text.isEmpty)
      text.apply(.backspace)
    }
    #expect(text.isEmpty)
  }

  @Test("text beyond the limit is dropped, wherever the cursor is")
  func limit() {
    var text = PromptText()
    text.apply(.insert(String(repeating: "本", count: PromptText.limit + 5)))
    #expect(text.string.count == PromptText.limit)
    for edit in [PromptEdit.home, .insert("x"), .right, .insert("y"), .end, .insert("z")] { text.apply(edit) }
    #expect(text.string == String(repeating: "本", count: PromptText.limit))
    text.apply(.backspace)
    text.apply(.insert("xyz"))
    #expect(text.string.hasSuffix("本x"))
    #expect(text.string.count == PromptText.limit)
  }

  @Test(
    "the limit counts scalars, and no character is cut",
    arguments: ["\u{301}\u{323}", "👨\u{200D}", "\u{1F1EF}\u{1F1F5}"])
  func limitOfLongCharacters(piece: String) {
    var text = PromptText()
    text.apply(.insert("本"))
    text.apply(.insert(String(repeating: piece, count: 100_000)))
    #expect(text.string.unicodeScalars.count <= PromptText.limit)
    for _ in 0..<PromptText.limit { text.apply(.insert(piece)) }
    let count = text.string.unicodeScalars.count
    #expect(count <= PromptText.limit && count > PromptText.limit - piece.unicodeScalars.count)
    text.apply(.home)
    text.apply(.insert(piece))
    #expect(text.string.unicodeScalars.count == count)
  }
}
