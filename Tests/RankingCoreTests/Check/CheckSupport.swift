import RankingCore

/// A town as JSON on a line of its own.
func checkedTown(
  _ rank: Int, _ name: String, last: Int? = nil, line: String = "線"
) -> String {
  let movement = last.map { "\"isRankUp\": \($0 > rank), \"rankFluctuation\": \(abs($0 - rank)), " } ?? ""
  return "{\"rank\": \(rank), \"townName\": \"\(name)\", \(movement)\"availableLine\": \"\(line)\"}"
}

/// A ranking as JSON: line 1 opens the rent list, every town has a line of its own, then the buy list follows.
func checkedRanking(rent: [String] = [], buy: [String] = [checkedTown(1, "Z")]) -> String {
  "{\"townRankingsForRent\": [\n" + rent.joined(separator: ",\n") + "\n], \"townRankingsForBuy\": [\n"
    + buy.joined(separator: ",\n") + "\n]}"
}

/// The findings as lines.
func check(_ text: String) -> [String] {
  RankingCheck(json: Array(text.utf8), name: "data.json").findings.map(\.description)
}
