import TestSupport
import Testing

/// The scripts of `--completion` in their shells.
@Suite(.endToEnd("zsh", "fish"), .timeLimit(.minutes(30)))
struct CompletionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The words after the program's name, the last one unfinished.
    let words: [String]
    let candidates: [String]
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., gives candidates: [String]) {
      self.words = words
      self.candidates = candidates
    }
  }

  static let common = [
    Row("--th", gives: ["--theme"]), Row("--ascii", "--no", gives: ["--no-animation", "--no-mouse"]),
    Row("--tab", "", gives: ["buy", "rent"]), Row("--lang", "", gives: ["en", "ja"]),
    Row("--theme", "d", gives: ["dark"]), Row("--color", "a", gives: ["always", "auto"]),
    Row("--format", "", gives: ["json", "markdown", "plain", "tsv"]),
    Row("--ambiguous", "", gives: ["1", "2", "auto"]),
    Row("--completion", "", gives: ["bash", "fish", "zsh"]), Row("--region", "k", gives: ["kinki"]),
    Row("--region", "近", gives: ["近畿圏"]), Row("--keys", "", gives: []), Row("--max-bytes", "", gives: []),
    Row("--print-frame", "", gives: []), Row("--oops", gives: []),
  ]

  /// Files of other kinds are not completed.
  private static let folder =
    "townranking --completion $S --lang en >script; mkdir box; touch b.json 'c d.json' e.txt; "

  static let inBash = [
    Row("", gives: ["b.json", "box", "c d.json"]), Row("--check", "c", gives: ["c d.json"]),
    Row("--", "", gives: ["b.json", "box", "c d.json"]), Row("--", "--th", gives: []),
    Row("--theme", "=", gives: ["auto", "dark", "light", "mono"]), Row("--theme", "=", "d", gives: ["dark"]),
    Row("--", "--tab", "", gives: ["b.json", "box", "c d.json"]),
  ]

  @Test("bash", arguments: common + inBash)
  func bash(row: Row) throws {
    let ask = """
      . ./script; COMP_WORDS=(townranking "$@"); COMP_CWORD=$#; _townranking
      [ ${#COMPREPLY[@]} = 0 ] || printf '%s\\n' "${COMPREPLY[@]}" | LC_ALL=C sort
      """
    let words = row.words.map(quoted).joined(separator: " ")
    let finished = try shell("S=bash; \(Self.folder) bash --norc -c \(quoted(ask)) bash \(words)")
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    #expect(finished.lines.map(String.init) == row.candidates)
  }

  @Test("bash applies the script to the right program")
  func bashProgram() throws {
    let finished = try shell("S=bash; \(Self.folder) bash --norc -c '. ./script; complete -p townranking'")
    #expect(finished.text == "complete -F _townranking townranking\n", "\(finished)")
  }

  static let inFish = [
    Row("", gives: ["b.json", "box/", "c d.json"]), Row("--check", "c", gives: ["c d.json"]),
    Row("--theme=d", gives: ["--theme=dark"]), Row("--", "", gives: ["b.json", "box/", "c d.json"]),
  ]

  /// What fish completes a line to, without what only contains the typed letters in their order: whether fish offers
  /// that too depends on its version (4.0 does).
  private static func fishCompletions(_ line: String) throws -> [String] {
    let ask = "source script; complete -C \(quoted("townranking " + line)) | LC_ALL=C sort"
    let finished = try shell("S=fish; \(folder) fish -N -c \(quoted(ask))")
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    let typed = line.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    return finished.lines.map(String.init).filter { $0.hasPrefix(typed) }
  }

  @Test("fish", arguments: common + inFish)
  func fish(row: Row) throws {
    let candidates = try Self.fishCompletions(row.words.joined(separator: " "))
    #expect(candidates.map { String($0.prefix { $0 != "\t" }) } == row.candidates)
  }

  @Test("fish explains")
  func fishExplains() throws {
    #expect(try Self.fishCompletions("--ta") == ["--tab\tthe tab to open with"])
  }

  /// zsh completes only interactively. The typed text, with tabs, and how the line or the list below it ends.
  @Test(
    "zsh",
    arguments: [
      ("--expa\t#", "--expanded #"), ("--th\td\t#", "--theme=dark #"), ("--tab b\t#", "--tab buy #"),
      ("--region kin\t#", "--region kinki #"), ("--region 近\t#", "--region 近畿圏 #"), ("c\t#", "c\\ d.json #"),
      ("--check bo\t#", "--check box/#"), ("-- --expa\t#", "-- --expa#"), ("e\t#", "e.txt #"),
      ("--theme \t", "auto   dark   light  mono"),
      ("--no\t\t", "--no-mouse      -- leave the mouse to the terminal, to select text"),
    ])
  func zsh(typed: RawText, shown: String) async throws {
    let line = """
      S=zsh; \(Self.folder) mv script _townranking
      echo 'PS1="> "; fpath=($PWD $fpath); autoload -U compinit; compinit -D -u; townranking() { }' >.zshrc
      ZDOTDIR=. zsh -i
      """
    try await inTerminal(line) { terminal in
      try await terminal.shows("the prompt") { $0.rows.contains(">") }
      try terminal.send("townranking " + typed.text)
      try await terminal.shows(shown) { screen in
        screen.rows.contains { $0 == "> townranking " + shown || $0 == shown }
      }
    }
  }
}
