import Testing

@testable import townranking_bench

@Suite struct BenchOptionsTests {
  private func parse(_ words: String) throws -> BenchOptions {
    try BenchOptions(parsing: words.split(separator: " ").map(String.init))
  }

  @Test("without an option the parts are measured")
  func usual() throws {
    let options = try parse("")
    #expect(options.task == .measure)
    #expect(options.townCounts == [40, 10_000, 1_000_000])
    #expect(options.runs == 5)
  }

  @Test("sizes are put in order, each once", arguments: ["--towns 1_000,40,40", "--towns=40,1000"])
  func sizes(words: String) throws {
    #expect(try parse(words).townCounts == [40, 1_000])
  }

  @Test("comparing")
  func comparing() throws {
    #expect(try parse("--compare").task == .compare(file: nil))
    let options = try parse("--runs 9 --compare --program a/b towns.json")
    #expect(options.task == .compare(file: "towns.json"))
    #expect(options.runs == 9)
    #expect(options.program == "a/b")
  }

  @Test("writing a file")
  func generating() throws {
    #expect(try parse("--generate 1000").task == .generate(towns: 1_000, file: nil))
    #expect(try parse("--generate=5 -").task == .generate(towns: 5, file: "-"))
  }

  @Test("help", arguments: ["-h", "--help", "--compare --help"])
  func help(words: String) throws {
    #expect(try parse(words).task == .help)
  }

  @Test(
    "what cannot be followed says why",
    arguments: [
      ("--towns", "--towns needs a value"),
      ("--towns 0", "--towns takes a number from 1 to 80000000, not \"0\""),
      ("--towns 5,,6", "--towns takes a number from 1 to 80000000, not \"\""),
      ("--runs x", "--runs takes a number from 1 to 10000, not \"x\""),
      ("--generate 99999999999999999999", "--generate takes a number from 1 to 80000000, not \"99999999999999999999\""),
      ("--compare=yes", "there is no option --compare=yes"),
      ("--fast", "there is no option --fast"),
      ("--compare --generate 5", "--compare and --generate are two tasks: give one of them"),
      ("towns.json", "towns.json is one word too many"),
      ("--compare -", "--compare needs a FILE that can be read again, not -"),
      ("--compare a b", "b is one word too many"),
    ])
  func refused(words: String, reason: String) {
    #expect(throws: BenchUsageError(description: reason)) { try parse(words) }
  }

  @Test("help names every option")
  func usage() {
    for option in ["--towns", "--runs", "--compare", "--program", "--generate", "--help"] {
      #expect(BenchUsage.text.contains("  \(option)") || BenchUsage.text.contains(", \(option)"))
    }
    #expect(BenchUsage.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
