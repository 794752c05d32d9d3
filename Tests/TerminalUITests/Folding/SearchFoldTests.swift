import Testing

@testable import TerminalUI

@Suite("Folding for comparison")
struct SearchFoldTests {
  @Test(arguments: [
    ("ＪＲ", "jr"), ("JR", "jr"), ("ﾒﾄﾛ", "メトロ"), ("めとろ", "メトロ"), ("ｶﾞ", "ガ"), ("が", "ガ"), ("か\u{3099}", "ガ"),
    ("は\u{309A}", "パ"), ("ﾊﾟ", "パ"), ("ﾎﾝｱﾂｷﾞ", "ホンアツギ"), ("Ⅱ", "ii"), ("ﬁ", "fi"), ("㍿", "株式会社"), ("①", "1"),
    ("ｾﾝﾀｰ", "センター"), ("せんたー", "センター"), ("ゝ", "ヽ"), ("ß", "ss"), ("É", "é"), ("E\u{301}", "é"), ("Ō", "ō"),
    ("O\u{304}", "ō"), ("K", "k"), ("한", "한"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("葛\u{E0100}", "葛"),
    ("塚\u{FE00}", "塚"),
    ("\u{FA10}", "塚"), ("・", "・"), ("･", "・"), ("ﾞ", "\u{3099}"), ("　a　　b ", "a b"), ("\t", "▯"), (" \u{A0} ", ""),
    ("", ""),
  ])
  func givesOneForm(string: String, folded: String) {
    // By bytes: Swift's own == ignores composition.
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
      "龥", "龦",
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let string = (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      var bytes: [UInt8] = [1]
      SearchFold.append(searchable: string, to: &bytes)
      #expect(bytes == [1] + FoldedText(string).bytes, "\(string)")
    }
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
