import RankingBrowser
import TerminalUI
import TestSupport
import Testing

@testable import townranking

/// What `--help` prints.
@Suite(.timeLimit(.minutes(10))) struct UsageTests {
  @Test("it names every option with its value and its letter", arguments: Language.allCases)
  func options(language: Language) {
    let lines = Usage.text(language).split(separator: "\n")
    for option in CommandOption.allCases {
      let label = "--\(option.name)" + (option.value.map { " \($0)" } ?? "") + "  "
      let help = option.help(language)
      let line = lines.first { $0.contains(label) && $0.hasSuffix("  \(help)") }
      #expect(line != nil, "\(option.name)")
      if let short = option.short { #expect(line?.contains("-\(short), ") == true, "\(option.name)") }
    }
  }

  @Test("the guides' option tables are those of the code", arguments: Language.allCases)
  func guide(language: Language) throws {
    let file = Project.guide(language.rawValue)
    let rows = CommandOption.allCases.map { option in
      let names = (option.short.map { ["-\($0)"] } ?? []) + ["--\(option.name)" + (option.value.map { " \($0)" } ?? "")]
      let label = names.map { "`\($0)`" }.joined(separator: " ").replacing("|", with: "\\|")
      return "| \(label) | \(option.help(language)) |\n"
    }
    let table = "| | |\n|---|---|\n" + rows.joined()
    #expect(try Project.difference(of: table, from: "options", in: file) == nil)
  }

  @Test("no line is wider than 100 cells", arguments: Language.allCases)
  func width(language: Language) {
    for line in Usage.text(language).split(separator: "\n") {
      #expect(TextWidth.cells(of: String(line)) <= 100, "\(line)")
    }
  }

  @Test("the explanations begin in one column", arguments: Language.allCases)
  func columns(language: Language) throws {
    let text = Usage.text(language)
    var columns: Set<Int> = []
    for option in CommandOption.allCases {
      let help = option.help(language)
      let range = try #require(text.firstRange(of: "  \(help)\n"), "\(option.name)")
      columns.insert(TextWidth.cells(of: String(text[..<range.lowerBound].split(separator: "\n").last ?? "")))
    }
    #expect(columns.count == 1, "\(columns)")
  }

  @Test(
    "it ends with a line end, begins with how it is called, and prints nothing that acts", arguments: Language.allCases)
  func text(language: Language) {
    let text = Usage.text(language)
    #expect(text.contains("townranking [OPTION ...] [FILE ...]\n"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("options have unique names, letters and codes, and words in both languages")
  func table() {
    let options = CommandOption.allCases
    #expect(Set(options.map(\.name)).count == options.count)
    #expect(Set(options.map(\.code)).count == options.count)
    #expect(Set(options.compactMap(\.short)).count == options.compactMap(\.short).count)
    #expect(options.allSatisfy { $0.code > 255 && !$0.help.japanese.isEmpty && !$0.help.english.isEmpty })
    #expect(options.allSatisfy { $0.help.english.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
  }
}
