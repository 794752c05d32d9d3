import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

@Suite("Spellings of readings")
struct RomajiPrefixTests {
  @Test func romajiAndKanaOfTheDataAgree() {
    for entry in Readings.embedded.entries {
      let reading = FoldedReading(entry.reading)
      for spelling in Spelling.allCases {
        let typed = spelling.write(entry.reading.kana)
        #expect(RomajiPattern(SearchFold.query(typed))?.sounded.first == reading.sounded, "\(entry) \(typed)")
      }
    }
  }

  /// A town stays found from the first letter to the last, whichever spelling is typed.
  @Test func everyBeginningOfASpellingFinds() {
    var count = 0
    for entry in Readings.embedded.entries {
      let romaji = entry.reading.romaji
      let spellings =
        Spelling.allCases.map { $0.write(entry.reading.kana) } + [
          romaji, romaji.uppercased(), romaji.replacing("-", with: " "),
        ]
        + [romaji.replacing("-", with: "’"), romaji.replacing("-", with: ""), entry.reading.kana]
      for spelling in Set(spellings) {
        for length in 0...spelling.count {
          #expect(finds(String(spelling.prefix(length)), entry.townName), "\(spelling.prefix(length)) of \(spelling)")
          count += 1
        }
      }
    }
    #expect(count > 3_000)
  }

  @Test(arguments: [
    ("shinjuku", "sinzyuku"), ("chiba", "tiba"), ("fuji", "huzi"), ("jya", "zya"), ("ja", "zya"), ("dzu", "zu"),
    ("matcha", "mattya"),
    ("shimbashi", "sinbasi"), ("hommachi", "honmati"), ("kohenji", "kohenzi"), ("ohashi", "ohasi"),
    ("ohhashi", "ohasi"), ("tsu", "tu"),
    ("sh", "s"), ("ch", "t"), ("ts", "t"), ("j", "z"), ("f", "h"), ("dzz", "zz"), ("she", "sye"), ("toh", "to"),
    ("ohya", "oya"),
  ])
  func sounds(_ letters: String, _ sounded: String) {
    let result = RomajiFold.sounded(RomajiFold.spelled(Array(letters.utf8)))
    #expect(String(decoding: result, as: UTF8.self) == sounded)
  }

  @Test func kanaThatSoundAlikeAreOne() {
    #expect(FoldedReading.withoutD(Array("ミヅヂッチツ".utf8)) == Array("ミズジッチツ".utf8))
  }

  @Test(arguments: ["", "-", "本", "ho本", "h1", "h.", "ё", "é"])
  func whatIsNotLatinHasNoLetters(text: String) {
    #expect(RomajiFold.letters(of: Array(text.utf8)) == nil)
  }
}
