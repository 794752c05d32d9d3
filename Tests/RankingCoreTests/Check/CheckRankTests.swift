import RankingCore
import Testing

@Suite("A check of ranks, movements and names", .timeLimit(.minutes(10)))
struct CheckRankTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let rent: [String]
    var buy = [checkedTown(1, "Z")]
    let says: [String]
  }

  @Test("each kind of finding, and nothing else", arguments: clean + ranks + movements + names)
  func row(row: Row) {
    #expect(check(checkedRanking(rent: row.rent, buy: row.buy)) == row.says)
  }

  static let clean = [
    Row(testDescription: "one town", rent: [checkedTown(1, "A")], says: []),
    Row(
      testDescription: "in order, moved and new",
      rent: [checkedTown(1, "A", last: 3), checkedTown(2, "B"), checkedTown(3, "C", last: 1)], says: []),
    Row(
      testDescription: "one town in both lists", rent: [checkedTown(1, "Z", last: 9)],
      buy: [checkedTown(1, "Z", last: 9, line: "線ほか")], says: []),
  ]

  static let ranks = [
    Row(
      testDescription: "a tie that is counted on with the next place",
      rent: [1, 2, 2, 4].enumerated().map { checkedTown($1, "A\($0)") },
      says: ["note: townRankingsForRent[1].rank (line 3, column 10): A1, rank 2: 2 towns share the rank: A1, A2"]),
    Row(
      testDescription: "a tie that is counted on with the next number",
      rent: [1, 1, 1, 1, 1, 2].enumerated().map { checkedTown($1, "A\($0)") },
      says: [
        "note: townRankingsForRent[0].rank (line 2, column 10): A0, rank 1: "
          + "5 towns share the rank: A0, A1, A2, A3 and 1 more"
      ]),
    Row(
      testDescription: "gaps", rent: [2, 3, 7].map { checkedTown($0, "A\($0)") },
      says: [
        "note: townRankingsForRent[0].rank (line 2, column 10): A2, rank 2: no town has rank 1",
        "note: townRankingsForRent[2].rank (line 4, column 10): A7, rank 7: no town has a rank from 4 to 6",
      ]),
    Row(
      testDescription: "not in order", rent: [1, 3, 2].map { checkedTown($0, "A\($0)") },
      says: [
        "note: townRankingsForRent[2].rank (line 4, column 10): A2, rank 2: "
          + "comes after rank 3: the list is not in order"
      ]),
    Row(
      testDescription: "backwards", rent: [4, 3, 2, 1].map { checkedTown($0, "A\($0)") },
      says: [
        "note: townRankingsForRent[1].rank (line 3, column 10): A3, rank 3: "
          + "comes after rank 4: the list is not in order, the first of 3 such places"
      ]),
    Row(
      testDescription: "an empty list", rent: [], says: ["note: townRankingsForRent: the list is empty"]),
  ]

  static let movements = [
    Row(
      testDescription: "from below rank 1", rent: [checkedTown(1, "A", last: 0), checkedTown(2, "B", last: -3)],
      says: [
        "error: townRankingsForRent[0].rankFluctuation (line 2, column 68): A, rank 1: "
          + "fell by 1, so its rank of last year would be 0",
        "error: townRankingsForRent[1].rankFluctuation (line 3, column 68): B, rank 2: "
          + "fell by 5, so its rank of last year would be -3",
      ]),
    Row(
      testDescription: "from one rank",
      rent: [checkedTown(1, "A", last: 2), checkedTown(2, "B", last: 2), checkedTown(3, "C", last: 1)],
      says: [
        "note: townRankingsForRent[0].rankFluctuation (line 2, column 67): A, rank 1: "
          + "2 towns come from rank 2 of last year: A, B"
      ]),
  ]

  static let names = [
    Row(
      testDescription: "three times in a list", rent: (1...3).map { checkedTown($0, "A") },
      says: [2, 3].map {
        "error: townRankingsForRent[\($0 - 1)].townName (line \($0 + 1), column 25): A, rank \($0): "
          + "already in this list: townRankingsForRent[0] (line 2), rank 1"
      }),
    Row(
      testDescription: "two towns of one name, the second of them twice",
      rent: [("甲線", 1), ("乙線ほか", 2), ("乙線", 3)].map { checkedTown($1, "大宮", line: $0) },
      buy: [checkedTown(1, "大宮", line: "乙線"), checkedTown(2, "大宮", line: "丙線")],
      says: [
        "note: townRankingsForRent[1].townName (line 3, column 25): 大宮, rank 2: "
          + "has the name of another town of this list, and another line: townRankingsForRent[0] (line 2), rank 1",
        "error: townRankingsForRent[2].townName (line 4, column 25): 大宮, rank 3: "
          + "already in this list: townRankingsForRent[1] (line 3), rank 2",
        "note: townRankingsForBuy[1].townName (line 7, column 25): 大宮, rank 2: "
          + "has the name of another town of this list, and another line: townRankingsForBuy[0] (line 6), rank 1",
      ]),
    Row(
      testDescription: "another line in the other list", rent: [checkedTown(1, "川口", line: "JR中央線ほか")],
      buy: [checkedTown(1, "川口", line: "JR京浜東北・根岸線")],
      says: [
        "note: townRankingsForBuy[0].availableLine (line 4, column 48): 川口, rank 1: "
          + "\"JR京浜東北・根岸線\" here, \"JR中央線ほか\" in townRankingsForRent[0] (line 2)"
      ]),
  ]
}
