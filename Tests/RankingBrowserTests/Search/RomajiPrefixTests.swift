import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

@Suite("Spellings of readings", .timeLimit(.minutes(10)))
struct RomajiPrefixTests {
  @Test func romajiAndKanaOfTheDataAgree() {
    for entry in Readings.embedded.entries {
      let reading = FoldedReading(entry.reading)
      for spelling in Spelling.allCases {
        let typed = spelling.write(entry.reading.kana)
        #expect(RomajiPattern(SearchFold.query(typed))?.sounded.first == reading.sounded.bytes, "\(entry) \(typed)")
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
          #expect(finds(String(spelling.prefix(length)), entry.name), "\(spelling.prefix(length)) of \(spelling)")
          count += 1
        }
      }
    }
    #expect(count > 3_000)
  }

  @Test("a line stays found from the first letter to the last, and its operator too")
  func everyBeginningOfALine() {
    for (index, entry) in Readings.embedded.lines.enumerated() where index.isMultiple(of: 5) {
      let (romaji, kana) = (entry.reading.romaji, entry.reading.kana)
      for typed in [romaji, romaji.replacing(" ", with: ""), kana, "\(romaji) 大"] {
        for length in 1...typed.count {
          let query = typed.prefix(length)
          #expect(finds(String(query), "大宮", line: entry.name + "ほか"), "\(query) of \(entry)")
        }
      }
    }
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
