import CSupport

// Pointers: utf8proc fills an array of the size passed to it; memmem is given two arrays by their own counts.

/// Folds text for comparison: width, case, composition (NFKC_Casefold), the two kanas, small and large kana, and the
/// variants of a kanji make no difference. `ＪＲ` is `jr`; `ﾒﾄﾛ`, `めとろ` and `メトロ` are one, and so are `星ヶ丘`, `星ケ丘` and
/// `星が丘`, `髙﨑` and `高崎`. What cannot be shown counts for nothing.
package enum SearchFold {
  /// Folded UTF-8 of what the string shows on the screen, with runs of blanks reduced to one and none at its ends.
  ///
  /// For queries. Text to be searched is folded by `FoldedText`, which leaves out more blanks.
  package static func query(_ string: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    for glyph in Text(String(string)).glyphs { append(glyph, to: &bytes) }
    let words = bytes.split(separator: space)
    var folded = Array(words.joined(separator: CollectionOfOne(space)))
    joinKe(&folded)
    return folded
  }

  /// The other form of a word that is being typed: it ends with ケ or が, and the kanji that makes this the ヶ of place
  /// names may follow. Nil if it ends with anything else.
  package static func withKe(_ word: [UInt8]) -> [UInt8]? {
    var joined = word
    joinKe(&joined, isKanjiNext: true)
    return joined == word ? nil : joined
  }

  /// Folded UTF-8 of text to be searched: the same as `FoldedText(string).bytes`, and faster for common text.
  package static func append(searchable string: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    if appendPlain(string.utf8Span.span, to: &bytes) { return }
    bytes.removeSubrange(start...)
    bytes.append(contentsOf: FoldedText(string).bytes)
  }

  /// Makes ケ and ガ before a kanji ヶ: in names of places the three are one, and as many bytes. Elsewhere ヶ is ケ.
  /// - Parameter isKanjiNext: whether a kanji follows the bytes.
  fileprivate static func joinKe(_ bytes: inout [UInt8], from start: Int = 0, isKanjiNext: Bool = false) {
    var index = start
    while index + 2 < bytes.count {
      // ケ is E3 82 B1, ガ is E3 82 AC, ヶ is E3 83 B6.
      if bytes[index] == 0xE3, bytes[index + 1] == 0x82, bytes[index + 2] == 0xB1 || bytes[index + 2] == 0xAC {
        let next = index + 3
        // U+4000 to U+9FFF, and those beyond U+FFFF.
        if next < bytes.count ? (0xE4...0xE9).contains(bytes[next]) || bytes[next] == 0xF0 : isKanjiNext {
          bytes[index + 1] = 0x83
          bytes[index + 2] = 0xB6
        }
      }
      index += 1
    }
  }

  /// Adds the folded form of ASCII, kana with ・ and ー, and common kanji, the bulk of the text here, without making
  /// glyphs. The text must have no blanks, whose neighbours would matter.
  ///
  /// - Returns: false if the text has anything else. Some of it may have been added then.
  private static func appendPlain(_ text: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let start = bytes.count
    var hasKe = false
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
        case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FA5:
          let folded = letter(scalar)
          if folded == 0x30B1 || folded == 0x30AC { hasKe = true }
          appendThreeBytes(folded, to: &bytes)
        default: return false
        }
        index += 3
      default: return false
      }
    }
    if hasKe { joinKe(&bytes, from: start) }
    return true
  }

  fileprivate static let space = UInt8(ascii: " ")

  /// Adds what one glyph folds to. Glyphs are folded one by one, so that every byte belongs to one of them.
  fileprivate static func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    // Nobody can see what it stands for, such as U+200B in pasted text.
    if glyph.base == Glyph.replacement.base { return }
    if glyph.mark == 0 {
      switch glyph.base {
      case 0x41...0x5A:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base + 0x20))
        return
      case 0x20...0x7E:
        bytes.append(UInt8(truncatingIfNeeded: glyph.base))
        return
      case 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FA5:
        appendThreeBytes(letter(glyph.base), to: &bytes)
        return
      // Voicing marks on their own. NFKC would put a blank before them.
      case 0x309B, 0x309C:
        appendThreeBytes(glyph.base - 2, to: &bytes)
        return
      default: break
      }
    }
    appendByTable(glyph, to: &bytes)
  }

  private static func appendByTable(_ glyph: Glyph, to bytes: inout [UInt8]) {
    var scalars = String.UnicodeScalarView()
    glyph.append(to: &scalars)
    var text = String(scalars)
    // On the stack; the longest expansion of one scalar is U+FDFA's, 33 bytes.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { folded in
      let needed = text.withUTF8 { support_fold($0.baseAddress, $0.count, folded.baseAddress, folded.count) }
      guard (0...folded.count).contains(needed) else { return }
      let start = bytes.count
      bytes.append(contentsOf: folded.prefix(needed))
      foldLetters(&bytes, from: start)
    }
  }

  /// Folds kana and kanji in place: a letter of three bytes becomes one of three bytes.
  private static func foldLetters(_ bytes: inout [UInt8], from start: Int) {
    var index = start
    while index + 2 < bytes.count {
      guard bytes[index] & 0xF0 == 0xE0 else {
        index += 1
        continue
      }
      let scalar =
        UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      let folded = letter(scalar)
      if folded != scalar {
        bytes[index] = UInt8(truncatingIfNeeded: 0xE0 | folded >> 12)
        bytes[index + 1] = UInt8(truncatingIfNeeded: 0x80 | folded >> 6 & 0x3F)
        bytes[index + 2] = UInt8(truncatingIfNeeded: 0x80 | folded & 0x3F)
      }
      index += 3
    }
  }

  /// The large katakana for a kana, the common form of a kanji, and otherwise the scalar itself.
  private static func letter(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x3041...0x3096: large(scalar + 0x60)
    // Iteration marks, which repeat the character before.
    case 0x309D, 0x309E: scalar + 0x60
    case 0x30A1...0x30F6: large(scalar)
    case 0x4E00...0xFAFF: KanjiVariants.common(scalar)
    default: scalar
    }
  }

  /// The large katakana for a small one: ツ for ッ.
  private static func large(_ katakana: UInt32) -> UInt32 {
    switch katakana {
    // ァィゥェォ, ッ, ャュョ, ヮ.
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE: katakana + 1
    // ヵ, ヶ.
    case 0x30F5: 0x30AB
    case 0x30F6: 0x30B1
    default: katakana
    }
  }

  /// Adds the UTF-8 of a scalar from U+0800 to U+FFFF.
  private static func appendThreeBytes(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}

