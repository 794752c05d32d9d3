import RankingCore
import TerminalUI

/// The language of the browser's own words, and of what is known of towns, lines and rankings.
package enum Language: String, CaseIterable, Sendable {
  case japanese = "ja"
  case english = "en"

  /// The one that it is changed to.
  package var other: Language {
    switch self {
    case .japanese: .english
    case .english: .japanese
    }
  }
}

/// A text in both languages, for what is said outside the table of words, such as what the system reports.
package struct BothTexts: Equatable, Sendable {
  /// In Japanese.
  package let japanese: String
  /// In English.
  package let english: String

  /// Takes the text in each language; each is one line.
  package init(japanese: String, english: String) {
    self.japanese = japanese
    self.english = english
  }

  /// The text in one of them.
  package subscript(language: Language) -> String {
    switch language {
    case .japanese: japanese
    case .english: english
    }
  }
}

/// What the browser says: words in one language, and marks.
package struct Words: Sendable {
  /// The language that all texts are in.
  package let language: Language
  /// In Unicode or in ASCII.
  package let marks: Marks

  /// The words of a language; nothing is looked up before it is needed.
  package init(_ language: Language, _ marks: Marks = .unicode) {
    self.language = language
    self.marks = marks
  }

  /// The raw text of a word; `filled` replaces `{n}` and `{text}`.
  package subscript(word: Word) -> String {
    switch language {
    case .japanese: word.texts.japanese
    case .english: word.texts.english
    }
  }

  /// The word with a number and a text filled in.
  package func filled(_ word: Word, _ number: Int? = nil, text: String? = nil) -> String {
    var rest = self[word][...]
    var result = ""
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      result += rest[..<open]
      switch rest[open...close] {
      case "{n}": result += number.map(String.init) ?? ""
      case "{s}": result += number == 1 ? "" : "s"
      default: result += text ?? ""
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }

  /// The name of a tab.
  package func tab(_ market: Market) -> String {
    switch market {
    case .rent: self[.rentTab]
    case .buy: self[.buyTab]
    }
  }

  /// A town's movement in ranks, without a mark: `3アップ`; empty if it is unknown.
  package func change(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks): filled(.up, ranks)
    case .down(let ranks): filled(.down, ranks)
    case .unchanged: self[.unchanged]
    case .new: self[.new]
    case .unknown: ""
    }
  }

  /// A tab's label for narrow places, such as "借りて".
  func shortTab(_ market: Market) -> String { self[Word.short(market)] }

  /// A movement in words, such as `▴ 3アップ`, or in the short form by its number alone: `▴3`; empty if it is unknown.
  package func movement(_ change: RankChange, isShort: Bool = false) -> String {
    isShort || change == .unknown ? marks.measured(change) : "\(marks.movement(change)) \(self.change(change))"
  }

  /// The same in so many cells: if it has no room, its number is left out and not cut.
  func movement(_ change: RankChange, isShort: Bool, within cells: Int) -> String {
    let forms = (isShort ? [] : [movement(change)]) + [movement(change, isShort: true)]
    return forms.first { TextWidth.cells(of: $0) <= cells } ?? marks.movement(change)
  }

  /// A town's name as it is shown: in English the romanised one, if it is known.
  package func town(_ name: String) -> String {
    switch language {
    case .japanese: name
    case .english: Readings.embedded[name]?.romaji ?? name
    }
  }

  /// The same, followed by the name in the data if that is another.
  package func wholeTown(_ name: String) -> String {
    let shown = town(name)
    return shown == name ? name : "\(shown) \(name)"
  }

  /// A line as it is shown: in English its English name, if it is known.
  /// - Parameter name: without ほか.
  func line(_ name: String) -> String {
    switch language {
    case .japanese: name
    case .english: Readings.embedded.reading(ofLine: name)?.romaji ?? name
    }
  }

  /// The same of a town, with the mark that there are others.
  func line(of town: TownInfo) -> String {
    // In Japanese nothing is to be looked up, row by row and frame by frame.
    if language == .japanese { return town.availableLine }
    let name = town.mainLine
    let shown = line(name)
    return shown == name ? town.availableLine : town.hasOtherLines ? "\(shown) \(self[.lineOthers])" : shown
  }

  /// The same, followed by the line in the data if that is another.
  package func wholeLine(of town: TownInfo) -> String {
    let shown = line(of: town)
    return shown == town.availableLine ? shown : "\(shown) \(town.availableLine)"
  }

  /// Whose lines they are.
  func owner(_ owner: LineTable.Owner) -> String {
    switch owner {
    case .known(let owner): language == .english ? owner.englishName : owner.name
    case .other: self[.lineOtherOperators]
    case .noLine: self[.lineNone]
    }
  }

  /// A title, region or edition as it is shown: in English the name that the embedded rankings have there, if it is
  /// one of theirs.
  package func name(_ name: String) -> String {
    switch language {
    case .japanese: name
    case .english: EnglishNames.of(name) ?? name
    }
  }

  /// Last year's rank of a town.
  package func lastYear(_ town: TownInfo) -> String {
    town.lastYearRank.map { filled(.lastYear, $0) } ?? (town.change == .new ? self[.notRankedLastYear] : "")
  }
}

