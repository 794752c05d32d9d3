import RankingCore
import Testing

@testable import RankingBrowser

@Suite struct SortJobTests {
  @Test(arguments: SortOrder.allCases.dropFirst(), [1, 7, 1_000])
  func aJobGivesWhatSortingAtOnceGives(order: SortOrder, slice: Int) {
    for count in [0, 1, 2, 3, 64, 65, 700] {
      var random = RandomTowns(seed: UInt64(count))
      let towns = random.towns(count)
      #expect(run(order, towns, slice: slice) == order.sorted(Array(0..<Int32(count)), of: towns), "\(count) towns")
    }
  }

  @Test(arguments: [SortOrder.line, .reading]) func moreTextsThanAreNumberedAreSortedToo(order: SortOrder) {
    var random = RandomTowns(seed: 1)
    let towns = random.towns(TextNumbers.limit * 3).enumerated().map { index, town in
      var town = town
      town.townName += "\(index % 2_500)"
      town.availableLine = "\(town.availableLine) 東京メトロ東西線\(index % 2_500)"
      return town
    }
    #expect(run(order, towns, slice: 100_000) == order.sorted(Array(0..<Int32(towns.count)), of: towns))
  }

  @Test(arguments: SortOrder.allCases.dropFirst()) func aSliceCostsNoMoreThanItMay(order: SortOrder) {
    var random = RandomTowns(seed: 2)
    var job = SortJob(order, random.towns(500))
    var (slices, last) = (0, 0)
    while !job.isFinished {
      let cost = job.advance(maximumCost: 100)
      #expect(cost > 0 && cost < 100 + SortJob.largestCost)
      #expect((last...100).contains(job.percent))
      last = job.percent
      slices += 1
    }
    #expect(slices > 20)
    #expect(job.percent == 100)
    #expect(job.advance(maximumCost: 100) == 0)
  }

  @Test func anUnfinishedJobHasNoResult() {
    var random = RandomTowns(seed: 3)
    var job = SortJob(.climb, random.towns(10))
    _ = job.advance(maximumCost: 10)
    #expect(job.indexes == nil)
  }

  private func run(_ order: SortOrder, _ towns: [TownInfo], slice: Int) -> [Int32]? {
    var job = SortJob(order, towns)
    while !job.isFinished { _ = job.advance(maximumCost: slice) }
    return job.indexes
  }
}
