import RankingCore

/// The texts of a list numbered, as long as they are few: a million towns share few railway lines.
struct TextNumbers: Sendable {
  /// With more texts than these the numbers are no help.
  static let limit = 1_000

  private var table = ByteTable(slotCount: 16_384)
  private var texts: [String] = []
  /// For each town that has been looked at.
  private(set) var numbers: [Int32] = []

  /// How many texts there are.
  var count: Int { texts.count }

  /// Numbers the text of the next town.
  /// - Returns: whether there was a number for it.
  mutating func append(_ text: String, sortedBy sortText: (String) -> String) -> Bool {
    let bytes = text.utf8Span.span
    if let number = table.number(of: bytes) {
      numbers.append(number)
      return true
    }
    guard texts.count < Self.limit else { return false }
    let number = Int32(texts.count)
    table.insert(bytes, number: number)
    numbers.append(number)
    texts.append(sortText(text))
    return true
  }

  /// For each number the place of its text in the order of the texts; equal texts have one.
  func places() -> [Int] {
    let sorted = texts.enumerated().sorted { $0.element < $1.element }
    var places = texts.map { _ in 0 }
    var place = 0
    for (position, entry) in sorted.enumerated() {
      if position > 0, sorted[position - 1].element != entry.element { place += 1 }
      places[entry.offset] = place
    }
    return places
  }
}
