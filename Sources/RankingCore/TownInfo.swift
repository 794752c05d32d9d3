/// One row of a ranking. The members have the names of the JSON data.
///
/// A town decoded by `TownRankingData(json:)` or with `Codable` has a rank from 1 to 1,000,000,000, a name that is not
/// blank, and both members of its movement or neither. A town made from its members is not checked.
public struct TownInfo: Hashable, Sendable, Codable {
  /// The place in the list, from 1. Towns may share one.
  public var rank: Int
  /// The town's name, usually that of its station.
  public var townName: String
  /// Whether the town climbed since last year; nil if it was not ranked, or if the data do not say.
  public var isRankUp: Bool?
  /// By how many ranks the town moved since last year, from 0; nil if it was not ranked, or if the data do not say.
  public var rankFluctuation: Int?
  /// Whether the data have `isRankUp` or `rankFluctuation`. If both are nil, that tells a town that was not ranked last
  /// year (null) from one of which nothing is said (missing).
  public var isMovementGiven: Bool
  /// The railway line that serves the town, perhaps with ほか ("and others"). May be empty.
  public var availableLine: String

  private enum CodingKeys: CodingKey {
    case rank, townName, isRankUp, rankFluctuation, availableLine
  }

  /// Makes a row from its members. Without a movement the town is new, unless `isMovementGiven` is false.
  public init(
    rank: Int, townName: String, isRankUp: Bool?, rankFluctuation: Int?, isMovementGiven: Bool = true,
    availableLine: String
  ) {
    self.rank = rank
    self.townName = townName
    self.isRankUp = isRankUp
    self.rankFluctuation = rankFluctuation
    self.isMovementGiven = isMovementGiven
    self.availableLine = availableLine
  }

  /// Decodes with any decoder, and rejects the values that `TownRankingData(json:)` rejects.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a value that is invalid for a town; what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func refuse(_ key: CodingKeys, _ expected: Mismatch.Expectation?) throws {
      guard let expected else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: members, debugDescription: "expected \(expected)")
    }
    rank = try members.decode(Int.self, forKey: .rank)
    try refuse(.rank, TownRules.expectation(of: .rank, notMetBy: rank))
    townName = StreamSafe.text(try members.decode(String.self, forKey: .townName))
    try refuse(.townName, TownRules.isBlank(townName) ? TownMember.townName.expectation : nil)
    availableLine = StreamSafe.text(try members.decode(String.self, forKey: .availableLine))
    isRankUp = try members.decodeIfPresent(Bool.self, forKey: .isRankUp)
    rankFluctuation = try members.decodeIfPresent(Int.self, forKey: .rankFluctuation)
    isMovementGiven = members.contains(.isRankUp) || members.contains(.rankFluctuation)
    if let rankFluctuation {
      try refuse(.rankFluctuation, TownRules.expectation(of: .rankFluctuation, notMetBy: rankFluctuation))
    }
    if let half = TownRules.missingHalf(isRankUp, rankFluctuation) {
      try refuse(half.member == .isRankUp ? .isRankUp : .rankFluctuation, half.expected)
    }
  }

  /// Encodes with any encoder. A new town has null for both members of its movement; where the data say nothing of it,
  /// they are left out.
  ///
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(rank, forKey: .rank)
    try members.encode(townName, forKey: .townName)
    if change != .unknown {
      try members.encode(isRankUp, forKey: .isRankUp)
      try members.encode(rankFluctuation, forKey: .rankFluctuation)
    }
    try members.encode(availableLine, forKey: .availableLine)
  }

  /// How the town moved since last year.
  public var change: RankChange {
    let change = RankChange(isRankUp: isRankUp, rankFluctuation: rankFluctuation)
    return change == .new && !isMovementGiven ? .unknown : change
  }

  /// The town's rank of last year; nil if it had none, if the data do not say, or if they give one below 1.
  public var lastYearRank: Int? { change.lastYearRank(from: rank) }
}