/// The marks of the browser's own chrome. All are one cell wide on every terminal, also where characters of ambiguous
/// width take two.
package struct Marks: Sendable {
  /// A climb, the arrow key, and more above.
  package let up: String
  /// A fall, the arrow key, and more below.
  package let down: String
  /// The arrow key to the left.
  package let left: String
  /// The arrow key to the right, and from last year's rank to this year's.
  package let right: String
  /// A town that kept its rank.
  package let unchanged: String
  /// A town that was not ranked last year.
  package let new: String
  /// Beside ranks 1-3.
  package let crown: String
  /// Beside a town that is a favourite.
  package let favorite: String
  /// Before the chosen row.
  package let chosen: String
  /// The key Enter; a word of several cells in ASCII.
  package let enter: String
  /// A cell of a bar of movement.
  package let bar: String
  /// The middle between bars of falls and of climbs.
  package let axis: String
  /// Shown where text is cut.
  package let cut: Text
  /// The moving mark, one per frame.
  package let spinner: [String]
  /// Whether only characters 0x20-0x7e are drawn.
  package let isASCII: Bool

  /// For terminals with UTF-8, which are all of them unless `--ascii` is given.
  package static let unicode = Marks(
    up: "▴", down: "▾", left: "◂", right: "▸", unchanged: "−", new: "+", crown: "♛", favorite: "✦", chosen: "›",
    enter: "⏎",
    bar: "▬", axis: "╎", cut: Text("⋯"), spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    isASCII: false)

  /// Only characters 0x20-0x7e.
  package static let ascii = Marks(
    up: "^", down: "v", left: "<", right: ">", unchanged: "=", new: "+", crown: "#", favorite: "*", chosen: ">",
    enter: "Enter",
    bar: "-", axis: "|", cut: Text("~"), spinner: ["|", "/", "-", "\\"], isASCII: true)

  func movement(_ change: RankChange) -> String {
    switch change {
    case .up: up
    case .down: down
    case .unchanged: unchanged
    case .new: new
    case .unknown: ""
    }
  }

  /// A movement with its ranks, such as `▴3`.
  func measured(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks), .down(let ranks): movement(change) + String(ranks)
    case .unchanged, .new, .unknown: movement(change)
    }
  }

  /// Whether a rank has a crown.
  static func isCrowned(_ rank: Int) -> Bool { rank <= 3 }

  /// A key as the key bar and the help show it.
  func label(_ key: Key) -> String {
    switch key {
    case .up: up
    case .down: down
    case .left: left
    case .right: right
    case .character, .control, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab, .backspace, .delete,
      .function:
      key.label
    }
  }
}

// MARK: Titles

extension Words {
  /// The heading of a printed ranking: its title, or what distinguishes it from others that are printed with it.
  package func heading(_ ranking: Ranking, isAlone: Bool) -> String {
    ranking.data.title.map(name) ?? (isAlone || ranking.name.isEmpty ? self[.untitled] : ranking.name)
  }

  /// That a list has gaps after a rank.
  package func gaps(_ rank: Int) -> String {
    switch rank {
    case 0: self[.headerPartialFrom]
    case 1: self[.headerPartialOne]
    default: filled(.headerPartial, rank)
    }
  }

  /// The title on the screen, with the region and edition that it does not name.
  func title(_ title: RankingTitle) -> String {
    ([title.title.map(name) ?? self[.untitled]] + title.more.map(name)).joined(separator: " ")
  }
}

/// What a ranking is called, whatever the language: its title, and what region and edition add to it.
struct RankingTitle: Sendable {
  let title: String?
  /// What the title does not mention.
  let more: [String]

  init(_ data: TownRankingData) {
    title = data.title
    let named = Array((data.title ?? "").utf8)
    more = [data.region, data.edition].compactMap { $0 }
      .filter { ByteSearch.firstOffset(of: Array($0.utf8), in: named) == nil }
  }
}
