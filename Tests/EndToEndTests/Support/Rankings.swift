/// Rankings for the tests, as bytes of JSON.
enum Rankings {
  /// One list of so many towns.
  static func rent(count: Int) -> [UInt8] {
    list((1...count).map { town(rank: "\($0)", name: "町\($0)") })
  }

  /// One list of towns that are given as JSON.
  static func list(_ towns: [String]) -> [UInt8] {
    Array(#"{"townRankingsForRent": [\#(towns.joined(separator: ",\n"))], "townRankingsForBuy": []}"#.utf8)
  }

  static func town(rank: String, name: String, line: String = "線") -> String {
    #"{"rank": \#(rank), "townName": "\#(name)", "isRankUp": true, "rankFluctuation": 2, "availableLine": "\#(line)"}"#
  }
}
