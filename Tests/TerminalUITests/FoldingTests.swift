import CSupport
import TerminalUI
import TestSupport
import Testing

@Suite("Folding for comparison", .timeLimit(.minutes(10)))
struct SearchFoldTests {
  @Test(arguments: [
    ("ＪＲ", "jr"), ("JR", "jr"), ("ﾒﾄﾛ", "メトロ"), ("めとろ", "メトロ"), ("ｶﾞ", "ガ"), ("が", "ガ"), ("か\u{3099}", "ガ"),
    ("は\u{309A}", "パ"), ("ﾊﾟ", "パ"), ("ﾎﾝｱﾂｷﾞ", "ホンアツギ"), ("Ⅱ", "ii"), ("ﬁ", "fi"), ("㍿", "株式会社"), ("①", "1"),
    ("ｾﾝﾀｰ", "センター"), ("せんたー", "センター"), ("ゝ", "ヽ"), ("ß", "ss"), ("É", "é"), ("E\u{301}", "é"), ("Ō", "ō"),
    ("O\u{304}", "ō"), ("K", "k"), ("한", "한"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("葛\u{E0100}", "葛"),
    ("塚\u{FE00}", "塚"),
    ("\u{FA10}", "塚"), ("・", "・"), ("･", "・"), ("ﾞ", "\u{3099}"), ("　a　　b ", "a b"), ("\t", ""), ("\u{200B}", ""),
    ("大\u{FEFF}宮", "大宮"), ("▯", ""),
    ("星が丘", "星ヶ丘"), ("星ヶ丘", "星ヶ丘"), ("ケーキ", "ケーキ"), ("ヶ", "ケ"), ("ッャヮヵ", "ツヤワカ"), ("髙﨑", "高崎"), ("ながの", "ナガノ"),
    (" \u{A0} ", ""),
    ("", ""),
  ])
  func givesOneForm(raw: RawText, folded: String) {
    let string = raw.text
    // Compares bytes: Swift's == ignores normalisation.
    #expect(
      SearchFold.query(string) == Array(folded.utf8), "\(String(decoding: SearchFold.query(string), as: UTF8.self))")
  }

  @Test(arguments: [
    ("JR 大阪環状線", "jr大阪環状線"), ("Osaka Metro御堂筋線", "osaka metro御堂筋線"), ("Osaka　　Metro", "osaka metro"), (" a ", "a"),
    ("大 宮", "大宮"), (" ", ""), ("a 本 b", "a本b"),
  ])
  func searchableTextKeepsBlanksBetweenASCIIOnly(string: String, folded: String) {
    #expect(FoldedText(string).bytes == Array(folded.utf8))
  }

  @Test func quickWayGivesTheSame() {
    let pieces = [
      "本", "厚木", "JR", "z", "~", " ", "ほ", "ゖ", "ヺ", "ー", "・", "ガ", "か\u{3099}", "ﾞ", "ﾎ", "Ⅱ", "　", "é", "😀", "\u{7}",
      "龥", "龦", "が", "ケ", "ヶ", "っ", "髙", "﨑", "\u{200B}",
    ]
    var random = SplitMix(seed: 3)
    for _ in 0..<2_000 {
      let string = (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      var bytes: [UInt8] = [1]
      SearchFold.append(searchable: string, to: &bytes)
      #expect(bytes == [1] + FoldedText(string).bytes, "\(string)")
    }
  }

  @Test("the fast paths fold every scalar like Unicode's tables, and kana to katakana")
  func everyQuickScalar() {
    var different: [String] = []
    for value in [0x21...0x7E, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FA5].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = String(scalar)
      var expected = [UInt8](repeating: 0, count: 8)
      let utf8 = Array(text.utf8)
      expected.removeSubrange(support_fold(utf8, utf8.count, &expected, expected.count)...)
      if let kana = Self.largeKatakana[scalar] ?? Self.variants[scalar] { expected = Array(String(kana).utf8) }
      var bytes: [UInt8] = []
      SearchFold.append(searchable: text, to: &bytes)
      if bytes != expected || SearchFold.query(text) != expected { different.append(text) }
    }
    #expect(different == [])
  }

  /// The large katakana for every kana that is not one.
  private static let largeKatakana: [Unicode.Scalar: Unicode.Scalar] = {
    var large = Dictionary(
      uniqueKeysWithValues: zip("ァィゥェォッャュョヮヵヶ".unicodeScalars, "アイウエオツヤユヨワカケ".unicodeScalars))
    for value in UInt32(0x3041)...0x3096 {
      guard let hiragana = Unicode.Scalar(value), let katakana = Unicode.Scalar(value + 0x60) else { continue }
      large[hiragana] = large[katakana] ?? katakana
    }
    return large
  }()

  /// Kanji that fold to another one, told by the fold itself: their number, and some by name.
  private static let variants: [Unicode.Scalar: Unicode.Scalar] = {
    var variants: [Unicode.Scalar: Unicode.Scalar] = [:]
    for value in UInt32(0x4E00)...0x9FA5 {
      guard let kanji = Unicode.Scalar(value) else { continue }
      let folded = String(decoding: SearchFold.query(String(kanji)), as: UTF8.self).unicodeScalars
      if let other = folded.first, other != kanji { variants[kanji] = other }
    }
    return variants
  }()

