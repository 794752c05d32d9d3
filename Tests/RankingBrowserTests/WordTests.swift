import RankingBrowser
import RankingCore
import Testing

/// The words in both languages.
@Suite(.timeLimit(.minutes(10))) struct WordTests {
  @Test("no word is empty, and English is ASCII", arguments: Word.allCases)
  func texts(word: Word) {
    let (japanese, english) = word.texts
    #expect(!japanese.isEmpty && !english.isEmpty)
    #expect(english.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    // The key to English says so in English.
    #expect(japanese.unicodeScalars.contains { $0.value >= 0x3000 } || [.towns, .barLanguage].contains(word))
    #expect(Words(.japanese)[word] == japanese && Words(.english)[word] == english)
  }

  @Test("both languages have the same placeholders", arguments: Word.allCases)
  func placeholders(word: Word) {
    #expect(Self.placeholders(word.texts.japanese) == Self.placeholders(word.texts.english))
    #expect(!word.texts.japanese.contains("{s}"))
    #expect(Self.placeholders(word.texts.english).allSatisfy { $0 == "{n}" || $0 == "{text}" })
    #expect(!Words(.english).filled(word, 7, text: "X").contains("{"))
    #expect(!Words(.japanese).filled(word, 7, text: "X").contains("{"))
  }

  private static func placeholders(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .map { "{" + $0.prefix { $0 != "}" } + "}" }.filter { $0 != "{s}" }.sorted()
  }

  @Test("filled in")
  func filled() {
    #expect(Words(.japanese).filled(.up, 3) == "3アップ")
    #expect(Words(.english).filled(.down, 12) == "down 12")
    #expect((0...2).map { Words(.english).filled(.towns, $0) } == ["0 towns", "1 town", "2 towns"])
    #expect(Words(.japanese).filled(.towns, 1) == "1件")
    #expect(Words(.english).filled(.skipped, 2, text: "a{n}b") == "2 could not be read (first: a{n}b)")
  }

  @Test(
    "movements and last year's rank",
    arguments: [
      (RankChange.up(3), "3アップ", "up 3", "前年13位", "was 13"), (.down(1), "1ダウン", "down 1", "前年9位", "was 9"),
      (.unchanged, "キープ", "same", "前年10位", "was 10"), (.new, "新登場", "new", "前年圏外", "unranked"),
      (.down(10), "10ダウン", "down 10", "", ""), (.unknown, "", "", "", ""),
    ])
  func change(change: RankChange, japanese: String, english: String, lastJapanese: String, lastEnglish: String) {
    let town = Samples.town(10, "街", change, "")
    #expect(Words(.japanese).change(change) == japanese)
    #expect(Words(.english).movement(change).isEmpty == english.isEmpty)
    #expect(Words(.english).movement(change, isShort: true).isEmpty == english.isEmpty)
    #expect(Words(.english).change(change) == english)
    #expect(Words(.japanese).lastYear(town) == lastJapanese)
    #expect(Words(.english).lastYear(town) == lastEnglish)
  }
}
