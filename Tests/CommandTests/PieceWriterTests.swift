import RankingCore
import Testing

@testable import townranking

/// Output in pieces.
@Suite(.timeLimit(.minutes(10))) struct PieceWriterTests {
  private struct Full: Error {}

  private static let data = TownRankingData(
    townRankingsForRent: (1...20_000).map {
      TownInfo(rank: $0, townName: "街\($0)", isRankUp: $0 % 3 == 0, rankFluctuation: $0 % 7, availableLine: "線")
    })

  @Test("the pieces make up the whole, and none is large")
  func pieces() {
    final class Pieces { var all: [[UInt8]] = [] }
    let pieces = Pieces()
    var writer = PieceWriter<Never> { pieces.all.append($0) }
    RankingJSON.write(Self.data, to: &writer)
    writer.finish()
    #expect(pieces.all.count > 20)
    #expect(pieces.all.allSatisfy { $0.count < 70_000 })
    #expect(String(decoding: pieces.all.joined(), as: UTF8.self) == RankingJSON.text(Self.data))
  }

  @Test("nothing is written after a failure")
  func failure() {
    final class Count { var pieces = 0 }
    let count = Count()
    var writer = PieceWriter<Full> { (_) throws(Full) in
      count.pieces += 1
      throw Full()
    }
    #expect(throws: Full.self) { try RankingJSON.write(Self.data, to: &writer) }
    #expect(count.pieces == 1)
  }

  @Test("numbers", arguments: [0, 7, 10, -1, 1_234_567, Int.max, Int.min])
  func numbers(number: Int) {
    #expect(PieceWriter<Never>.text { $0.append(number) } == String(number))
  }

  @Test("a text is quoted like its characters one by one")
  func quoting() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let town = TownInfo(
        rank: 1, townName: "街\(scalar)", isRankUp: nil, rankFluctuation: nil, availableLine: "\(scalar)")
      let text = RankingJSON.text(TownRankingData(townRankingsForRent: [town]))
      let name = RankingJSON.quoted(town.townName)
      let line = RankingJSON.quoted(town.availableLine)
      #expect(text.utf8.count == Self.frame + name.utf8.count + line.utf8.count, "\(value)")
    }
  }

  /// The bytes of a ranking of one town without its name and its line.
  private static let frame: Int = {
    let town = TownInfo(rank: 1, townName: "", isRankUp: nil, rankFluctuation: nil, availableLine: "")
    return RankingJSON.text(TownRankingData(townRankingsForRent: [town])).utf8.count - 4
  }()
}
