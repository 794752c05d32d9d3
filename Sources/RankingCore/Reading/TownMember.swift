/// The members of a town that are read. Others are passed over.
enum TownMember: UInt8 {
  case rank
  case townName
  case isRankUp
  case rankFluctuation
  case availableLine

  /// The name in the data.
  var name: StaticString {
    switch self {
    case .rank: "rank"
    case .townName: "townName"
    case .isRankUp: "isRankUp"
    case .rankFluctuation: "rankFluctuation"
    case .availableLine: "availableLine"
    }
  }

  /// What to say that the member should be.
  var expectation: String {
    switch self {
    case .rank: "a whole number from 1"
    case .townName: "a town's name"
    case .isRankUp: "true, false or null"
    case .rankFluctuation: "a whole number from 0"
    case .availableLine: "a text"
    }
  }

  /// The member of that name; nil if it is none of these.
  init?(_ name: JSONString, in cursor: JSONCursor) {
    // Five different lengths nearly: one comparison decides.
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
