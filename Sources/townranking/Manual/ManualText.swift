import RankingBrowser

/// What the manual page says beside the tables of options and keys, sentence by sentence. What is typed stands between
/// backquotes.
struct ManualText {
  struct Headings {
    let name, synopsis, description, options, keys, list, seeAlso: String
  }

  typealias Item = (label: String, sentences: [String])

  let headings: Headings
  /// Whether every sentence begins a line: words without spaces between them cannot be broken everywhere.
  let breaks: Bool
  /// What stands above the page.
  let manual: String
  let purpose: String
  let description: [[String]]
  let keys: [String]
  /// The sections of words and what they mean: files, environment, exit status, examples.
  let lists: [(heading: String, items: [Item])]
  let seeAlso: String

  static func of(_ language: Language) -> ManualText {
    switch language {
    case .japanese: japanese
    case .english: english
    }
  }
}
