import Testing

@testable import RankingCore

/// Summaries of the towns of a line.
@Suite(.timeLimit(.minutes(10))) struct LineSummaryTests {
  @Test(
    "mean movement, in tenths",
    arguments: [
      ([], nil), ([.new], nil), ([.new, .new], nil), ([.unchanged], 0), ([.up(3)], 30), ([.down(3)], -30),
      ([.up(3), .new], 30), ([.up(3), .unchanged], 15), ([.up(1), .down(1)], 0), ([.up(1), .unchanged, .unchanged], 3),
      ([.up(2), .unchanged, .unchanged], 7), ([.down(2), .unchanged, .unchanged], -7),
      ([.up(191), .unchanged], 955), ([.down(10), .up(1), .new, .unchanged], -30),
      ([.up(.max)], .max), ([.down(.max), .down(.max)], -.max), ([.up(.max), .down(.max)], 0),
    ] as [([RankChange], Int?)])
  func mean(changes: [RankChange], tenths: Int?) {
    var summary = LineSummary()
    for change in changes { summary.add(town(1, change, "線")) }
    #expect(summary.meanMovementTenths == tenths)
    #expect(summary.townCount == changes.count)
  }

  @Test("a group's mean is that of its towns, not of its lines")
  func group() {
    let towns = [
      town(1, .up(8), "JR甲線"), town(2, .unchanged, "JR乙線"), town(3, .unchanged, "JR乙線ほか"), town(4, .new, "JR乙線"),
    ]
    let group = LineTable(towns).groups.first
    #expect(group?.summary.meanMovementTenths == 27)
    #expect(group?.lines.map(\.summary.meanMovementTenths) == [0, 80])
    #expect(LineTable(towns).summary.meanMovementTenths == 27)
  }

  @Test("ranks and names")
  func ranks() {
    var summary = LineSummary()
    #expect(summary.bestRank == nil && summary.lastRank == nil)
    for rank in [5, 2, 9] { summary.add(town(rank, .new, "線")) }
    #expect(summary.bestRank == 2)
    #expect(summary.lastRank == 9)
    #expect(summary.names == ["町5", "町2", "町9"])
    var other = LineSummary()
    for rank in 10..<100 { other.add(town(rank, .new, "線ほか")) }
    #expect(other.names.count == LineSummary.keptNames)
    summary.add(other)
    #expect(summary.names.count == LineSummary.keptNames)
    #expect(summary.names.prefix(4) == ["町5", "町2", "町9", "町10"])
    #expect(summary.bestRank == 2 && summary.lastRank == 99 && summary.townCount == 93 && summary.otherLinesCount == 90)
  }
}
