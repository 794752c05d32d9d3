import RankingBrowser
import RankingCore

/// The options of the command: one table for parsing, `--help`, the guide, the manual and completions.
enum CommandOption: Int, CaseIterable {
  case tab, region, year, expanded, search, sort, lang, theme, color, ascii, noAnimation, noMouse
  case ambiguous, plain, format, years, favorites, check, printFrame, keys, maxBytes, completion, man, help, version

  /// All that there is to say of an option.
  private struct Row {
    let name: String
    let short: Character?
    let value: String?
    let choices: [String]
    let help: (japanese: String, english: String)

    /// - Parameter value: where an option with choices has none, it is the choices.
    init(
      _ name: String, short: Character? = nil, value: String? = nil, choices: [String] = [], _ japanese: String,
      _ english: String
    ) {
      self.name = name
      self.short = short
      self.value = value ?? (choices.isEmpty ? nil : choices.joined(separator: "|"))
      self.choices = choices
      help = (japanese, english)
    }
  }

  private var row: Row {
    switch self {
    case .tab: Row("tab", choices: ["rent", "buy"], "最初に見せるタブ", "the tab to open with")
    case .region:
      Row(
        "region", value: "NAME", choices: EmbeddedRegion.allCases.flatMap(\.names),
        "最初の地域(首都圏/shutoken、近畿圏/kinki、中部圏/chubu)",
        "the region to open with: shutoken, kinki or chubu")
    case .year: Row("year", value: "YEAR", "最初に見せる年(例: 2026)", "the year to open with, such as 2026")
    case .expanded: Row("expanded", "11位以降を開いた状態で始める", "open with ranks 11+ shown")
    case .search:
      Row("search", value: "TEXT", "画面の / で見つかる街だけを表示・出力する", "show or print only the towns that / finds")
    case .sort:
      Row(
        "sort", value: "ORDER", choices: words(of: SortOrder.self),
        "並び順(\(words(of: SortOrder.self).joined(separator: "、")))",
        "order: \(words(of: SortOrder.self).joined(separator: ", "))")
    case .lang:
      Row("lang", choices: words(of: Language.self), "表示言語(既定値は日本語)", "language of the program (Japanese by default)")
    case .theme:
      Row(
        "theme", choices: words(of: ThemeChoice.Setting.self), "配色。autoは端末の背景に合わせる",
        "colours; auto follows the terminal's background")
    case .color:
      Row(
        "color", choices: words(of: Options.ColorUse.self), "色を使うか。NO_COLORにも従う",
        "whether to use colour; NO_COLOR is heeded too")
    case .ascii: Row("ascii", "記号をASCII文字だけにする", "marks in ASCII only")
    case .noAnimation: Row("no-animation", "タブ切り替えのアニメーションを無効にする", "switch tabs without the slide")
    case .noMouse: Row("no-mouse", "マウス操作を使わない(端末の文字選択に使える)", "leave the mouse to the terminal, to select text")
    case .ambiguous:
      Row(
        "ambiguous", choices: words(of: Options.AmbiguousCells.self), "①、α、ōなどの桁数。autoは端末に問い合わせる",
        "cells of ambiguous characters; auto asks the terminal")
    case .plain: Row("plain", "両方のリストを表として出力する", "print both lists as a table and exit")
    case .format:
      Row(
        "format", choices: words(of: Options.Format.self), "両方のリストをこの形式で出力する",
        "print both lists in this format and exit")
    case .years: Row("years", "すべての年を並べた表を出力する", "print all years side by side and exit")
    case .favorites: Row("favorites", "お気に入りだけを表示・出力する", "show or print only the favourites")
    case .check: Row("check", "データを検査し、問題点を1行に1件出力する", "check the data, print one line per finding and exit")
    case .printFrame: Row("print-frame", value: "WxH", "この大きさの画面を1枚出力する", "print one frame of this size and exit")
    case .keys:
      Row(
        "keys", value: "\"KEY ...\"", "--print-frame の前に押すキー(例: \"right e down\")",
        "keys to press before --print-frame (e.g. \"right e down\")")
    case .maxBytes:
      Row(
        "max-bytes", value: "N", "読み込むバイト数の上限(既定値\(RankingReader.defaultByteLimit))",
        "refuse input larger than N bytes (default \(RankingReader.defaultByteLimit))")
    case .completion:
      Row(
        "completion", choices: words(of: Completion.self), "シェルの補完スクリプトを出力する",
        "print completions for this shell and exit")
    case .man: Row("man", "マニュアルページを出力する", "print the manual page and exit")
    case .help: Row("help", short: "h", "この説明を出力する", "print this help and exit")
    case .version: Row("version", short: "V", "バージョンとデータの版を出力する", "print the versions of program and data and exit")
    }
  }

  /// What the command line calls the cases of an enum.
  private func words<Value: RawRepresentable & CaseIterable>(of type: Value.Type) -> [String]
  where Value.RawValue == String {
    type.allCases.map(\.rawValue)
  }

  var name: String { row.name }

  /// The letter that does the same; nil for most.
  var short: Character? { row.short }

  /// What the help shows for the value; nil where the option takes none.
  var value: String? { row.value }

  /// The values to choose from; none where any will do, or the option takes none.
  var choices: [String] { row.choices }

  /// What it does.
  var help: (japanese: String, english: String) { row.help }

  /// What it does, in one language.
  func help(_ language: Language) -> String {
    switch language {
    case .japanese: help.japanese
    case .english: help.english
    }
  }

  /// getopt's code of the option: above every character.
  var code: Int32 { Int32(256 + rawValue) }
}

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

  private static func label(_ option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func introduction(_ language: Language) -> [String] {
    switch language {
    case .japanese:
      [
        "使い方: townranking [OPTION ...] [FILE ...]", "",
        "住みたい街ランキングを見る。FILEは --format json と同じ形式のJSONか、そのアドレス(https://…、",
        "複数可)、- は標準入力、なければ2021年首都圏版。",
        "出力先が端末でなければ、表として出力する。", "",
      ]
    case .english:
      [
        "Usage: townranking [OPTION ...] [FILE ...]", "",
        "Browse a ranking of towns to live in. FILE is JSON as --format json prints it, or its address",
        "(https://...), - is standard input; without one, the 2021 ranking of Greater Tokyo is shown. Several",
        "FILEs are regions to go through.",
        "If the output is not a terminal, a table is printed.", "",
      ]
    }
  }

  private static func closing(_ language: Language) -> [String] {
    switch language {
    case .japanese:
      [
        "いつも付けるオプションは TOWNRANKING_OPTIONS に書ける(例: --lang en --theme light)。",
        "キーは画面で ? を押すと表示される。English: townranking --help --lang en",
      ]
    case .english:
      [
        "TOWNRANKING_OPTIONS holds options for every run, such as --lang en --theme light.",
        "Press ? in the browser for its keys. 日本語: townranking --help --lang ja",
      ]
    }
  }
}