extension TownInfo {
  /// What the data put after a line if there are others: "and others".
  private static let othersMark = "ほか"

  /// The line, without ほか.
  public var mainLine: String { Self.mainLine(of: availableLine) }

  /// Whether the data say that there are others.
  public var hasOtherLines: Bool { Self.hasOthersMark(availableLine) }

  static func mainLine(of line: String) -> String {
    hasOthersMark(line) ? String(line.unicodeScalars.dropLast(othersMark.unicodeScalars.count)) : line
  }

  private static func hasOthersMark(_ line: String) -> Bool {
    let mark = othersMark.utf8
    return line.utf8.suffix(mark.count).elementsEqual(mark)
  }
}

/// How a town moved since last year's ranking.
public enum RankChange: Hashable, Sendable {
  /// Climbed by this many ranks, 1 or more.
  case up(Int)
  /// Fell by this many ranks, 1 or more.
  case down(Int)
  /// Has last year's rank.
  case unchanged
  /// Was not ranked last year.
  case new
  /// The data do not say.
  case unknown

  /// Interprets the two members of the data.
  ///
  /// A movement of 0 ranks is no movement, whatever its direction: the published data have `false` and 0. Only the
  /// magnitude of the number counts. If a member is nil, the town was not ranked: `new`.
  public init(isRankUp: Bool?, rankFluctuation: Int?) {
    guard let isRankUp, let rankFluctuation else {
      self = .new
      return
    }
    // `Int.min` has no positive counterpart.
    let ranks = Int(clamping: rankFluctuation.magnitude)
    if ranks == 0 {
      self = .unchanged
    } else {
      self = isRankUp ? .up(ranks) : .down(ranks)
    }
  }

  /// Last year's rank of a town that is now at `rank`.
  ///
  /// - Returns: nil for a new town, for an unknown movement, and if the data are impossible: a rank below 1 or outside
  ///   the range of `Int`.
  public func lastYearRank(from rank: Int) -> Int? {
    let (result, isOverflow) =
      switch self {
      case .up(let ranks): rank.addingReportingOverflow(ranks)
      case .down(let ranks): rank.subtractingReportingOverflow(ranks)
      case .unchanged: (rank, false)
      case .new, .unknown: (0, false)
      }
    return isOverflow || result < 1 ? nil : result
  }
}

/// The members of a town that are read. Others are ignored.
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

  /// What the member should be, for messages.
  var expectation: Mismatch.Expectation {
    switch self {
    case .rank: .wholeNumber(from: 1)
    case .townName: .townName
    case .isRankUp: .flagOrNull
    case .rankFluctuation: .wholeNumber(from: 0)
    case .availableLine: .text
    }
  }
}

/// The valid values of a town, for every decoder.
enum TownRules {
  /// The greatest rank and movement accepted: far more than any ranking has, and far from overflow.
  static let greatestNumber = 1_000_000_000

  /// What a number should be but is not; nil if it is good.
  static func expectation(of member: TownMember, notMetBy number: Int?) -> Mismatch.Expectation? {
    guard let number, number >= (member == .rank ? 1 : 0) else { return member.expectation }
    return number <= greatestNumber ? nil : .wholeNumberUpTo(greatestNumber)
  }

  /// Whether a name has nothing visible in it.
  static func isBlank(_ name: String) -> Bool {
    // U+3000 is the last white space there is, and looking up the property costs time.
    name.unicodeScalars.allSatisfy { $0.value <= 0x3000 && $0.properties.isWhitespace }
  }

  /// The missing half of a movement if only the other half is there, and what it should be.
  static func missingHalf(
    _ isRankUp: Bool?, _ rankFluctuation: Int?
  ) -> (member: TownMember, expected: Mismatch.Expectation)? {
    switch (isRankUp, rankFluctuation) {
    case (nil, _?): (.isRankUp, .flagOfMovement)
    case (_?, nil): (.rankFluctuation, .sizeOfMovement)
    case (nil, nil), (_?, _?): nil
    }
  }
}
