import RankingBrowser
import RankingCore
import TerminalUI
import Testing

@testable import townranking

/// getopt's state is global to the process, so command lines are parsed one at a time.
@Suite(.serialized, .timeLimit(.minutes(10))) struct CommandLineTests {}

extension Options {
  init(parsing arguments: [String]) throws(UsageError) {
    try self.init(parsing: arguments.map { FilePath($0) })
  }
}

extension CommandLineTests {
  /// Valid command lines.
  @Suite(.timeLimit(.minutes(10))) struct OptionsTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let line: [String]
      let expect: @Sendable (inout Options) -> Void
      var testDescription: String { line.joined(separator: " ") }

      /// - Parameter expect: the difference from an empty command line.
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

    @Test("every option of the table has a row here")
    func complete() {
      let words = (Self.names + Self.values).flatMap(\.line)
      for option in CommandOption.allCases { #expect(words.contains("--\(option.name)"), "\(option)") }
    }

    static let names = [
      Row { _ in }, Row("--expanded") { $0.isExpanded = true }, Row("--ascii") { $0.isAscii = true },
      Row("--no-animation") { $0.isAnimated = false }, Row("--favorites") { $0.favoritesOnly = true },
      Row("--no-mouse") { $0.usesMouse = false }, Row("--years") { $0.wantsYears = true },
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
      Row("--search", "oo miya") { $0.search = .kept("oo miya") }, Row("--search=大宮") { $0.search = .kept("大宮") },
      Row("--search", "") { _ in }, Row("--search", " \u{3000}") { _ in },
      Row("--sort", "rank") { _ in }, Row("--sort", "climb") { $0.order = .climb },
      Row("--sort", "fall") { $0.order = .fall }, Row("--sort=last-year") { $0.order = .lastYear },
      Row("--sort", "line") { $0.order = .line }, Row("--sort", "kana") { $0.order = .reading },
      Row("--lang", "en") { $0.givenLanguage = .english }, Row("--lang", "ja") { $0.givenLanguage = .japanese },
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
      Row("--year", "2026") { $0.year = "2026" }, Row("--year=2021") { $0.year = "2021" },
      Row("--region=chubu") { $0.region = EmbeddedRegion(named: "chubu") },
      Row("--print-frame", "80x24") { $0.frameSize = Size(width: 80, height: 24) },
      Row("--print-frame", "1x1000") { $0.frameSize = Size(width: 1, height: 1000) },
      Row("--print-frame", "9x9", "--keys", "right e  F1 ctrl-d") {
        $0.frameSize = Size(width: 9, height: 9)
        $0.keys = [.right, .character("e"), .function(1), .control("d")]
      },
      Row("--ambiguous", "auto") { _ in }, Row("--ambiguous", "1") { $0.ambiguous = .one },
      Row("--ambiguous", "2") { $0.ambiguous = .two },
      Row("--completion", "bash") { $0.completion = .bash }, Row("--completion=zsh") { $0.completion = .zsh },
      Row("--completion", "fish") { $0.completion = .fish },
      Row("--max-bytes", "1") { $0.maxBytes = 1 }, Row("--max-bytes", "9223372036854775807") { $0.maxBytes = .max },
    ]

    static let forms = [
      Row("--tab=buy") { $0.market = .buy }, Row("--ta", "buy") { $0.market = .buy },
      Row("--ta=buy") { $0.market = .buy }, Row("--e") { $0.isExpanded = true }, Row("--pl") { $0.format = .plain },
      Row("--no-a") { $0.isAnimated = false }, Row("--he") { $0.wantsHelp = true },
      Row("--tab", "buy", "--tab", "rent") { $0.market = .rent },
      Row("--search", "a", "--search", "b") { $0.search = .kept("b") }, Row("--search", "a", "--search", "") { _ in },
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
        $0.givenLanguage = .english
      },
    ]
  }
}

extension CommandLineTests {
  /// Invalid command lines: one line says why.
  @Suite(.timeLimit(.minutes(10))) struct UsageErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let line: [String]
      let message: String
      var testDescription: String { line.joined(separator: " ") }

