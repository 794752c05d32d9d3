import RankingBrowser
import TerminalUI

/// What `--man` prints: the manual page, made of the tables of options and keys and of `ManualText`.
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
    for (heading, map) in [(text.headings.list, BrowserKeyMap.list), (words[.helpPromptKeys], BrowserKeyMap.prompt)] {
      page.subsection(heading)
      for binding in map.bindings {
        let label = binding.keys.map { Roff.bold($0.label) }.joined(separator: ", ")
        page.item(label, [words[binding.help]], breaks: text.breaks)
      }
    }
  }

  /// What is typed is bold, what stands for something else italic.
  private static func label(_ option: CommandOption) -> String {
    let short = option.short.map { Roff.bold("-\($0)") + ", " } ?? ""
    guard let value = option.value else { return short + Roff.bold("--\(option.name)") }
    let isWord = value == option.choices.joined(separator: "|")
    let shown = isWord ? option.choices.map { Roff.bold($0) }.joined(separator: "|") : Roff.italic(value)
    return short + Roff.bold("--\(option.name)") + " " + shown
  }
}
