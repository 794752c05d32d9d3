import RankingBrowser
import RankingCore

func town(_ name: String, line: String = "") -> TownInfo {
  TownInfo(rank: 1, townName: name, isRankUp: nil, rankFluctuation: nil, availableLine: line)
}

func finds(_ query: String, _ name: String, line: String = "") -> Bool {
  var matcher = TownMatcher(SearchQuery(query))
  return matcher.matches(name: name, line: line)
}
