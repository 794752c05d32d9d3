import RankingBrowser
import RankingCore

// What is printed of one ranking, as one text.

extension PlainTable {
  static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks) -> String {
    PieceWriter<Never>.text { write([ranking], words, marks, to: &$0) }
  }
}

extension Markdown {
  static func text(_ ranking: Ranking, _ words: Words, _ marks: Marks) -> String {
    PieceWriter<Never>.text { write([ranking], words, marks, to: &$0) }
  }
}

extension TabSeparated {
  static func text(_ ranking: Ranking) -> String {
    PieceWriter<Never>.text { write([ranking], to: &$0) }
  }
}
