import RankingCore
import TerminalUI

/// Movements as lists tell them, such as "▴ 3アップ". A million towns have few of them, so each is made once.
struct MovementTexts {
  struct Entry {
    let text: String
    let cells: Int
  }

  /// More are not remembered.
  private static let limit = 10_000

  private let words: Words
  private let marks: Marks
  private var known: [RankChange: Entry] = [:]

  init(_ words: Words, _ marks: Marks) {
    self.words = words
    self.marks = marks
  }

  subscript(change: RankChange) -> Entry {
    mutating get {
      if let entry = known[change] { return entry }
      let text = Text(words.movement(change))
      let entry = Entry(text: text.string, cells: text.width)
      if known.count < Self.limit { known[change] = entry }
      return entry
    }
  }
}
