import Foundation
import TestSupport
import Testing

/// What a run of tests says of itself. The tests run again as programs, a few suites at a time.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct RunReportTests {
  /// Runs suites or tests, by the beginnings of their names.
  private static func run(_ names: [String], path: String? = nil) throws -> Finished {
    let filter = names.map { "^\($0)" }.joined(separator: "|")
    let tests = try #require(try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let words = ["timeout", "120", tests, "--testing-library", "swift-testing", "--filter", filter]
    let folder = try TemporaryFolder()
    var variables = Variables.standard(home: folder.path)
    if let path { variables["PATH"] = path }
    return try Spawn.run(words, variables, in: folder)
  }

  /// The numbers in the last line, by what they are about.
  private static func counts(_ finished: Finished) -> [String: Int] {
    let line = finished.complaint.split(separator: "\n").last ?? ""
    let parts = (line.split(separator: "; ").first ?? "").split(separator: ": ").last?.split(separator: ", ") ?? []
    return Dictionary(
      parts.compactMap { part in
        let words = part.split(separator: " ", maxSplits: 1)
        return words.count == 2 ? Int(words[0]).map { (String(words[1]), $0) } : nil
      }, uniquingKeysWith: +)
  }

  private static let need =
    "The tests of the built program need: tmux, curl, xterm, Xvfb, zsh, fish, groff, mandoc, openssl; "

  @Test(
    "the first line says what is needed, the last which of the chosen tests ran where",
    arguments: [
      (["PrintedFrameTests/options"], ["without a terminal"]), (["SuspendTests/withoutJobs"], ["in tmux"]),
      (["SuspendTests/withoutJobs", "PrintedFrameTests/options"], ["in tmux", "without a terminal"]),
      (["SuspendTests/continuedOnly"], ["in a pseudo-terminal"]), (["AmbiguousWidthTests/wrong"], ["in xterm"]),
    ])
  func lines(tests: [String], ways: [String]) throws {
    let finished = try Self.run(tests.map { "EndToEndTests.\($0)" })
    #expect(finished.status == 0, "\(finished)")
    #expect(finished.complaint.hasPrefix(Self.need + "all are there.\n"), "\(finished)")
    let counts = Self.counts(finished)
    #expect(counts.keys.sorted() == ways, "\(finished)")
    let total = try #require(finished.complaint.firstMatch(of: /Test run with (\d+) test/))
    #expect(counts.values.reduce(0, +) == Int(total.1), "\(finished)")
  }

  @Test("other tests do not count, and alone say nothing", arguments: ["NcursesTerminalTests.Base64Tests"])
  func others(suite: String) throws {
    let alone = try Self.run([suite])
    #expect(alone.status == 0 && alone.complaint.contains("Test run with"), "\(alone)")
    #expect(!alone.complaint.contains("built program"), "\(alone)")
    let both = try Self.run([suite, "EndToEndTests.PrintedFrameTests/options"])
    #expect(both.status == 0 && Self.counts(both) == ["without a terminal": 1], "\(both)")
  }

  @Test(
    "what is missing is named with its package: in the first line, by the tests that need it, and in the last",
    arguments: [
      (["xterm"], "xterm", "CursorTests"), (["tmux", "Xvfb"], "tmux xvfb", "PrintedFrameTests"),
      (["groff"], "groff-base", "ManualTests"),
    ])
  func missing(tools: [String], packages: String, suite: String) throws {
    let folder = try TemporaryFolder()
    for tool in Tool.all where !tools.contains(tool.name) {
      try FileManager.default.createSymbolicLink(atPath: folder.path(of: tool.name), withDestinationPath: "/bin/true")
    }
    let finished = try Self.run(["EndToEndTests.\(suite)"], path: folder.path)
    #expect(finished.status == 1, "\(finished)")
    let advice =
      "missing: \(tools.joined(separator: ", ")). Install: $(command -v sudo) apt-get install -y \(packages)\n"
    #expect(finished.complaint.hasPrefix(Self.need + advice), "\(finished)")
    #expect(finished.complaint.hasSuffix("; " + advice), "\(finished)")
    #expect(finished.complaint.ranges(of: "Caught error: " + advice.dropLast()).count >= 1, "\(finished)")
    #expect(Array(Self.counts(finished).keys) == ["not run"], "\(finished)")
  }

  @Test("what is needed is what the README's test command installs")
  func readme() throws {
    let command = try #require(
      try Project.text("README.md").split(separator: "\n").first { $0.hasSuffix("swift test") })
    let packages = command.split(separator: " ").drop { $0 != "-y" }.dropFirst().prefix { $0 != "&&" }
    #expect(packages.filter { !$0.hasPrefix("lib") }.map(String.init) == Tool.all.map(\.package))
  }
}
