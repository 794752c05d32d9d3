import Testing

@testable import RankingCore

/// Texts as keys: equal where Swift says so.
@Suite struct TextKeyTests {
  static let texts = [
    "", "JR中央線", "JR中央線ほか", "が", "か\u{3099}", "カ", "ガ", "ｶﾞ", "豈", "\u{F900}", "é", "e\u{301}", "ＪＲ", "JR",
    "JR 中央線", "JR\u{3000}中央線", "佐々木ヶ丘ー", "👨‍👩‍👧",
  ]

  private static func isPlain(_ text: String) -> Bool { PlainBytes.isPlain(text.utf8Span.span) }

  @Test("plain texts are equal if Swift says so", arguments: texts)
  func equal(text: String) {
    for other in Self.texts {
      let isPlain = Self.isPlain(text) && Self.isPlain(other)
      let isEqual = TextKey(text, isPlain: isPlain) == TextKey(other, isPlain: isPlain)
      #expect(isEqual == (text == other), "\(text), \(other)")
    }
  }

  @Test(
    "plain",
    arguments: [
      ("", true), ("JR中央線", true), ("が", true), ("か\u{3099}", false), ("\u{F900}", false), ("é", false),
      ("佐々木ヶ丘ー・", true), ("ＪＲ\u{3000}ｶﾞ", true), ("👍", false),
    ])
  func plain(text: String, isPlain: Bool) {
    #expect(Self.isPlain(text) == isPlain)
  }

  @Test("one line in two forms of its name is one line")
  func lines() {
    let towns = ["ゆりか\u{3099}め線", "ゆりがめ線", "ゆりか\u{3099}め線ほか"].map { town(1, .new, $0) }
    let groups = LineTable(towns).groups
    #expect(groups.map(\.lines.count) == [1])
    #expect(groups.first?.summary.townCount == 3)
  }
}
