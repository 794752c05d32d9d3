import RankingBrowser

/// The shells that `--completion` prints a script for. All are made of the option table.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  /// The script, with explanations in one language; bash shows none.
  func script(_ language: Language) -> String {
    let lines =
      switch self {
      case .bash: BashCompletion.lines
      case .zsh: ZshCompletion.lines(language)
      case .fish: FishCompletion.lines(language)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text without what would end a word between single quotes.
  /// - Parameter quote: what stands for a quote in there.
  static func quoted(_ text: String, quote: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote) + "'"
  }
}
