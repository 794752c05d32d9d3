/// A town while its members come in.
struct TownDraft {
  /// The greatest rank and movement taken. Far beyond any ranking, and far from overflow.
  static let greatestNumber = 1_000_000_000

  /// What is wrong with a town.
  struct Fault {
    var member: TownMember?
    var offset: Int
    var found = Finding.Found.value
    var expected: String
  }

  private var rank: Int?
  private var townName: String?
  private var isRankUp: Bool?
  private var rankFluctuation: Int?
  private var availableLine: String?
  private var seen: UInt8 = 0
  /// The first thing found wrong, in the order of the file.
  private var fault: Fault?

  /// Takes one member's value.
  mutating func set(
    _ member: TownMember, to value: JSONValue, at offset: Int, in cursor: JSONCursor, pool: inout StringPool
  ) {
    guard fault == nil else { return }
    let bit: UInt8 = 1 << member.rawValue
    guard seen & bit == 0 else {
      // Which of the two is meant? Readers of JSON differ.
      fault = Fault(
        member: member, offset: offset, found: .words("a second \"\(member.name)\""), expected: "each member once")
      return
    }
    seen |= bit
    switch (member, value) {
    case (.rank, .number(let range)): rank = number(range, from: 1, member, offset, cursor)
    case (.rankFluctuation, .number(let range)): rankFluctuation = number(range, from: 0, member, offset, cursor)
    case (.isRankUp, .bool(let isUp)): isRankUp = isUp
    case (.isRankUp, .null), (.rankFluctuation, .null): break
    case (.townName, .string(let string)): townName = name(string, offset, cursor)
    case (.availableLine, .string(let string)):
      availableLine = string.hasEscapes ? cursor.text(of: string) : pool.string(cursor.bytes[string.range])
      if availableLine == nil { fault = halfPair(member, offset) }
    default: fault = Fault(member: member, offset: offset, expected: member.expectation)
    }
  }

  /// The town, or what is wrong with it. What is missing is reported at `offset`, where the town starts.
  func finished(at offset: Int) -> Result<TownInfo, Fault> {
    if let fault { return .failure(fault) }
    guard let rank else { return .failure(missing(.rank, offset)) }
    guard let townName else { return .failure(missing(.townName, offset)) }
    guard let availableLine else { return .failure(missing(.availableLine, offset)) }
    switch (isRankUp, rankFluctuation) {
    case (nil, _?):
      return .failure(missing(.isRankUp, offset, expected: "true or false, as rankFluctuation is given"))
    case (_?, nil):
      return .failure(missing(.rankFluctuation, offset, expected: "a whole number from 0, as isRankUp is given"))
    default: break
    }
    return .success(
      TownInfo(
        rank: rank, townName: townName, isRankUp: isRankUp, rankFluctuation: rankFluctuation,
        availableLine: availableLine))
  }
}

extension TownDraft.Fault: Error {}

extension TownDraft {
  private mutating func number(
    _ range: Range<Int>, from lowest: Int, _ member: TownMember, _ offset: Int, _ cursor: JSONCursor
  ) -> Int? {
    guard let number = cursor.wholeNumber(range), number >= lowest else {
      fault = Fault(member: member, offset: offset, expected: member.expectation)
      return nil
    }
    guard number <= Self.greatestNumber else {
      fault = Fault(member: member, offset: offset, expected: "a whole number up to \(Self.greatestNumber)")
      return nil
    }
    return number
  }

  private mutating func name(_ string: JSONString, _ offset: Int, _ cursor: JSONCursor) -> String? {
    guard let name = cursor.text(of: string) else {
      fault = halfPair(.townName, offset)
      return nil
    }
    // U+3000 is the last white space there is, and to ask costs time.
    guard name.unicodeScalars.contains(where: { $0.value > 0x3000 || !$0.properties.isWhitespace }) else {
      fault = Fault(member: .townName, offset: offset, expected: TownMember.townName.expectation)
      return nil
    }
    return name
  }

  private func halfPair(_ member: TownMember, _ offset: Int) -> Fault {
    Fault(member: member, offset: offset, expected: "a text without half a surrogate pair (\\ud800 to \\udfff)")
  }

  private func missing(_ member: TownMember, _ offset: Int, expected: String? = nil) -> Fault {
    let isNull = seen & (1 << member.rawValue) != 0
    return Fault(
      member: member, offset: offset, found: .words(isNull ? "null" : "nothing"),
      expected: expected ?? member.expectation)
  }
}
