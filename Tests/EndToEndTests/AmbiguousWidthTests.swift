import Glibc
import TerminalUI
import TestSupport
import Testing

/// The browser in xterms where ambiguous characters have one cell or two: what follows them is where it belongs.
@Suite(.endToEnd, .serialized, .timeLimit(.minutes(30)))
struct AmbiguousWidthTests {
  /// Runs the browser on towns with these names and the line `|`, and stops it once it is idle.
  /// - Returns: for every row with a `|`, the columns where the terminal has one.
  private static func bars(_ names: [String], _ options: [String], in xterm: Xterm) async throws -> [[Int]] {
    let folder = try TemporaryFolder()
    let towns = names.enumerated().map { Rankings.town(rank: "\($0 + 11)", name: $1, line: "|") }
    try folder.write(Rankings.list(towns), to: "r.json")
    let words = [folder.path(of: "r.json"), "--no-animation", "--expanded"] + options
    let program = try RunningProgram(words, on: xterm.line.path, in: folder)
    #expect(try await Poll.untilStill(program.process, for: .milliseconds(300)) && program.end() == nil)
    // It must not read the answers.
    #expect(kill(program.process, SIGSTOP) == 0)
    #expect(try await Poll.until { ProcessStatus(program.process)?.state == "T" })
    // Any answers still meant for the program come before the answer to this query.
    _ = try await xterm.line.answers(to: "\u{1B}[5n", 1, endingWith: UInt8(ascii: "n"))
    return try await rows(of: "|", in: xterm.line)
  }

  /// The columns of a character in each row of the screen that has it, by the terminal's own report of its cells
  /// (DECRQCRA).
  private static func rows(of character: Unicode.Scalar, in line: TerminalLine) async throws -> [[Int]] {
    let (width, height) = (80, 24)
    let questions = (0..<width * height).map { cell in
      let (row, column) = (cell / width + 1, cell % width + 1)
      return "\u{1B}[\(cell);1;\(row);\(column);\(row);\(column)*y"
    }
    // `ESC P number ! ~ checksum ESC \`; the checksum of one cell is its character.
    let answers = try await line.answers(to: questions.joined(), questions.count, endingWith: UInt8(ascii: "\\"))
    let columns = answers.enumerated().reduce(into: [[Int]](repeating: [], count: height)) { rows, answer in
      let sum = (answer.element.split(separator: UInt8(ascii: "~")).last ?? []).prefix { $0 != 0x1B }
      if UInt32(String(decoding: sum, as: UTF8.self), radix: 16) == character.value {
        rows[answer.offset / width].append(answer.offset % width)
      }
    }
    return columns.filter { !$0.isEmpty }
  }

  @Test(
    "the lines of towns with awkward names are aligned",
    arguments: [([], []), (["cjkWidth: true"], []), (["cjkWidth: true"], ["--ambiguous", "2"])])
  func browser(resources: [String], options: [String]) async throws {
    for start in stride(from: 0, to: Awkward.texts.count, by: 14) {
      let names = Awkward.texts[start..<min(start + 14, Awkward.texts.count)]
      // Without negation and attributes, and over the whole character.
      let xterm = try await Xterm(resources + ["checksumExtension: 51"])
      let bars = try await Self.bars(names.map(\.text), options, in: xterm)
      #expect(bars.count == names.count, "\(bars)")
      #expect(Set(bars).count == 1 && bars.first?.count == 1, "\(bars)")
    }
  }

  @Test("with the wrong width it fails: the same test sees the difference")
  func wrong() async throws {
    let xterm = try await Xterm(["cjkWidth: true", "checksumExtension: 51"])
    let bars = try await Self.bars(["本厚木", "①αō", "Яё"], ["--ambiguous", "1"], in: xterm)
    #expect(Set(bars).count > 1, "\(bars)")
  }

  @Test(
    "the query leaves no trace: the shell's screen is unchanged",
    arguments: ["printf unfinished,not-erased; townranking"])
  func noTrace(line: String) async throws {
    try await inTerminal(line, recordsOutput: true) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("q")
      let screen = try await terminal.endsTidily(status: 0)
      #expect(screen.rows[0] == "[status 0],not-erased", "\(screen)")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(terminal.outputText.contains("\r\(AmbiguousWidth.sample)\u{1B}[6n"))
    }
  }
}