  @Test("variants of kanji fold to kanji that fold to themselves")
  func kanjiVariants() {
    #expect(Self.variants.count == 80)
    for other in Self.variants.values { #expect(Self.variants[other] == nil, "\(other)") }
    for (variant, common) in zip("髙龍澤濱廣邊邉嶋嶌".unicodeScalars, "高竜沢浜広辺辺島島".unicodeScalars) {
      #expect(Self.variants[variant] == common)
    }
    #expect(SearchFold.query("﨑") == Array("崎".utf8) && SearchFold.query("埼") == Array("埼".utf8))
  }

  @Test func everyScalarFoldsToTextWithoutZero() {
    for value in UInt32(1)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = SearchFold.query(String(scalar))
      #expect(!bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil, "\(value)")
    }
  }

  @Test func longestExpansionIsWhole() {
    #expect(SearchFold.query("\u{FDFA}").count == 33)
  }
}

@Suite("Matches on exactly their glyphs and cells", .timeLimit(.minutes(10)))
struct FoldedTextTests {
  /// Text, query, glyphs, cells.
  @Test(
    arguments: [
      ("本厚木", "厚木", [1..<3], [2..<6]),
      ("ＪＲ中央線", "jr", [0..<2], [0..<4]),
      ("JR中央線", "ＪＲ", [0..<2], [0..<2]),
      ("ﾎﾝｱﾂｷﾞ", "つぎ", [3..<5], [3..<6]),
      ("ホンアツキ\u{3099}", "ギ", [4..<5], [8..<10]),
      ("か\u{3099}か", "か", [1..<2], [2..<4]),
      ("東京ﾒﾄﾛ", "めとろ", [2..<5], [4..<7]),
      ("㍿町", "株", [0..<1], [0..<2]),
      ("㍿町", "式会", [0..<1], [0..<2]),
      ("㍿町", "社町", [0..<2], [0..<4]),
      ("ⅡⅡ", "i", [0..<1, 1..<2], [0..<1, 1..<2]),
      ("ⅡⅡ", "iii", [0..<2], [0..<2]),
      ("Ⅱx", "ix", [0..<2], [0..<2]),
      ("大大大", "大大", [0..<2], [0..<4]),
      ("大小大", "大", [0..<1, 2..<3], [0..<2, 4..<6]),
      ("JR 大阪", "jr大", [0..<4], [0..<5]),
      (" JR　線", "r線", [2..<5], [2..<7]),
      ("Osaka Metro", "metro", [6..<11], [6..<11]),
      ("Osaka Metro", "am", [], []),
      ("e\u{301}te\u{301}", "é", [0..<1, 2..<3], [0..<1, 2..<3]),
      ("本厚木", "", [], []), ("", "本", [], []), ("本", "本厚", [], []),
    ] as [(String, String, [Range<Int>], [Range<Int>])])
  func areFound(string: String, query: String, glyphs: [Range<Int>], cells: [Range<Int>]) {
    let text = Text(string)
    let ranges = FoldedText(text).ranges(of: SearchFold.query(query))
    #expect(ranges == glyphs)
    #expect(ranges.map { text.columns(of: $0) } == cells)
  }

  @Test func columnsStayWithinTheText() {
    #expect(Text("本木").columns(of: 1..<9) == 2..<4)
    #expect(Text("本木").columns(of: 5..<9) == 4..<4)
    #expect(Text("").columns(of: 0..<1) == 0..<0)
  }
}

@Suite("support_fold and support_find", .timeLimit(.minutes(10)))
struct SupportFoldTests {
  private func fold(_ bytes: [UInt8], capacity: Int) -> (needed: Int, buffer: [UInt8]) {
    var buffer = [UInt8](repeating: 0xAA, count: capacity + 4)
    let needed = support_fold(bytes, bytes.count, &buffer, capacity)
    return (needed, buffer)
  }

  @Test func longTextIsFoldedWhole() {
    let expected = Array(String(repeating: "ガ", count: 1_000).utf8)
    let (needed, buffer) = fold(Array(String(repeating: "ｶﾞ", count: 1_000).utf8), capacity: 3_000)
    #expect(needed == 3_000)
    #expect(Array(buffer.prefix(3_000)) == expected)
  }

  @Test(arguments: [0, 1, 2, 5])
  func writesNoMoreThanItMay(capacity: Int) {
    let (needed, buffer) = fold(Array("ＪＲ本".utf8), capacity: capacity)
    #expect(needed == 5)
    #expect(Array(buffer.prefix(capacity)) == Array(Array("jr本".utf8).prefix(capacity)))
    #expect(buffer.dropFirst(capacity).allSatisfy { $0 == 0xAA })
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(fold([0xFF], capacity: 8).needed == -1)
    #expect(fold([0x61, 0xE6, 0x9C], capacity: 8).needed == -1)
    #expect(fold([], capacity: 8).needed == 0)
  }

  @Test func findsTheFirst() {
    let text: [UInt8] = [1, 2, 3, 2, 3]
    #expect(support_find(text, 5, [2, 3], 2) == 1)
    #expect(support_find(text, 5, [3, 1], 2) == -1)
    #expect(support_find(text, 5, [], 0) == 0)
    #expect(support_find([], 0, [1], 1) == -1)
  }
}
