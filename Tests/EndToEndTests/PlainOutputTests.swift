import Foundation
import Testing

/// Standard output is not a terminal.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct PlainOutputTests {
  private static let firstLine = "住みたい街ランキング2021(首都圏)"

  @Test(
    "a pipe, a file and --plain get both lists as a table without an escape byte",
    arguments: [
      "townranking | cat", "townranking --plain", "townranking >file; cat file", "townranking --format plain",
      "townranking --color always | cat",
    ])
  func table(line: String) throws {
    let finished = try shell(line)
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    #expect(finished.lines.first.map(String.init) == Self.firstLine)
    #expect(finished.lines.filter { $0.contains(/^ *\d+  \S/) }.count == 40, "\(finished)")
    #expect(finished.text.contains("  11  ▴ 2アップ   高円寺    JR中央線ほか\n"))
    #expect(!finished.output.contains(0x1B))
  }

  @Test("tab separated: one line per town, the same fields in every line")
  func tabSeparated() throws {
    let finished = try shell("townranking --format tsv")
    #expect(finished.status == 0 && finished.errors.isEmpty)
    #expect(Set(finished.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count }).count == 1)
    #expect(finished.lines.filter { $0.contains("\t勝どき\t") }.count == 1)
    #expect(finished.lines.count == 41)
  }

  @Test("JSON: the same towns as in the file, and it can be read back")
  func json() throws {
    let finished = try shell("townranking --format json >copy.json; townranking --format json copy.json | tee again")
    #expect(finished.status == 0 && finished.errors.isEmpty)
    let printed = try JSONSerialization.jsonObject(with: Data(finished.output)) as? [String: Any]
    let original = try JSONSerialization.jsonObject(with: Data(Program.rankingFile())) as? [String: Any]
    for key in ["townRankingsForRent", "townRankingsForBuy"] {
      let list = try #require(original?[key] as? [[String: Any]])
      #expect(printed?[key] as? NSArray == list as NSArray)
      #expect(list.count == 20)
    }
  }

  @Test(
    "a reader that stops early is not an error",
    arguments: ["--plain", "--format tsv", "--format json", "--format markdown", "--check"])
  func closedPipe(options: String) throws {
    // More than a pipe holds, so that the writer notices.
    let file = ["big.json": Rankings.rent(count: 20_000)]
    let finished = try shell("townranking \(options) big.json | head -1", files: file)
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    #expect(finished.lines.count == 1)
  }

  @Test(
    "a full disk is an error",
    arguments: [
      "", "--plain", "--format tsv", "--format json", "--format markdown", "--help", "--version", "--check",
      "--print-frame 80x24", "--man", "--completion bash",
    ])
  func fullDisk(options: String) throws {
    let finished = try shell("townranking --lang en \(options) >/dev/full")
    #expect(finished.status == 1)
    #expect(finished.complaint == "townranking: cannot write to standard output: No space left on device\n")
  }

  @Test("--plain and the others print on a terminal as well", arguments: ["--plain", "--format tsv", "--format json"])
  func onATerminal(options: String) async throws {
    try await inTerminal("townranking \(options)", height: 300, recordsOutput: true) { terminal in
      let screen = try await terminal.endsTidily(status: 0)
      #expect(screen.contains("中目黒") && screen.contains("高円寺"))
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(!terminal.output.contains(0x1B))
    }
  }
}
