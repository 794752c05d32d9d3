import TerminalUI
import Testing

@testable import townranking

extension CommandLineTests {
  /// Command lines that cannot be followed: one line says why.
  @Suite struct UsageErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
      let line: [String]
      let message: String
      var testDescription: String { line.joined(separator: " ") }

      init(_ line: String..., says message: String) {
        self.line = line
        self.message = message
      }
    }

    @Test("what is said", arguments: unknown + values + operands)
    func row(row: Row) {
      let error = #expect(throws: UsageError.self) { try Options(parsing: ["townranking"] + row.line) }
      #expect(error?.description == row.message)
    }

    @Test("after an error the next command line is read from its start")
    func again() throws {
      for line in [["--tab"], ["--oops"], ["-hx"], ["--tab", "x", "a", "b"], ["-", "-"]] {
        #expect(throws: UsageError.self) { try Options(parsing: ["townranking"] + line) }
        #expect(try Options(parsing: ["townranking", "--tab", "buy", "f"]).files == ["f"])
      }
    }

    @Test("keys: every name that is listed in the message is known")
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
        "--region", "kinki", "a", says: "--region chooses an embedded ranking; leave it out, or leave out FILE"),
      Row("-", "--region", "首都圏", says: "--region chooses an embedded ranking; leave it out, or leave out FILE"),
      Row("--keys", "e", says: "--keys goes with --print-frame"),
    ]
  }
}
