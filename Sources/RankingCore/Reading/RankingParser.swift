/// The grammar of a ranking file, one unit at a time: a town, or a member of the root.
///
/// A unit that throws has changed nothing here but the pool and `watch`, so it can be tried again when more bytes are
/// there.
struct RankingParser {
  /// What a unit was.
  enum Unit {
    /// Nothing to keep.
    case passed
    case town(TownInfo, Market)
    case badTown(Finding)
    case text(String?, TextMember)
    /// The text is complete.
    case end
  }

  /// Where in the grammar the cursor stands.
  enum Stage: Equatable {
    case start
    case member
    case afterList
    /// The element's index in the file, from 0.
    case element(Market, Int)
    case end
  }

  // Not private: the moves are in RankingParser+Root.swift and RankingParser+Lists.swift.
  var stage = Stage.start
  var seenLists: Set<Market> = []
  var seenTexts: Set<TextMember> = []
  var pool = StringPool()
  /// Where the parts of the last unit stand; nil where nobody asks, which is faster.
  var watch: UnitWatch?

  /// The path of the element at which the cursor stands, for messages about the grammar.
  var path: DataPath {
    if case .element(let market, let index) = stage { return DataPath(list: market, index: index) }
    return DataPath()
  }

  /// Goes over the next unit.
  mutating func next(_ cursor: inout JSONCursor) throws(JSONFault) -> Unit {
    cursor.skipSpace()
    if watch != nil { watch = UnitWatch(start: cursor.offset) }
    switch stage {
    case .start: return try start(&cursor)
    case .member: return try member(&cursor)
    case .element(let market, let index): return try element(&cursor, market, index)
    case .afterList:
      try endMember(&cursor)
      return .passed
    case .end:
      guard try cursor.peek() == nil else {
        throw .syntax(offset: cursor.offset, expected: "the end of the data")
      }
      guard !seenLists.isEmpty else {
        throw .shape(
          Finding(
            path: DataPath(), offset: cursor.offset, found: .words("neither list"),
            expected: "\"\(Market.rent.jsonKey)\" or \"\(Market.buy.jsonKey)\""))
      }
      return .end
    }
  }
}
