import RankingCore

@testable import RankingBrowser

func town(_ name: String, line: String = "") -> TownInfo {
  TownInfo(rank: 1, townName: name, isRankUp: nil, rankFluctuation: nil, availableLine: line)
}

func finds(_ query: String, _ name: String, line: String = "") -> Bool {
  TownMatcher(SearchQuery(query)).matches(town(name, line: line))
}

/// A number generator that gives the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
