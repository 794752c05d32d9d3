import TerminalUI

/// A Latin query as it is looked for in romanised names.
struct RomajiPattern: Hashable, Sendable {
  /// One vowel for a long one, consonants as they were typed.
  let spelled: [UInt8]
  /// One spelling for a sound; two where the last letter could still become either.
  let sounded: [[UInt8]]

  /// - Parameter folded: one word or more, folded by `SearchFold`.
  /// - Returns: nil if it is not Latin.
  init?(_ folded: [UInt8]) {
    guard let letters = RomajiFold.letters(of: folded) else { return nil }
    spelled = RomajiFold.spelled(letters)
    let sounded = RomajiFold.sounded(spelled)
    self.sounded = [sounded] + (Self.alternative(to: sounded).map { [$0] } ?? [])
  }

  /// `nam` may go on as `namba`, which sounds `nanba`; and `kachid` as `kachiduka`, which sounds `katizuka`.
  private static func alternative(to sounded: [UInt8]) -> [UInt8]? {
    let rest = sounded.dropLast()
    switch sounded.last {
    case RomajiFold.m: return rest.last == RomajiFold.n ? Array(rest) : rest + [RomajiFold.n]
    case RomajiFold.d: return rest + [RomajiFold.z]
    default: return nil
    }
  }

  /// Whether the reading has it anywhere.
  func matches(_ reading: FoldedReading) -> Bool {
    ByteSearch.firstOffset(of: spelled, in: reading.spelled) != nil
      || sounded.contains { ByteSearch.firstOffset(of: $0, in: reading.sounded) != nil }
  }
}
