import Foundation
import RankingCore
import Testing

/// Null says that a town was not ranked last year; a member that is missing says nothing.
@Suite("Movements that are not given", .timeLimit(.minutes(10)))
struct UnknownMovementTests {
  static let table: [(String, RankChange)] = [
    (goodTown(["isRankUp": nil, "rankFluctuation": nil]), .unknown),
    (goodTown(["isRankUp": "null", "rankFluctuation": "null"]), .new),
    (goodTown(["isRankUp": "null", "rankFluctuation": nil]), .new),
    (goodTown(["isRankUp": nil, "rankFluctuation": "null"]), .new),
    (goodTown(["isRankUp": "false", "rankFluctuation": "0"]), .unchanged),
    (goodTown(["isRankUp": "true", "rankFluctuation": "0"]), .unchanged),
    (goodTown(["isRankUp": "true", "rankFluctuation": "3"]), .up(3)),
  ]

  @Test("read alike by both decoders, and the same after encoding and decoding again", arguments: table)
  func comesBack(town: String, change: RankChange) throws {
    let text = "{\"townRankingsForRent\": [\(town)]}"
    let data = try TownRankingData(json: text.utf8)
    #expect(data[.rent].map(\.change) == [change])
    #expect(try JSONDecoder().decode(TownRankingData.self, from: Data(text.utf8)) == data)
    let encoded = try JSONEncoder().encode(data)
    let members = try JSONDecoder().decode([String: [Members]?].self, from: encoded)["townRankingsForRent"]??.first
    #expect(members?.hasMovement == (change != .unknown))
    #expect(try JSONDecoder().decode(TownRankingData.self, from: encoded) == data)
    #expect(try TownRankingData(json: encoded) == data)
  }

  /// Which members of a movement a town has, be they null.
  private struct Members: Decodable {
    let hasMovement: Bool

    private enum CodingKeys: CodingKey { case isRankUp, rankFluctuation }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      hasMovement = members.contains(.isRankUp) && members.contains(.rankFluctuation)
    }
  }

  @Test("an unknown town has no rank of last year, and is not counted as new")
  func isNotNew() {
    let unknown = TownInfo(
      rank: 5, townName: "A", isRankUp: nil, rankFluctuation: nil, isMovementGiven: false, availableLine: "線")
    let new = TownInfo(rank: 5, townName: "A", isRankUp: nil, rankFluctuation: nil, availableLine: "線")
    #expect(unknown != new && unknown.change == .unknown && new.change == .new)
    #expect(unknown.lastYearRank == nil)
    let counts = [[unknown], [new], [unknown, new, new]].map { LineTable($0).summary.newCount }
    #expect(counts == [0, 1, 2])
    #expect(LineTable([unknown]).summary.meanMovementTenths == nil)
    // What is there counts, whatever the flag says.
    var moved = unknown
    (moved.isRankUp, moved.rankFluctuation) = (true, 2)
    #expect(moved.change == .up(2))
  }
}
