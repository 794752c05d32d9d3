import RankingCore
import TerminalUI

/// A town's reading, folded for comparison.
struct FoldedReading: Hashable, Sendable {
  /// Katakana.
  let kana: [UInt8]
  /// The romanised name by `RomajiFold.spelled`.
  let spelled: [UInt8]
  /// The romanised name by `RomajiFold.sounded`.
  let sounded: [UInt8]

  init(_ reading: TownReading) {
    kana = Self.withoutD(FoldedText(reading.kana).bytes)
    spelled = RomajiFold.spelled(RomajiFold.letters(of: FoldedText(reading.romaji).bytes) ?? [])
    sounded = RomajiFold.sounded(spelled)
  }

  /// ヂ and ヅ as ジ and ズ: they sound alike, and few know that 三軒茶屋 has ぢゃ.
  static func withoutD(_ kana: [UInt8]) -> [UInt8] {
    var result = kana
    for index in kana.indices.dropFirst(2) where kana[index - 2] == 0xE3 && kana[index - 1] == 0x83 {
      switch kana[index] {
      // ヂ is E3 83 82 and ジ is E3 82 B8.
      case 0x82: result.replaceSubrange((index - 1)...index, with: [0x82, 0xB8])
      // ヅ is E3 83 85 and ズ is E3 82 BA.
      case 0x85: result.replaceSubrange((index - 1)...index, with: [0x82, 0xBA])
      default: break
      }
    }
    return result
  }
}
