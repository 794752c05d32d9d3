/// The grammar of a ranking file, one unit at a time: a town, or a member of the root.
///
/// A unit that throws has changed nothing here but the pool and `watch`, so it can be retried when there are more
/// bytes.
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

  /// Where in the grammar the cursor is.
  enum Stage: Equatable {
    case start
    case member
    case afterList
    /// The element's index in the file, from 0.
    case element(Market, Int)
    case end
  }

  private(set) var stage = Stage.start
  private(set) var seenLists: Set<Market> = []
  private var seenTexts: Set<TextMember> = []
  private var pool = StringPool()
  /// Records the parts of the last unit; nil if not wanted, which is faster.
  var watch: UnitWatch?

  /// The path of the element at the cursor, for messages about the grammar.
  var path: DataPath {
    if case .element(let market, let index) = stage { return DataPath(list: market, index: index) }
    return DataPath()
  }

  /// Reads the next unit.
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
        throw .syntax(offset: cursor.offset, expected: .endOfData)
      }
      guard !seenLists.isEmpty else {
        throw .shape(
          Finding(path: DataPath(), offset: cursor.offset, found: .neitherList, expected: .eitherList))
      }
      return .end
    }
  }
}

/// The root object: the lists, the texts, and unknown members.
extension RankingParser {
  /// Enters the root object.
  private mutating func start(_ cursor: inout JSONCursor) throws(JSONFault) -> Unit {
    guard try cursor.peek() == ASCII.openBrace else {
      let offset = cursor.offset
      // JSON other than an object is distinguished from non-JSON only by its first value.
      switch try cursor.peek() {
      case ASCII.openBracket: break
      default: _ = try cursor.value(expecting: .ranking, depth: 0)
      }
      throw .shape(Finding(path: DataPath(), offset: offset, expected: .ranking))
    }
    stage = try cursor.open(closing: ASCII.closeBrace) ? .member : .end
    return .passed
  }

  /// Reads a member of the root; of a list, only its beginning.
  private mutating func member(_ cursor: inout JSONCursor) throws(JSONFault) -> Unit {
    let nameOffset = cursor.offset
    let name = try cursor.memberName()
    if let market = Market.allCases.first(where: { cursor.isEqual(name, $0.listName) }) {
      guard !seenLists.contains(market) else { throw Self.second(market.jsonKey, nameOffset) }
      try list(&cursor, market)
      seenLists.insert(market)
      return .passed
    }
    if let member = TextMember.allCases.first(where: { cursor.isEqual(name, $0.name) }) {
      guard !seenTexts.contains(member) else { throw Self.second("\(member.name)", nameOffset) }
      let text = try Self.text(&cursor, member)
      try endMember(&cursor)
      seenTexts.insert(member)
      return .text(text, member)
    }
    _ = try cursor.value(depth: 1)
    try watch?.passOver(nameOffset, in: cursor)
    try endMember(&cursor)
    return .passed
  }

  /// Reads what follows a member of the root.
  private mutating func endMember(_ cursor: inout JSONCursor) throws(JSONFault) {
    stage = try cursor.next(closing: ASCII.closeBrace) ? .member : .end
  }

  private static func text(_ cursor: inout JSONCursor, _ member: TextMember) throws(JSONFault) -> String? {
    let offset = cursor.offset
    switch try cursor.value(depth: 1) {
    case .null: return nil
    case .string(let string):
      if let text = cursor.text(of: string) { return text }
    default: break
    }
    throw .shape(Finding(path: DataPath(member: "\(member.name)"), offset: offset, expected: .textOrNull))
  }

  private static func second(_ name: String, _ offset: Int) -> JSONFault {
    .shape(
      Finding(path: DataPath(member: name), offset: offset, found: .second(name), expected: .eachOnce))
  }
}

/// The lists and their towns.
extension RankingParser {
  /// Enters a list, or reads a null in its place.
  private mutating func list(_ cursor: inout JSONCursor, _ market: Market) throws(JSONFault) {
    let offset = cursor.offset
    if try cursor.peek() == ASCII.openBracket {
      stage = try cursor.open(closing: ASCII.closeBracket) ? .element(market, 0) : .afterList
      return
    }
    guard case .null = try cursor.value(depth: 1) else {
      throw .shape(Finding(path: DataPath(list: market), offset: offset, expected: .listOfTowns))
    }
    try endMember(&cursor)
  }

  /// Reads an element of a list, and what follows it.
  private mutating func element(
    _ cursor: inout JSONCursor, _ market: Market, _ index: Int
  ) throws(JSONFault) -> Unit {
    let offset = cursor.offset
    let unit: Unit
    if try cursor.peek() == ASCII.openBrace {
      switch try town(&cursor) {
      case .success(let town): unit = .town(town, market)
      case .failure(var finding):
        finding.path.list = market
        finding.path.index = index
        unit = .badTown(finding)
      }
    } else {
      _ = try cursor.value(expecting: .town, depth: 2)
      unit = .badTown(
        Finding(path: DataPath(list: market, index: index), offset: offset, expected: .town))
    }
    stage = try cursor.next(closing: ASCII.closeBracket) ? .element(market, index + 1) : .afterList
    return unit
  }

  private mutating func town(_ cursor: inout JSONCursor) throws(JSONFault) -> Result<TownInfo, Finding> {
    let start = cursor.offset
    var draft = TownDraft()
    var hasMember = try cursor.open(closing: ASCII.closeBrace)
    while hasMember {
      let nameOffset = cursor.offset
      let name = try cursor.memberName()
      let offset = cursor.offset
      let value = try cursor.value(depth: 3)
      if let member = TownMember(name, in: cursor) {
        draft.set(member, to: value, at: offset, in: cursor, pool: &pool)
        watch?.members[member] = offset
      } else {
        try watch?.passOver(nameOffset, in: cursor)
      }
      hasMember = try cursor.next(closing: ASCII.closeBrace)
    }
    return draft.finished(at: start)
  }
}

/// Where the parts of a unit are, for a check. Offsets count bytes from the start of the cursor's bytes.
struct UnitWatch {
  /// The unit's first byte.
  var start = 0
  /// Offsets of the values of a town's members.
  var members: [TownMember: Int] = [:]
  /// Unknown members: their names as written, and their offsets.
  private(set) var unknown: [(name: String, offset: Int)] = []

  init(start: Int) {
    self.start = start
  }

  /// Records an ignored member, by the offset of its name.
  mutating func passOver(_ offset: Int, in cursor: JSONCursor) throws(JSONFault) {
    unknown.append((try cursor.quoteText(at: offset), offset))
  }
}
