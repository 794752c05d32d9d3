import RankingBrowser
import TerminalUI
import TestSupport
import Testing

@testable import townranking

/// The manual page, `--man`.
@Suite(.timeLimit(.minutes(10))) struct ManualTests {
  @Test(
    "it begins with its title, and has a manual's usual sections",
    arguments: [
      (
        Language.english, "User Commands",
        [
          "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "KEYS", "FILES", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES",
          "SEE ALSO",
        ]
      ),
      (.japanese, "ユーザーコマンド", ["名前", "書式", "説明", "オプション", "キー", "ファイル", "環境変数", "終了ステータス", "例", "関連項目"]),
    ])
  func sections(language: Language, manual: String, sections: [String]) {
    let lines = Manual.text(language).split(separator: "\n")
    let title = #".TH "TOWNRANKING" "1" "\#(Version.date)" "townranking \#(Version.number)" "\#(manual)""#
    #expect(lines.first == title[...])
    #expect(lines.filter { $0.hasPrefix(".SH ") } == sections.map { ".SH \($0)" })
    // How man(1) and apropos(1) know a page, after the title and two settings.
    #expect(lines.dropFirst(4).first?.hasPrefix("townranking \\- ") == true)
  }

  @Test("it explains every option and every key", arguments: Language.allCases)
  func complete(language: Language) throws {
    let lines = Manual.text(language).split(separator: "\n").map(String.init)
    func explains(_ label: String, _ help: String) -> Bool {
      lines.indices.dropLast().contains {
        lines[$0].contains(label) && lines[$0 + 1] == Roff.escaped(help)
      }
    }
    for option in CommandOption.allCases {
      #expect(explains(Roff.bold("--\(option.name)"), option.help(language)), "\(option.name)")
    }
    for binding in BrowserKeyMap.list.bindings + BrowserKeyMap.prompt.bindings {
      for key in binding.keys { #expect(explains(Roff.bold(key.label), Words(language)[binding.help]), "\(key.label)") }
    }
  }

  @Test("the lists of both languages are about the same things, each once")
  func sameLists() {
    func items(_ language: Language) -> [[String]] {
      ManualText.of(language).lists.map { $0.items.map(\.label) }
    }
    #expect(items(.english).map(\.count) == items(.japanese).map(\.count))
    for list in items(.english) + items(.japanese) { #expect(Set(list).count == list.count, "\(list)") }
  }

  @Test("no line is an unintended command", arguments: Language.allCases)
  func commands(language: Language) {
    let text = Manual.text(language)
    let known: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".br", ".ad", ".nh"]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      #expect(!line.isEmpty && !line.hasPrefix("'"))
      if line.hasPrefix(".") { #expect(known.contains(String(line.prefix { $0 != " " })), "\(line)") }
    }
    #expect(text.hasSuffix("\n") && !text.contains("`"))
  }

  @Test("the English page is ASCII; no Japanese line is wider than the narrowest page")
  func letters() {
    #expect(Manual.text(.english).utf8.allSatisfy { $0 < 0x80 })
    for line in Manual.text(.japanese).split(separator: "\n") where !line.hasPrefix(".") {
      #expect(TextWidth.cells(of: String(line)) <= 80, "\(line)")
    }
  }

  @Test(
    "text stays text",
    arguments: [
      ("a-b", "a\\-b"), ("a\\fBb", "a\\efBb"), ("\"'`", "\\(dq\\(aq\\(ga"), ("~^", "\\(ti\\(ha"), ("a\n.b", "a .b"),
      ("街", "街"), ("", ""), ("\r\n", "  "),
    ])
  func escaped(raw: RawText, roff: String) {
    #expect(Roff.escaped(raw.text) == roff)
  }

  @Test("a text line that begins with a full stop is not a troff command")
  func points() {
    var page = Roff()
    page.fill([".so x", "'x", "-`.b`"], breaks: true)
    page.line(".x")
    page.item(".y", [".z"], breaks: false)
    #expect(
      page.lines == ["\\&.so x", ".br", "\\(aqx", ".br", "\\-\\fB.b\\fR", "\\&.x", ".TP", "\\&.y", "\\&.z"])
  }
}
