import Testing

/// The years in a terminal: going through them, the trend, and the page beside the list.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct YearsJourneyTests {
  @Test("{ and } go through the years, t shows them side by side, Enter leads to a town in its year")
  func trend() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("}")
      try await terminal.shows(frame: "}")
      try await terminal.shows(text: "1〜19位ほか一部")
      try terminal.press("{ t")
      try await terminal.shows(frame: "t")
      try terminal.press("{ down right down")
      try await terminal.shows(frame: "t { down right down")
      try terminal.press("enter")
      try await terminal.shows(frame: "t { down right down enter")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("on a wide screen the page stands beside the list, and p hides it; narrower it is gone, and back again")
  func side() async throws {
    try await inTerminal(width: 130, height: 30) { terminal in
      try await terminal.shows(frame: "", "", 130, 30)
      try terminal.press("down down")
      try await terminal.shows("the page of the chosen town") { $0.contains("葛西 かさい Kasai") && $0.contains("2018 9") }
      try terminal.press("p")
      try await terminal.shows(frame: "down down p", "", 130, 30)
      try terminal.press("p")
      try await terminal.shows(frame: "down down", "", 130, 30)
      try terminal.resize(100, 24)
      try await terminal.shows(frame: "down down", "", 100, 24)
      try terminal.resize(130, 30)
      try await terminal.shows(frame: "down down", "", 130, 30)
      try terminal.press("enter down")
      try await terminal.shows(frame: "down down enter down", "", 130, 30)
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("files of one region and different editions are its years")
  func files() async throws {
    func file(_ edition: String, _ names: [String]) -> [UInt8] {
      let towns = names.enumerated().map { index, name in
        "{\"rank\": \(index + 1), \"townName\": \"\(name)\", \"availableLine\": \"線\"}"
      }
      return Array(
        "{\"region\": \"東\", \"edition\": \"\(edition)\", \"townRankingsForRent\": [\(towns.joined(separator: ","))]}"
          .utf8)
    }
    let files = ["a.json": file("2024", ["乙町", "甲町"]), "b.json": file("2023", ["甲町", "乙町"])]
    try await inTerminal("townranking a.json b.json", files: files) { terminal in
      try await terminal.shows("the movements that the year before tells") {
        $0.contains("1アップ") && $0.contains("1ダウン") && $0.contains("乙町")
      }
      try terminal.press("{")
      try await terminal.shows("the year before, which has none before it") {
        !$0.contains("アップ") && $0.rows[23].contains("2023   2024")
      }
      try terminal.press("t")
      try await terminal.shows("both") { $0.contains("2023") && $0.contains("2024") && $0.contains("推移") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
    let finished = try shell("townranking --years --format tsv a.json b.json", files: files)
    #expect(finished.status == 0 && finished.text.hasPrefix("list\trank\t2023\t2024\nrent\t1\t甲町\t乙町\n"), "\(finished)")
  }
}
