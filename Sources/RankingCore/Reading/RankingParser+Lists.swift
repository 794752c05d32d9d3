/// The lists and their towns.
extension RankingParser {
  private static let townExpectation = "a town ('{')"

  /// Goes into a list, or over the null that stands for one.
  mutating func list(_ cursor: inout JSONCursor, _ market: Market) throws(JSONFault) {
    let offset = cursor.offset
    if try cursor.peek() == ASCII.openBracket {
      stage = try cursor.open(closing: ASCII.closeBracket) ? .element(market, 0) : .afterList
      return
    }
    guard case .null = try cursor.value(depth: 1) else {
      throw .shape(Finding(path: DataPath(list: market), offset: offset, expected: "a list of towns ('[')"))
    }
    try endMember(&cursor)
  }

  /// Goes over an element of a list, and what follows it.
  mutating func element(
    _ cursor: inout JSONCursor, _ market: Market, _ index: Int
  ) throws(JSONFault) -> Unit {
    let offset = cursor.offset
    let unit: Unit
    if try cursor.peek() == ASCII.openBrace {
      switch try town(&cursor) {
      case .success(let town): unit = .town(town, market)
      case .failure(let fault):
        unit = .badTown(
          Finding(
            path: DataPath(list: market, index: index, member: fault.member.map { "\($0.name)" }),
            offset: fault.offset, found: fault.found, expected: fault.expected))
      }
    } else {
      _ = try cursor.value(expecting: Self.townExpectation, depth: 2)
      unit = .badTown(
        Finding(path: DataPath(list: market, index: index), offset: offset, expected: Self.townExpectation))
    }
    stage = try cursor.next(closing: ASCII.closeBracket) ? .element(market, index + 1) : .afterList
    return unit
  }

  private mutating func town(_ cursor: inout JSONCursor) throws(JSONFault) -> Result<TownInfo, TownDraft.Fault> {
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
