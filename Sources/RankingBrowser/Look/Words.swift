import RankingCore

/// The words in one language.
package struct Words: Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  package subscript(word: Word) -> String {
    switch language {
    case .japanese: word.texts.japanese
    case .english: word.texts.english
    }
  }

  /// The word with a number and a text filled in.
  package func filled(_ word: Word, _ number: Int? = nil, text: String? = nil) -> String {
    var result = ""
    for part in self[word].split(separator: "{", omittingEmptySubsequences: false) {
      if let number, part.hasPrefix("n}") {
        result += String(number) + part.dropFirst(2)
      } else if let text, part.hasPrefix("text}") {
        result += text + part.dropFirst(5)
      } else {
        result += part
      }
    }
    return result
  }

  package func tab(_ market: Market) -> String {
    switch market {
    case .rent: self[.rentTab]
    case .buy: self[.buyTab]
    }
  }

  package func change(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks): filled(.up, ranks)
    case .down(let ranks): filled(.down, ranks)
    case .unchanged: self[.unchanged]
    case .new: self[.new]
    }
  }

  /// Last year's rank of a town.
  package func lastYear(_ town: TownInfo) -> String {
    town.lastYearRank.map { filled(.lastYear, $0) } ?? (town.change == .new ? self[.notRankedLastYear] : "")
  }
}