      init(_ line: String..., says message: String) {
        self.line = line
        self.message = message
      }
    }

    @Test("error messages", arguments: unknown + values + operands)
    func row(row: Row) {
      let error = #expect(throws: UsageError.self) { try Options(parsing: ["townranking"] + row.line) }
      #expect(error?.description == row.message)
    }

    @Test("after an error the next command line is parsed from its start")
    func again() throws {
      for line in [["--tab"], ["--oops"], ["-hx"], ["--tab", "x", "a", "b"], ["-", "-"]] {
        #expect(throws: UsageError.self) { try Options(parsing: ["townranking"] + line) }
        #expect(try Options(parsing: ["townranking", "--tab", "buy", "f"]).files == ["f"])
      }
    }

    @Test("keys: every name listed in the message is known")
    func keyNames() throws {
      let error = #expect(throws: UsageError.self) {
        try Options(parsing: ["townranking", "--print-frame", "9x9", "--keys", "right oops"])
      }
      let message = try #require(error).description
      #expect(message.hasPrefix("--keys does not know \"oops\""))
      for (name, _) in Key.namedKeys { #expect(message.contains(name)) }
    }

    static let unknown = [
      Row("--oops", says: "there is no option --oops"), Row("--oops=1", says: "there is no option --oops"),
      Row("--tabs", "rent", says: "there is no option --tabs"), Row("-x", says: "there is no option -x"),
      Row("-hx", says: "there is no option -x"), Row("-é", says: "there is no option -é"),
      Row("a.json", "--oops", says: "there is no option --oops"), Row("a.json", "-x", says: "there is no option -x"),
      Row("--t", "rent", says: "--t could be --tab or --theme"),
      Row("--p", says: "--p could be --plain or --print-frame"),
      Row("--no", says: "--no could be --no-animation or --no-mouse"),
      Row("--m", says: "--m could be --max-bytes or --man"),
      Row("--co", "bash", says: "--co could be --color or --completion"),
      Row("--Tab", "buy", says: "there is no option --Tab"),
    ]

    private static let regions =
      "--region takes one of 首都圏, shutoken, tokyo, 近畿圏, kinki, osaka, 中部圏, chubu, nagoya"

    static let values =
      [
        Row("--tab", says: "--tab needs a value"), Row("--ta", says: "--ta needs a value"),
        Row("--plain", "--format", says: "--format needs a value"),
        Row("--expanded=yes", says: "--expanded takes no value"),
        Row("--exp=yes", says: "--expanded takes no value"), Row("--help=", says: "--help takes no value"),
        Row("--tab", "Rent", says: "--tab takes rent|buy, not \"Rent\""),
        Row("--tab=", says: "--tab takes rent|buy, not \"\""),
        Row("--sort", "kanna", says: "--sort takes rank|climb|fall|last-year|line|kana, not \"kanna\""),
        Row("--sort", "Rank", says: "--sort takes rank|climb|fall|last-year|line|kana, not \"Rank\""),
        Row("--sort=", says: "--sort takes rank|climb|fall|last-year|line|kana, not \"\""),
        Row("--search", says: "--search needs a value"), Row("--s", "a", says: "--s could be --search or --sort"),
        Row("--lang", "fr", says: "--lang takes ja|en, not \"fr\""),
        Row("--theme", "blue", says: "--theme takes auto|dark|light|mono, not \"blue\""),
        Row("--color", "yes", says: "--color takes auto|always|never, not \"yes\""),
        Row("--format", "xml", says: "--format takes plain|tsv|json|markdown, not \"xml\""),
        Row("--completion", "ksh", says: "--completion takes bash|zsh|fish, not \"ksh\""),
        Row("--man=ja", says: "--man takes no value"), Row("--region", says: "--region needs a value"),
        Row("--region", "札幌圏", says: regions + ", not \"札幌圏\""),
        Row("--region", "", says: regions + ", not \"\""), Row("--region", "kin", says: regions + ", not \"kin\""),
        Row("--ambiguous", "3", says: "--ambiguous takes auto|1|2, not \"3\""),
        Row("--max-bytes", "0", says: "--max-bytes takes a whole number of bytes, not \"0\""),
        Row("--max-bytes", "-1", says: "--max-bytes takes a whole number of bytes, not \"-1\""),
        Row("--max-bytes", "1k", says: "--max-bytes takes a whole number of bytes, not \"1k\""),
        Row(
          "--max-bytes", "99999999999999999999",
          says: "--max-bytes takes a whole number of bytes, not \"99999999999999999999\""),
      ]
      + ["80", "80x", "x24", "80x24x1", "0x24", "80x0", "1001x1", "80X24", "-1x5", " 80x24", "八十x24", ""].map {
        Row("--print-frame", $0, says: "--print-frame takes WxH, each 1 to 1000, such as 80x24, not \"\($0)\"")
      }

    static let operands = [
      Row("a", "b", "--format", "json", says: "--format json takes one FILE, not 2"),
      Row("-", "a", "-", says: "standard input (-) can be read once only"),
      Row(
        "--region", "kinki", "a",
        says: "--region and --year choose an embedded ranking; leave them out, or leave out FILE"),
      Row(
        "-", "--region", "首都圏",
        says: "--region and --year choose an embedded ranking; leave them out, or leave out FILE"),
      Row("--keys", "e", says: "--keys goes with --print-frame"),
    ]
  }
}
