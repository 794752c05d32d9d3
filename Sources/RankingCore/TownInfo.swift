/// One row of a ranking. The members have the names of the JSON data.
///
/// A town that is decoded, by `TownRankingData(json:)` or with `Codable`, has a rank from 1 to 1,000,000,000, a name
/// that is not blank, and both members of its movement or neither. A town that is made from its members has what it is
/// given.
public struct TownInfo: Hashable, Sendable, Codable {
  /// The place in the list, from 1. Towns may share one.
  public var rank: Int
  /// The town's name, usually that of its station.
  public var townName: String
  /// Whether the town climbed since last year; nil when it was not ranked.
  public var isRankUp: Bool?
  /// By how many ranks the town moved since last year, from 0; nil when it was not ranked.
  public var rankFluctuation: Int?
  /// The railway line that serves the town, perhaps with ほか ("and others"). May be empty.
  public var availableLine: String

  /// Makes a row from its members.
  public init(rank: Int, townName: String, isRankUp: Bool?, rankFluctuation: Int?, availableLine: String) {
    self.rank = rank
    self.townName = townName
    self.isRankUp = isRankUp
    self.rankFluctuation = rankFluctuation
    self.availableLine = availableLine
  }

  /// Decodes with any decoder, and refuses the values that `TownRankingData(json:)` refuses.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a value that cannot be a town's; what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    func refuse(_ key: CodingKeys, _ expected: String?) throws {
      guard let expected else { return }
      throw DecodingError.dataCorruptedError(forKey: key, in: members, debugDescription: "expected \(expected)")
    }
    rank = try members.decode(Int.self, forKey: .rank)
    try refuse(.rank, TownRules.expectation(of: .rank, notMetBy: rank))
    townName = try members.decode(String.self, forKey: .townName)
    try refuse(.townName, TownRules.isBlank(townName) ? TownMember.townName.expectation : nil)
    availableLine = try members.decode(String.self, forKey: .availableLine)
    isRankUp = try members.decodeIfPresent(Bool.self, forKey: .isRankUp)
    rankFluctuation = try members.decodeIfPresent(Int.self, forKey: .rankFluctuation)
    if let rankFluctuation {
      try refuse(.rankFluctuation, TownRules.expectation(of: .rankFluctuation, notMetBy: rankFluctuation))
    }
    if let half = TownRules.missingHalf(isRankUp, rankFluctuation) {
      try refuse(half.member == .isRankUp ? .isRankUp : .rankFluctuation, half.expected)
    }
  }

  /// How the town moved since last year.
  public var change: RankChange { RankChange(isRankUp: isRankUp, rankFluctuation: rankFluctuation) }

  /// The town's rank of last year; nil when it had none, or when the data give one below 1.
  public var lastYearRank: Int? { change.lastYearRank(from: rank) }
}

extension TownInfo {
  /// What the data puts after a line where there are others: "and others".
  private static let othersMark = "ほか"

  /// The line that is named, without ほか.
  public var mainLine: String {
    hasOtherLines
      ? String(availableLine.unicodeScalars.dropLast(Self.othersMark.unicodeScalars.count)) : availableLine
  }

  /// Whether the data says that there are others.
  public var hasOtherLines: Bool {
    let mark = Self.othersMark.utf8
    return availableLine.utf8.suffix(mark.count).elementsEqual(mark)
  }
}
