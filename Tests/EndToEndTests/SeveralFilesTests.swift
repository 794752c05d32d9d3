import Glibc
import Testing

/// Several files on the command line, and regions.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SeveralFilesTests {
  private static let files: [String: [UInt8]] = [
    "a.json": Rankings.list([Rankings.town(rank: "1", name: "甲町")]),
    "b.json": Rankings.list([Rankings.town(rank: "1", name: "乙町")]), "bad.json": Array("oops".utf8),
  ]

  @Test("the first is shown, ] goes to the second and [ returns")
  func browse() async throws {
    try await inTerminal("townranking a.json b.json", files: Self.files) { terminal in
      let screen = try await terminal.shows(text: "甲町")
      #expect(!screen.contains("乙町"))
      try terminal.press("]")
      try await terminal.shows("the second") { $0.contains("乙町") && !$0.contains("甲町") }
      try terminal.press("[")
      try await terminal.shows("the first again") { $0.contains("甲町") && !$0.contains("乙町") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("the first can be browsed before the second has come; an error in the second is shown in its place")
  func late() async throws {
    try await inTerminal("mkfifo pipe; townranking a.json pipe", files: Self.files) { terminal in
      try await terminal.shows(text: "甲町")
      let writer = open(terminal.folder.path(of: "pipe"), O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(writer >= 0)
      #expect(write(writer, "oops", 4) == 4)
      close(writer)
      try await terminal.shows("the notice beside the first") {
        $0.contains("甲町") && $0.contains("読み込めません: pipe: 1行目1列目: ")
      }
      try terminal.press("]")
      try await terminal.shows("the second") { $0.contains("pipe: 1行目1列目: ") && !$0.contains("甲町") }
      try terminal.press("[")
      try await terminal.shows(text: "甲町")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "one that cannot be read is told beside those that can, wherever it stands",
    arguments: ["a.json bad.json", "bad.json a.json", "a.json missing.json", "bad.json missing.json a.json"])
  func early(names: String) async throws {
    try await inTerminal("townranking \(names)", files: Self.files) { terminal in
      try await terminal.shows("the good one and a notice") { $0.contains("甲町") && $0.contains("読み込めません: ") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
    for options in ["", "--print-frame 80x24 --lang ja"] {
      let finished = try shell("townranking \(options) \(names)", files: Self.files)
      #expect(finished.status == 1 && finished.text.contains("甲町"), "\(finished)")
      let bad = names.split(separator: " ").filter { $0 != "a.json" }
      #expect(finished.complaint.split(separator: "\n").count == bad.count, "\(finished)")
      #expect(bad.allSatisfy { finished.complaint.contains("townranking: \($0): ") }, "\(finished)")
    }
  }

  @Test("if none can be read, each has a line before the screen")
  func none() async throws {
    try await inTerminal("townranking bad.json missing.json", files: Self.files, recordsOutput: true) { terminal in
      try await terminal.endsTidily(status: 1)
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(terminal.outputText.hasPrefix("townranking: bad.json: ") && !terminal.output.contains(0x1B))
      #expect(terminal.outputText.contains("townranking: missing.json: "))
    }
    let finished = try shell("townranking bad.json missing.json", files: Self.files)
    #expect(finished.status == 1 && finished.output.isEmpty, "\(finished)")
  }

  @Test("more of them than files may be open", arguments: ["--format tsv", "--print-frame 80x24"])
  func many(options: String) throws {
    let line = "ulimit -n 30; for i in $(seq 60); do set -- \"$@\" a.json; done; townranking \(options) \"$@\""
    let finished = try shell(line, files: Self.files)
    #expect(finished.status == 0 && finished.complaint.isEmpty && finished.text.contains("甲町"), "\(finished)")
    if options.contains("tsv") { #expect(finished.lines.count == 61) }
  }

  @Test("the columns of a table do not depend on what can be read")
  func columns() throws {
    let finished = try shell("townranking --format tsv a.json bad.json", files: Self.files)
    #expect(finished.lines.map { $0.prefix { $0 != "\t" } } == ["ranking", "a.json"], "\(finished)")
  }

  @Test("without a terminal they are printed in order")
  func printed() throws {
    let finished = try shell("townranking --format tsv a.json b.json", files: Self.files)
    #expect(finished.lines.map { $0.prefix { $0 != "\t" } } == ["ranking", "a.json", "b.json"], "\(finished)")
    let table = try shell("townranking b.json a.json", files: Self.files)
    #expect(table.status == 0 && table.lines.filter { $0.contains("町") }.count == 2, "\(table)")
  }

  @Test(
    "regions open by name",
    arguments: [("近畿圏", "三ノ宮"), ("kinki", "三ノ宮"), ("nagoya", "岐阜"), ("tokyo", "本厚木")])
  func region(name: String, town: String) async throws {
    let finished = try shell("townranking --region \(name) --format tsv")
    #expect(finished.lines.dropFirst().first?.contains("\t\(town)\t") == true, "\(finished)")
    try await inTerminal("townranking --region \(name)") { try await $0.shows(text: town) }
  }

  @Test("an unknown region is a usage error")
  func unknown() throws {
    let finished = try shell("townranking --region 札幌圏")
    #expect(finished.status == 2 && finished.complaint.contains("近畿圏、kinki、osaka"), "\(finished)")
  }
}
