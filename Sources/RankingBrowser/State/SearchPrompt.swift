import RankingCore

/// A search that narrows both lists.
package struct Search: Equatable, Sendable {
  /// The text in the prompt.
  package var text = PromptText() {
    didSet { query = SearchQuery(text.string) }
  }
  /// The parsed text: parsing it for every frame would take too long.
  package private(set) var query = SearchQuery("")
  /// Whether keys go to its prompt; false once it is kept as a filter.
  package var isEditing = true
  /// Where the tabs were before anything was searched for, to be restored when it is dropped; nil until then.
  var before: PerMarket<Place>?
  /// Whether anything was searched for: until then it has changed nothing that dropping it would restore.
  var hasLooked: Bool { before != nil }
}

extension Search {
  /// A search as if its text had been pasted into the prompt of a list at its top, and kept.
  /// - Returns: nil if there is nothing to search for.
  package static func kept(_ text: String) -> Search? {
    var search = Search()
    search.text.insert(text)
    guard !search.query.isEmpty else { return nil }
    search.isEditing = false
    search.before = PerMarket { _ in Place() }
    return search
  }
}

/// The text of a prompt with a cursor. It is edited by what users perceive as characters: a letter with its marks is
/// one.
package struct PromptText: Equatable, Sendable {
  /// The text before the cursor.
  package private(set) var before = ""
  /// The text after the cursor.
  package private(set) var after = ""

  /// The most Unicode scalars of a search: a character may have any number of them.
  static let limit = 1_000

  /// A text with the cursor at its end.
  package init(_ text: String = "") {
    before = text
  }

  /// The whole text.
  package var string: String { before + after }
  /// Whether nothing has been typed.
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Inserts text at the cursor. Line ends and other control characters are left out.
  mutating func insert(_ text: String) {
    var room = max(Self.limit - before.unicodeScalars.count - after.unicodeScalars.count, 0)
    let scalars = text.unicodeScalars.lazy.filter { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }
    // Whole characters, as far as there is room.
    let characters = String(String.UnicodeScalarView(scalars.prefix(room + 1))).prefix { character in
      room -= character.unicodeScalars.count
      return room >= 0
    }
    // A mark that arrives by itself joins the letter before it.
    before += characters
  }

  mutating func backspace() {
    _ = before.popLast()
  }

  mutating func delete() {
    if !after.isEmpty { after.removeFirst() }
  }

  /// Deletes the word before the cursor and the blanks after it.
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

/// What a key does to the text of a prompt.
package enum PromptEdit: Equatable, Sendable {
  case insert(String)
  case backspace, delete, deleteWord, deleteToStart
  case left, right, home, end
}

extension PromptText {
  mutating func apply(_ edit: PromptEdit) {
    switch edit {
    case .insert(let text): insert(text)
    case .backspace: backspace()
    case .delete: delete()
    case .deleteWord: deleteWord()
    case .deleteToStart: deleteToStart()
    case .left: left()
    case .right: right()
    case .home: home()
    case .end: end()
    }
  }
}
