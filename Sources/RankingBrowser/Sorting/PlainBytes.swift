/// Texts whose bytes tell all: Swift normalises a text before it compares it, which takes long for a million of them.
enum PlainBytes {
  /// A longer text is not looked through.
  private static let longest = 256

  /// Whether a text surely is in the one form that its canonical equals have in common, so that two such texts are equal
  /// if their bytes are, and stand in the order of their bytes. It has no zero byte then.
  static func isPlain(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= longest else { return false }
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte > 0, byte < 0x80 {
        place += 1
        continue
      }
      guard place + 2 < bytes.count else { return false }
      switch byte {
      // U+3000 to U+3FFF but for the tone marks and the voicing marks that join the letter before them.
      case 0xE3:
        let second = bytes[place + 1]
        let third = bytes[place + 2]
        if second == 0x80, (0xAA...0xAF).contains(third) { return false }
        if second == 0x82, third == 0x99 || third == 0x9A { return false }
      // Kanji: U+4000 to U+9FFF.
      case 0xE4...0xE9: break
      // Full-width and half-width forms, up to half-width kana with its marks: U+FF00 to U+FF9F.
      case 0xEF:
        let second = bytes[place + 1]
        guard second == 0xBC || second == 0xBD || second == 0xBE && bytes[place + 2] < 0xA0 else { return false }
      default: return false
      }
      place += 3
    }
    return true
  }
}
