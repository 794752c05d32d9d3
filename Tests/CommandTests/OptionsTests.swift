import RankingBrowser
import RankingCore
import TerminalUI
import Testing

@testable import townranking

/// getopt keeps its place in the process, so command lines are read one at a time.
@Suite(.serialized) struct CommandLineTests {}

extension CommandLineTests {
  /// Command lines that can be followed.
  @Suite struct OptionsTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let line: [String]
      let expect: @Sendable (inout Options) -> Void
      var testDescription: String { line.joined(separator: " ") }

      /// - Parameter expect: what differs from an empty command line.
      init(_ line: String..., expect: @escaping @Sendable (inout Options) -> Void) {
        self.line = line
        self.expect = expect
      }
    }

    @Test("each option alone", arguments: names + values + forms + operands)
    func row(row: Row) throws {
      let options = try Options(parsing: ["townranking"] + row.line)
      var expected = Options()
      row.expect(&expected)
      #expect("\(options)" == "\(expected)")
    }

    @Test("every option of the table is in one of these rows")
    func complete() {
      let words = (Self.names + Self.values).flatMap(\.line)
      for option in CommandOption.allCases { #expect(words.contains("--\(option.name)"), "\(option)") }
    }

    static let names = [
      Row { _ in }, Row("--expanded") { $0.isExpanded = true }, Row("--ascii") { $0.isAscii = true },
      Row("--no-animation") { $0.isAnimated = false }, Row("--favorites") { $0.favoritesOnly = true },
      Row("--no-mouse") { $0.usesMouse = false },
      Row("--plain") { $0.format = .plain }, Row("--help") { $0.wantsHelp = true }, Row("-h") { $0.wantsHelp = true },
      Row("--version") { $0.wantsVersion = true }, Row("-V") { $0.wantsVersion = true },
      Row("--man") { $0.wantsManual = true },
      Row("-hV") {
        $0.wantsHelp = true
        $0.wantsVersion = true
      },
    ]

    static let values = [
      Row("--tab", "rent") { $0.market = .rent }, Row("--tab", "buy") { $0.market = .buy },
      Row("--lang", "en") { $0.language = .english }, Row("--lang", "ja") { $0.language = .japanese },
      Row("--theme", "auto") { $0.theme = .auto }, Row("--theme", "dark") { $0.theme = .dark },
      Row("--theme", "light") { $0.theme = .light }, Row("--theme", "mono") { $0.theme = .mono },
      Row("--color", "auto") { $0.color = .auto }, Row("--color", "always") { $0.color = .always },
      Row("--color", "never") { $0.color = .never }, Row("--format", "plain") { $0.format = .plain },
      Row("--format", "tsv") { $0.format = .tsv }, Row("--format", "json") { $0.format = .json },
      Row("--format", "markdown") { $0.format = .markdown }, Row("--check") { $0.wantsCheck = true },
      Row("--region", "首都圏") { $0.region = EmbeddedRegion(named: "tokyo") },
      Row("--region", "tokyo") { $0.region = EmbeddedRegion(named: "tokyo") },
      Row("--region", "近畿圏") { $0.region = EmbeddedRegion(named: "kinki") },
      Row("--region", "Osaka") { $0.region = EmbeddedRegion(named: "kinki") },
      Row("--region", "中部圏") { $0.region = EmbeddedRegion(named: "chubu") },
      Row("--region=chubu") { $0.region = EmbeddedRegion(named: "chubu") },
      Row("--print-frame", "80x24") { $0.frameSize = Size(width: 80, height: 24) },
      Row("--print-frame", "1x1000") { $0.frameSize = Size(width: 1, height: 1000) },
      Row("--print-frame", "9x9", "--keys", "right e  F1 ctrl-d") {
        $0.frameSize = Size(width: 9, height: 9)
        $0.keys = [.right, .character("e"), .function(1), .control("d")]
      },
      Row("--ambiguous", "auto") { _ in }, Row("--ambiguous", "1") { $0.ambiguous = .one },
      Row("--ambiguous", "2") { $0.ambiguous = .two }, Row("--crash", "segv") { $0.crash = .segv },
      Row("--completion", "bash") { $0.completion = .bash }, Row("--completion=zsh") { $0.completion = .zsh },
      Row("--completion", "fish") { $0.completion = .fish },
      Row("--max-bytes", "1") { $0.maxBytes = 1 }, Row("--max-bytes", "9223372036854775807") { $0.maxBytes = .max },
    ]

    static let forms = [
      Row("--tab=buy") { $0.market = .buy }, Row("--ta", "buy") { $0.market = .buy },
      Row("--ta=buy") { $0.market = .buy }, Row("--e") { $0.isExpanded = true }, Row("--pl") { $0.format = .plain },
      Row("--no-a") { $0.isAnimated = false }, Row("--he") { $0.wantsHelp = true },
      Row("--tab", "buy", "--tab", "rent") { $0.market = .rent },
      Row("--plain", "--format", "tsv") { $0.format = .tsv }, Row("--format", "tsv", "--plain") { $0.format = .plain },
      Row("--print-frame", "9x9", "--keys", "") { $0.frameSize = Size(width: 9, height: 9) },
    ]

    static let operands = [
      Row("a.json") { $0.files = ["a.json"] }, Row("-") { $0.files = ["-"] }, Row("") { $0.files = [""] },
      Row("--", "--tab") { $0.files = ["--tab"] }, Row("--", "-h") { $0.files = ["-h"] }, Row("--") { _ in },
      Row("a", "b", "-") { $0.files = ["a", "b", "-"] }, Row("a", "a") { $0.files = ["a", "a"] },
      Row("a", "--check", "b") {
        $0.files = ["a", "b"]
        $0.wantsCheck = true
      },
      Row("a", "b", "--format", "tsv") {
        $0.files = ["a", "b"]
        $0.format = .tsv
      },
      Row("--check", "a", "b", "--format", "json") {
        $0.files = ["a", "b"]
        $0.wantsCheck = true
        $0.format = .json
      },
      Row("a.json", "--expanded") {
        $0.files = ["a.json"]
        $0.isExpanded = true
      },
      Row("--tab", "buy", "街.json", "--ascii") {
        $0.files = ["街.json"]
        $0.market = .buy
        $0.isAscii = true
      },
      Row("--lang", "en", "--", "-") {
        $0.files = ["-"]
        $0.language = .english
      },
    ]
  }
}
