/// One row of a ranking. The members have the names of the JSON data.
///
/// `Codable` is the compiler's own and checks types only. `RankingReader` is what checks values and names places.
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
