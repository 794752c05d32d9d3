import RankingBrowser
import TerminalUI

/// The output of `--man`: the manual page, made from the tables of options and keys and from `ManualText`.
enum Manual {
  static func text(_ language: Language) -> String {
    let text = ManualText.of(language)
    var page = Roff()
    page.title(
      "TOWNRANKING", section: 1, date: Version.date, source: "townranking \(Version.number)", manual: text.manual)
    page.section(text.headings.name)
    page.fill(["townranking - \(text.purpose)"], breaks: false)
    page.section(text.headings.synopsis)
    page.line("\(Roff.bold("townranking")) [\(Roff.italic("OPTION")) ...] [\(Roff.italic("FILE")) ...]")
    page.section(text.headings.description)
    for paragraph in text.description { page.paragraph(paragraph, breaks: text.breaks) }
    page.section(text.headings.options)
    for option in CommandOption.allCases {
      page.item(label(option), [option.help(language)], breaks: text.breaks)
    }
    keys(text, Words(language), &page)
    for (heading, items) in text.lists {
      page.section(heading)
      for (label, sentences) in items { page.item(Roff.bold(label), sentences, breaks: text.breaks) }
    }
    page.section(text.headings.seeAlso)
    page.fill([text.seeAlso], breaks: text.breaks)
    return page.text
  }

  private static func keys(_ text: ManualText, _ words: Words, _ page: inout Roff) {
    page.section(text.headings.keys)
    page.fill(text.keys, breaks: text.breaks)
    for group in BrowserKeyMap.groups {
      page.subsection(words[group.heading])
      for binding in group.bindings {
        let label = binding.keys.map { Roff.bold($0.label) }.joined(separator: ", ")
        page.item(label, [words[binding.help]], breaks: text.breaks)
      }
    }
  }

  /// What is typed is bold, placeholders are italic.
  private static func label(_ option: CommandOption) -> String {
    let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
    guard let value = option.value else { return short + Roff.bold("--\(option.name)") }
    let isWord = value == option.choices.joined(separator: "|")
    let shown = isWord ? option.choices.map { Roff.bold($0) }.joined(separator: "|") : Roff.italic(value)
    return short + Roff.bold("--\(option.name)") + " " + shown
  }
}

/// A page in the man(7) macros of troff, line by line.
struct Roff {
  private(set) var lines: [String] = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The first lines: the header and footer of the page.
  mutating func title(_ name: String, section: Int, date: String, source: String, manual: String) {
    // Not escaped: some formatters would not recognise it as a date.
    let words = [Roff.escaped(name), "\(section)", date, Roff.escaped(source), Roff.escaped(manual)]
    lines.append(".TH " + words.map { "\"\($0)\"" }.joined(separator: " "))
    // No justification, since lines without spaces cannot be stretched to the margin, and no hyphenation: neither is of
    // use in a terminal.
    lines += [".ad l", ".nh"]
  }

  mutating func section(_ name: String) { lines.append(".SH \(Roff.escaped(name))") }

  mutating func subsection(_ name: String) { lines.append(".SS \(Roff.escaped(name))") }

  /// Sentences that flow into one another or, with `breaks`, each begin a line.
  mutating func paragraph(_ sentences: [String], breaks: Bool) {
    if lines.last?.hasPrefix(".SH ") != true { lines.append(".PP") }
    fill(sentences, breaks: breaks)
  }

  /// A term with its explanation.
  /// - Parameter label: in roff.
  mutating func item(_ label: String, _ sentences: [String], breaks: Bool) {
    lines += [".TP", Roff.guarded(label)]
    fill(sentences, breaks: breaks)
  }

  /// Sentences without a label.
  mutating func fill(_ sentences: [String], breaks: Bool) {
    let set = sentences.map { Roff.guarded(Roff.marked($0)) }
    lines += breaks ? Array(set.map { [$0] }.joined(separator: [".br"])) : set
  }

  /// A line that is roff already.
  mutating func line(_ text: String) { lines.append(Roff.guarded(text)) }

  /// The text unchanged: nothing in it is a command, and what is copied from the page is what has to be typed.
  static func escaped(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  static func bold(_ text: some StringProtocol) -> String { "\\fB\(escaped(text))\\fR" }

  static func italic(_ text: some StringProtocol) -> String { "\\fI\(escaped(text))\\fR" }

  /// Text in which words between backquotes are set in bold.
  static func marked(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part) : bold(part)
    }.joined()
  }

  /// A line that begins with a full stop would be a command.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }
}
