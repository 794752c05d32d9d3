/// The bulk of the text here is ASCII, kana and common kanji, and is folded byte by byte without making glyphs.
extension SearchFold {
  /// Adds the folded form if the text is of that kind only, and has no blanks, whose neighbours would matter.
  ///
  /// - Returns: false if it is not. Some of it may have been added then.
  static func appendPlain(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    var index = 0
    while index < text.count {
      let lead = text[index]
      switch lead {
      case 0x41...0x5A:
        bytes.append(lead + 0x20)
        index += 1
      case 0x21...0x7E:
        bytes.append(lead)
        index += 1
      case 0xE3...0xE9 where index + 2 < text.count:
        let second = text[index + 1]
        let third = text[index + 2]
        let scalar = UInt32(lead & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        switch scalar {
        case 0x3041...0x3096: appendThreeBytes(scalar + 0x60, to: &bytes)
        case 0x30A1...0x30FA, 0x4E00...0x9FA5:
          bytes.append(lead)
          bytes.append(second)
          bytes.append(third)
        default: return false
        }
        index += 3
      default: return false
      }
    }
    return true
  }
}
