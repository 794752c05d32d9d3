import RankingCore

/// Whether towns are favourites, asked of a million of them: most are told by a bit for their name's bytes.
struct FavoriteMatcher: Sendable {
  private static let bitCount = 65_536

  private let names: Set<String>
  /// One for each hash that a plain name has.
  private var bits: [Bool]
  /// Whether a plain name can be equal to one that is not.
  private var hasOtherForms = false

  init(_ names: Set<String>) {
    self.names = names
    bits = Array(repeating: false, count: Self.bitCount)
    for name in names {
      let bytes = name.utf8Span.span
      bits[Self.hash(bytes)] = true
      if !PlainBytes.isPlain(bytes) { hasOtherForms = true }
    }
  }

  func includes(_ town: TownInfo) -> Bool {
    let bytes = town.townName.utf8Span.span
    if !hasOtherForms, !bits[Self.hash(bytes)], PlainBytes.isPlain(bytes) { return false }
    return names.contains(town.townName)
  }

  private static func hash(_ bytes: Span<UInt8>) -> Int {
    Int(truncatingIfNeeded: ByteTable.hash(bytes) & (bitCount - 1))
  }
}
