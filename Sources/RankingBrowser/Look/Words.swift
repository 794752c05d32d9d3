import RankingCore

/// The words in one language.
package struct Words: Sendable {
  /// The language that all texts are in.
  package let language: Language

  /// The words of a language; nothing is looked up before it is asked for.
  package init(_ language: Language) {
    self.language = language
  }

  /// The text of a word as it stands; `filled` puts in what belongs at `{n}` and `{text}`.
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
      let isNumber = rest.utf8.distance(from: open, to: close) == 2
      result += (isNumber ? number.map(String.init) : text) ?? ""
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

  /// How a town moved, with its ranks, without a mark: `3アップ`.
  package func change(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks): filled(.up, ranks)
    case .down(let ranks): filled(.down, ranks)
    case .unchanged: self[.unchanged]
    case .new: self[.new]
    }
  }

  /// A tab's label where there is little room, such as "借りて".
  func shortTab(_ market: Market) -> String {
    switch market {
    case .rent: self[.rentShort]
    case .buy: self[.buyShort]
    }
  }

  /// A movement with its mark, such as `▴ 3アップ`.
  package func movement(_ change: RankChange, _ marks: Marks) -> String {
    "\(marks.movement(change)) \(self.change(change))"
  }

  /// Last year's rank of a town.
  package func lastYear(_ town: TownInfo) -> String {
    town.lastYearRank.map { filled(.lastYear, $0) } ?? (town.change == .new ? self[.notRankedLastYear] : "")
  }
}