/// Kanji of place names in their older and other forms.
private enum KanjiVariants {
  /// The common form of a kanji; other scalars stay as they are.
  static func common(_ scalar: UInt32) -> UInt32 {
    let place = Int(scalar) - Int(first)
    guard forms.indices.contains(place) else { return scalar }
    return forms[place] == 0 ? scalar : UInt32(forms[place])
  }

  private static let first: UInt32 = 0x4E00

  /// By the scalar's distance from the first kanji, its common form; 0 where it is that itself. Searching a long list
  /// asks for each of its kanji: a dictionary would double the time.
  private static let forms: [UInt16] = {
    var forms = [UInt16](repeating: 0, count: 0xFB00 - Int(first))
    for pair in pairs.split(separator: " ").map({ $0.unicodeScalars.map(\.value) }) where pair.count == 2 {
      forms[Int(pair[0] - first)] = UInt16(truncatingIfNeeded: pair[1])
    }
    return forms
  }()

  /// A variant and the common form. First, forms that the Jōyō kanji table of 2010 gives in parentheses; then those of
  /// one kanji in the MJ shrink map (https://moji.or.jp/mojikiban/map/).
  private static let pairs = """
    龍竜 澤沢 濱浜 廣広 邊辺 瀧滝 櫻桜 國国 會会 學学 縣県 區区 關関 驛駅 鐵鉄 灣湾 瀨瀬 德徳 橫横 嶽岳 榮栄 圓円 鹽塩 臺台 萬万 寶宝 豐豊 稻稲 藏蔵 \
    繩縄 螢蛍 淺浅 鷄鶏 綠緑 圖図 惠恵 條条 莊荘 團団 齋斎 齊斉 佛仏 壽寿 澁渋 濟済 彌弥 眞真 總総 藥薬 賴頼 燈灯 龜亀 溪渓 樂楽 來来 實実 增増 峽峡 \
    穗穂 攝摂 黑黒 \
    髙高 﨑崎 嵜崎 嶋島 嶌島 邉辺 濵浜 冨富 峯峰 舘館 槗橋 舩船 渕淵 檜桧 鷗鴎 蘆芦 槇槙 鶯鴬 濤涛 籠篭
    """
}

