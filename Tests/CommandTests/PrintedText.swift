import RankingBrowser
import RankingCore
import TestSupport

@testable import townranking

// The printed output of one ranking, as one text.

extension PlainTable {
  static func text(_ ranking: Ranking, _ words: Words) -> String {
    PieceWriter<Never>.text { write([PrintedRanking(ranking)], words, to: &$0) }
  }
}

extension Markdown {
  static func text(_ ranking: Ranking, _ words: Words) -> String {
    PieceWriter<Never>.text { write([PrintedRanking(ranking)], words, to: &$0) }
  }
}

extension TabSeparated {
  static func text(_ ranking: Ranking) -> String {
    PieceWriter<Never>.text { write([PrintedRanking(ranking)], to: &$0) }
  }
}

extension RankingJSON {
  static func text(_ data: TownRankingData) -> String {
    PieceWriter<Never>.text { write(data, to: &$0) }
  }
}

typealias Samples = TestSupport.Samples
