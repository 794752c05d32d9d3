extension TownMember {
  /// The member of that name; nil if there is none.
  init?(_ name: JSONString, in cursor: JSONCursor) {
    // Nearly five different lengths: one comparison decides.
    let candidate: TownMember
    switch name.hasEscapes ? 0 : name.range.count {
    case 4: candidate = .rank
    case 8 where cursor.isEqual(name, TownMember.townName.name): candidate = .townName
    case 8: candidate = .isRankUp
    case 13: candidate = .availableLine
    case 15: candidate = .rankFluctuation
    case 0:
      let all: [TownMember] = [.rank, .townName, .isRankUp, .rankFluctuation, .availableLine]
      guard let match = all.first(where: { cursor.isEqual(name, $0.name) }) else { return nil }
      self = match
      return
    default: return nil
    }
    guard cursor.isEqual(name, candidate.name) else { return nil }
    self = candidate
  }
}

/// A town whose members are being read.
struct TownDraft {
  private var rank: Int?
  private var townName: String?
  private var isRankUp: Bool?
  private var rankFluctuation: Int?
  private var availableLine: String?
  private var seen: UInt8 = 0
  /// Where the last null of a movement is.
  private var nullOffset = 0
  /// The first fault found, in file order. Its path is only the member: the owner of the draft knows the town's place.
  private var fault: Finding?

  /// Stores one member's value.
  mutating func set(
    _ member: TownMember, to value: JSONValue, at offset: Int, in cursor: JSONCursor, pool: inout StringPool
  ) {
    guard fault == nil else { return }
    guard !has(member) else {
      // Which of the two is meant? JSON readers differ.
      fault = Finding(member, offset, found: .second("\(member.name)"), expected: .eachOnce)
      return
    }
    seen |= 1 << member.rawValue
    switch (member, value) {
    case (.rank, .number(let range)): rank = number(range, member, offset, cursor)
    case (.rankFluctuation, .number(let range)): rankFluctuation = number(range, member, offset, cursor)
    case (.isRankUp, .bool(let isUp)): isRankUp = isUp
    case (.isRankUp, .null), (.rankFluctuation, .null): nullOffset = offset
    case (.townName, .string(let string)): townName = name(string, offset, cursor)
    case (.availableLine, .string(let string)):
      availableLine = pool.text(of: string, in: cursor)
      if availableLine == nil { fault = halfPair(member, offset) }
    default: fault = Finding(member, offset, expected: member.expectation)
    }
  }

  /// The town, or what is wrong with it. A missing member is reported at `offset`, where the town starts; a null at its
  /// own place.
  func finished(at offset: Int) -> Result<TownInfo, Finding> {
    if let fault { return .failure(fault) }
    guard let rank else { return .failure(missing(.rank, offset)) }
    guard let townName else { return .failure(missing(.townName, offset)) }
    guard let availableLine else { return .failure(missing(.availableLine, offset)) }
    if let half = TownRules.missingHalf(isRankUp, rankFluctuation) {
      return .failure(missing(half.member, has(half.member) ? nullOffset : offset, expected: half.expected))
    }
    return .success(
      TownInfo(
        rank: rank, townName: townName, isRankUp: isRankUp, rankFluctuation: rankFluctuation,
        isMovementGiven: has(.isRankUp) || has(.rankFluctuation), availableLine: availableLine))
  }

  /// Whether the member has been read, be it null.
  private func has(_ member: TownMember) -> Bool { seen & (1 << member.rawValue) != 0 }

  private mutating func number(
    _ range: Range<Int>, _ member: TownMember, _ offset: Int, _ cursor: JSONCursor
  ) -> Int? {
    let number = cursor.wholeNumber(range)
    if let expected = TownRules.expectation(of: member, notMetBy: number) {
      fault = Finding(member, offset, expected: expected)
    }
    return number
  }

  private mutating func name(_ string: JSONString, _ offset: Int, _ cursor: JSONCursor) -> String? {
    guard let name = cursor.text(of: string) else {
      fault = halfPair(.townName, offset)
      return nil
    }
    if TownRules.isBlank(name) { fault = Finding(.townName, offset, expected: TownMember.townName.expectation) }
    return name
  }

  private func halfPair(_ member: TownMember, _ offset: Int) -> Finding {
    Finding(member, offset, expected: .wholeText)
  }

  private func missing(_ member: TownMember, _ offset: Int, expected: Mismatch.Expectation? = nil) -> Finding {
    Finding(
      member, offset, found: has(member) ? .quote("null") : .nothing, expected: expected ?? member.expectation)
  }
}

extension Finding {
  fileprivate init(
    _ member: TownMember, _ offset: Int, found: Mismatch.Found? = nil, expected: Mismatch.Expectation
  ) {
    self.init(path: DataPath(member: "\(member.name)"), offset: offset, found: found, expected: expected)
  }
}

/// Makes strings from bytes, and gives equal bytes the same string: thousands of towns share few railway lines.
///
/// A hash table of fixed size. Data made to fill it lose only the sharing.
struct StringPool {
  private static let slotCount = 4096  // a power of two
  private static let longestBytes = 128
  private static let longestProbe = 8

  private var slots: [String?] = []

  /// The text of a string, as the cursor gives it.
  mutating func text(of string: JSONString, in cursor: JSONCursor) -> String? {
    // Up to 15 bytes are stored in the string itself: there is nothing to share.
    guard !string.hasEscapes, (16...Self.longestBytes).contains(string.range.count) else {
      return cursor.text(of: string)
    }
    return self.string(cursor.bytes[string.range])
  }

  /// The stream-safe string for valid UTF-8.
  private mutating func string(_ bytes: ArraySlice<UInt8>) -> String {
    if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
    let hash = Self.hash(bytes)
    for probe in 0..<Self.longestProbe {
      let slot = (hash &+ probe) & (Self.slotCount - 1)
      guard let known = slots[slot] else {
        let string = StreamSafe.text(String(decoding: bytes, as: UTF8.self))
        slots[slot] = string
        return string
      }
      if known.utf8.elementsEqual(bytes) { return known }
    }
    return StreamSafe.text(String(decoding: bytes, as: UTF8.self))
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).
  private static func hash(_ bytes: ArraySlice<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
