/// The root object: the lists, the texts, and members that are not known.
extension RankingParser {
  private static let rootExpectation = "a ranking ('{')"

  /// Goes into the root object.
  mutating func start(_ cursor: inout JSONCursor) throws(JSONFault) -> Unit {
    guard try cursor.peek() == ASCII.openBrace else {
      let offset = cursor.offset
      // JSON that is no object is told apart from what is no JSON by its first value only.
      switch try cursor.peek() {
      case ASCII.openBracket: break
      default: _ = try cursor.value(expecting: Self.rootExpectation, depth: 0)
      }
      throw .shape(Finding(path: DataPath(), offset: offset, expected: Self.rootExpectation))
    }
    stage = try cursor.open(closing: ASCII.closeBrace) ? .member : .end
    return .passed
  }

  /// Goes over a member of the root; of a list only the beginning.
  mutating func member(_ cursor: inout JSONCursor) throws(JSONFault) -> Unit {
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

  /// Goes over what follows a member of the root.
  mutating func endMember(_ cursor: inout JSONCursor) throws(JSONFault) {
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
    throw .shape(Finding(path: DataPath(member: "\(member.name)"), offset: offset, expected: "a text or null"))
  }

  private static func second(_ name: String, _ offset: Int) -> JSONFault {
    .shape(
      Finding(
        path: DataPath(member: name), offset: offset, found: .words("a second \"\(name)\""),
        expected: "each member once"))
  }
}