/// A text folded for comparison that still knows which glyph each byte came from, so that a match is shown on exactly
/// its cells.
///
/// A blank is kept only between two ASCII characters: a file may write `JR 大阪` or `JR大阪`.
package struct FoldedText: Sendable {
  /// Folded UTF-8.
  package private(set) var bytes: [UInt8] = []
  /// For every byte, the index of its glyph, ascending.
  private var owners: [Int] = []

  /// Folds what a string shows.
  package init(_ string: some StringProtocol) {
    self.init(Text(String(string)))
  }

  /// Folds a text glyph by glyph.
  package init(_ text: Text) {
    var blank: Int?
    // What Unicode's tables give for a glyph takes long to find, and most texts repeat their glyphs.
    var known: [Glyph: [UInt8]] = [:]
    for (index, glyph) in text.glyphs.enumerated() {
      let start = bytes.count
      if let folded = known[glyph] {
        bytes.append(contentsOf: folded)
      } else {
        SearchFold.append(glyph, to: &bytes)
        if glyph.base > 0x7F { known[glyph] = Array(bytes[start...]) }
      }
      if bytes.count == start + 1, bytes.last == SearchFold.space {
        bytes.removeLast()
        blank = blank ?? index
        continue
      }
      if let place = blank, start > 0, bytes.count > start, bytes[start - 1] < 0x80, bytes[start] < 0x80 {
        bytes.insert(SearchFold.space, at: start)
        owners.append(place)
      }
      if bytes.count > start { blank = nil }
      owners.append(contentsOf: repeatElement(index, count: bytes.count - owners.count))
    }
    SearchFold.joinKe(&bytes)
  }

  /// Whether a folded pattern is anywhere in the text; always true for an empty one.
  package func contains(_ pattern: [UInt8]) -> Bool {
    ByteSearch.firstOffset(of: pattern, in: bytes) != nil
  }

  /// The glyphs of all matches from left to right, as indices of the text's `glyphs`. No two share a glyph.
  ///
  /// A match that begins or ends within what one glyph folds to (`株` in `㍿`) covers the whole glyph.
  package func ranges(of pattern: [UInt8]) -> [Range<Int>] {
    guard !pattern.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    while let offset = ByteSearch.firstOffset(of: pattern, in: bytes, from: start) {
      let last = offset + pattern.count - 1
      ranges.append(owners[offset]..<(owners[last] + 1))
      start = last + 1
      while start < owners.count, owners[start] == owners[last] { start += 1 }
    }
    return ranges
  }
}

/// Finds bytes in bytes with libc's `memmem`. In UTF-8 a match of whole characters begins and ends between characters.
package enum ByteSearch {
  /// The first place of a pattern within a part of the bytes.
  ///
  /// - Parameters:
  ///   - start: the offset at which to begin.
  ///   - end: the offset at which the part ends; nil for the end of the bytes.
  /// - Returns: the offset in `bytes`; nil if the pattern is not there.
  package static func firstOffset(
    of pattern: [UInt8], in bytes: [UInt8], from start: Int = 0, to end: Int? = nil
  ) -> Int? {
    let end = min(end ?? bytes.count, bytes.count)
    guard 0 <= start, start <= end else { return nil }
    let found = bytes.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[start..<end])
      return support_find(part.baseAddress, part.count, pattern, pattern.count)
    }
    return found < 0 ? nil : start + found
  }
}
