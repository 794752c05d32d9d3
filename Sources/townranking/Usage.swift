import RankingBrowser
import TerminalUI

/// What `--help` prints.
enum Usage {
  static func text(_ language: Language) -> String {
    let rows = CommandOption.allCases.map { option in
      (left: label(option), right: option.help(language))
    }
    let width = rows.reduce(0) { max($0, $1.left.count) }
    let options = rows.map { "  " + $0.left + String(repeating: " ", count: width - $0.left.count) + "  " + $0.right }
    return (introduction(language) + options + [""] + closing(language)).joined(separator: "\n") + "\n"
  }

  /// The option table in Markdown, as the README has it.
  static func markdown(_ language: Language) -> String {
    let rows = CommandOption.allCases.map { option in
      let label = label(option).split(separator: ",").map { $0.drop { $0 == " " } }.map { "`\($0)`" }
      return "| \(label.joined(separator: " ").replacingBars) | \(option.help(language)) |"
    }
    return (["| | |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
  }

  private static func label(_ option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func introduction(_ language: Language) -> [String] {
    switch language {
    case .japanese:
      [
        "使い方: townranking [OPTION ...] [FILE ...]", "",
        "住みたい街ランキングを見る。FILEは同じ形式のJSON(複数可)、- は標準入力、なければ2021年首都圏版。",
        "出力先が端末でなければ、表として出力する。", "",
      ]
    case .english:
      [
        "Usage: townranking [OPTION ...] [FILE ...]", "",
        "Browse a ranking of towns to live in. FILE is JSON in the same form, - is standard input;",
        "without it the 2021 ranking of Greater Tokyo is shown. Several FILEs are regions to go through.",
        "Where the output is no terminal, a table is printed.", "",
      ]
    }
  }

  private static func closing(_ language: Language) -> [String] {
    switch language {
    case .japanese: ["キーは画面で ? を押すと出ます。English: townranking --help --lang en"]
    case .english: ["Press ? in the browser for its keys. 日本語: townranking --help --lang ja"]
    }
  }
}

extension String {
  /// Bars part the columns of a table.
  fileprivate var replacingBars: String {
    split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
