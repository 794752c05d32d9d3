import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

// What the program says when something is wrong, in both languages. The library and the terminal know their English
// themselves. No switch here has a default: a new case is not forgotten.

/// The same in both languages, as the tables below write it.
typealias TextPair = (japanese: String, english: String)

/// Something that is said in the language of `--lang`, as one line.
protocol Message {
  var texts: TextPair { get }
}

extension Message {
  /// In English, for those that have no description of their own.
  var description: String { texts.english }

  func text(_ language: Language) -> String { language.choose(texts) }

  /// For the browser, which may change its language.
  var bothTexts: BothTexts { BothTexts(japanese: texts.japanese, english: texts.english) }
}

extension Language {
  func choose(_ texts: TextPair) -> String {
    switch self {
    case .japanese: texts.japanese
    case .english: texts.english
    }
  }

  /// What standard input is called where it is read.
  var standardInput: String { choose(("標準入力", "standard input")) }

  /// What an embedded ranking is called in a report.
  func name(_ edition: EmbeddedRegion.Edition) -> String {
    choose(("内蔵のランキング(\(edition.region)、\(edition.edition))", edition.name))
  }
}

/// What is said beside errors.
enum Remark: Message, CustomStringConvertible {
  /// Towns that are left out of what is printed: of which ranking, how many, and what is wrong with the first.
  case skippedTowns(in: String, Int, Mismatch)
  /// None of the towns is a favourite, where the output itself has no place to say so.
  case noFavorites
  /// The same for a search, of all towns or of the favourites.
  case noMatch, noFavoriteMatch
  /// Marks that are lost at the end, and why.
  case favoritesNotKept(FavoritesError)
  /// The last line of a check.
  case checked(Int, errors: Int, notes: Int)
  /// Where to read how the command is called; it follows what is wrong with a command line.
  case seeHelp

  var texts: TextPair {
    switch self {
    case .skippedTowns(let name, let count, let first):
      (
        singleLine("\(name): 街\(count)件を読めなかった。最初: \(first.japanese)"),
        singleLine("\(name): \(Self.counted(count, "town")) could not be read, the first: \(first)")
      )
    case .noFavorites: ("お気に入りの街はない", "none of the towns is a favourite")
    case .noMatch: ("検索に一致する街はない", "none of the towns matches the search")
    case .noFavoriteMatch: ("検索に一致するお気に入りはない", "none of the favourites matches the search")
    case .favoritesNotKept(let error):
      ("お気に入りを保存できなかった: \(error.texts.japanese)", "the favourites were not saved: \(error.texts.english)")
    case .checked(let count, let errors, let notes):
      (
        "ランキング\(count)件を検査: 誤り\(errors)件、注意\(notes)件",
        "\(Self.counted(count, "ranking")) checked: \(Self.counted(errors, "error")), \(Self.counted(notes, "note"))"
      )
    case .seeHelp: ("。使い方は 'townranking --help' を参照", ". Try 'townranking --help --lang en'.")
    }
  }

  private static func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}

// MARK: The command

extension UsageError: Message {
  var texts: TextPair {
    switch self {
    case .unknownOption(let name): ("\(name) というオプションはない", "there is no option \(name)")
    case .severalOptions(let name, let options):
      (
        "\(name) に当たるオプションが複数ある: " + options.map { "--\($0.name)" }.joined(separator: "、"),
        "\(name) could be " + options.map { "--\($0.name)" }.joined(separator: " or ")
      )
    case .needsValue(let name): ("\(name) には値が必要", "\(name) needs a value")
    case .takesNoValue(let option): ("--\(option.name) に値は付けられない", "--\(option.name) takes no value")
    case .noChoice(let option, let value):
      (
        "--\(option.name) の値は \(option.choices.joined(separator: "|")) のどれか。\"\(value)\" は使えない",
        "--\(option.name) takes \(option.choices.joined(separator: "|")), not \"\(value)\""
      )
    case .noRegion(let value):
      (
        "--region の値は次のどれか: \(Self.regions("、"))。\"\(value)\" は使えない",
        "--region takes one of \(Self.regions(", ")), not \"\(value)\""
      )
    case .noYear(let value, let region):
      (
        "--year の値は、\(region.names.first ?? "")では\(Self.years(region, "、"))。\"\(value)\" は使えない",
        "--year takes \(Self.years(region, ", ")) for \(Words(.english).name(region.names.first ?? "")), not \"\(value)\""
      )
    case .noByteCount(let value):
      (
        "--max-bytes の値は1以上の整数(バイト数)。\"\(value)\" は使えない",
        "--max-bytes takes a whole number of bytes, not \"\(value)\""
      )
    case .noSize(let value):
      (
        "--print-frame の値は WxH (それぞれ1から1000、例: 80x24)。\"\(value)\" は使えない",
        "--print-frame takes WxH, each 1 to 1000, such as 80x24, not \"\(value)\""
      )
    case .noKey(let name):
      (
        "--keys に \"\(name)\" というキーはない。キーは1文字か、次のどれか: \(Self.keys("、"))、f1からf12、ctrl-aからctrl-z",
        "--keys does not know \"\(name)\"; a key is one character or one of \(Self.keys(", ")), f1 to f12, ctrl-a to ctrl-z"
      )
    case .keysWithoutFrame: ("--keys は --print-frame と組み合わせて使う", "--keys goes with --print-frame")
    case .regionAndFiles:
      (
        "--region と --year は内蔵のランキング用で、FILEとは併用できない",
        "--region and --year choose an embedded ranking; leave them out, or leave out FILE"
      )
    case .standardInputTwice: ("標準入力(-)は1回しか読めない", "standard input (-) can be read once only")
    case .jsonOfSeveral(let count):
      ("--format json のFILEは1つまで(指定は\(count)個)", "--format json takes one FILE, not \(count)")
    case .terminalAsFile(let name):
      ("\(name) は端末である。JSONファイルを指定する", "\(name) is a terminal; name a JSON file")
    case .terminalAsInput:
      (
        "標準入力が端末である。cat FILE | townranking - のようにランキングを渡す",
        "standard input is the terminal; pipe a ranking into it: cat FILE | townranking -"
      )
    case .openQuote: ("引用符が閉じていない", "a quotation mark is not closed")
    case .fileAmongOptions(let name):
      (
        "\(singleLine(name)) はオプションではない。FILEはコマンドラインで指定する",
        "\(singleLine(name)) is no option; name a FILE on the command line"
      )
    case .inVariable(let error):
      ("\(Options.variable): \(error.texts.japanese)", "\(Options.variable): \(error.texts.english)")
    }
  }

  private static func regions(_ separator: String) -> String {
    EmbeddedRegion.allCases.flatMap(\.names).joined(separator: separator)
  }

  private static func years(_ region: EmbeddedRegion, _ separator: String) -> String {
    region.editions.map(\.edition).joined(separator: separator)
  }

  private static func keys(_ separator: String) -> String { Key.namedKeys.map(\.name).joined(separator: separator) }
}

extension FavoritesError: Message {
  /// What is wrong where, and what to do.
  var texts: TextPair {
    switch self {
    case .noHome: ("HOMEが未設定。HOMEかXDG_STATE_HOMEを設定する", "HOME is not set; set it or XDG_STATE_HOME")
    case .system(let path, let reason):
      both(path, { "\($0): \(reason)。解決してからやり直す" }, { "\($0): \(reason); put it right and try again" })
    case .symbolicLink(let path):
      both(path, { "\($0): シンボリックリンクである。通常のファイルが必要" }, { "\($0): a symbolic link; put a plain file there" })
    case .locked(let path):
      both(
        path, { "\($0): ほかのプログラムがロック中。終わってからやり直す" },
        { "\($0): another program holds the lock; try again when it is done" })
    case .broken(let path):
      both(path, { "\($0): お気に入りの一覧ではない。直すか移すかする" }, { "\($0): is not a list of favourites; mend or move it" })
    case .full: ("お気に入りは\(Self.room)まで。減らせば登録できる", "there is room for \(Self.room) of favourites; remove some")
    }
  }

  /// The same with the reason first: what does not fit into a row of the screen is cut at its end.
  var reasonFirst: TextPair {
    switch self {
    case .noHome: texts
    case .system(let path, let reason):
      both(path, { "\(reason): \($0)" }, { "\(reason): \($0); put it right" })
    case .symbolicLink(let path):
      both(path, { "シンボリックリンクは不可、通常のファイルが必要: \($0)" }, { "a symbolic link; put a plain file there: \($0)" })
    case .locked(let path):
      both(path, { "ほかのプログラムがロック中: \($0)" }, { "another program holds the lock; try again: \($0)" })
    case .broken(let path):
      both(
        path, { "お気に入りの一覧ではない(次の登録で別名に移して作り直す): \($0)" },
        { "not a list of favourites; the next change moves it aside: \($0)" })
    case .full: texts
    }
  }

  private static var room: String { "\(WholeFile.limit / 1_048_576) MiB" }

  private func both(_ path: String, _ japanese: (String) -> String, _ english: (String) -> String) -> TextPair {
    (japanese(singleLine(path)), english(singleLine(path)))
  }
}

extension Output.Failure: Message {
  var texts: TextPair {
    ("標準出力に書き込めない: \(systemText(code))", "cannot write to standard output: \(systemText(code))")
  }
}

// MARK: The library and the terminal

extension RankingError: Message {
  var texts: TextPair {
    (
      singleLine((name.isEmpty ? "" : "\(name): ") + japaneseReason) + advice.japanese,
      description + advice.english
    )
  }

  /// Without the name, for the browser.
  var reasonTexts: BothTexts {
    BothTexts(
      japanese: singleLine(japaneseReason) + advice.japanese, english: singleLine(reason) + advice.english)
  }

  /// What option helps; empty where none does.
  fileprivate var advice: TextPair {
    if case .tooLarge = self { ("。上限は --max-bytes で上げられる", "; --max-bytes raises it") } else { ("", "") }
  }

  /// Without the name.
  fileprivate var japaneseReason: String {
    switch self {
    case .cannotOpen(_, let reason): "開けない: \(reason)"
    case .cannotRead(_, let reason): "読めない: \(reason)"
    case .noProgram(_, let program): "プログラム \(program) がない。インストールする"
    case .isDirectory: "フォルダである。中のJSONファイルを指定する"
    case .tooLarge(_, let byteLimit): "\(byteLimit)バイトを超えている"
    case .notUTF8(_, let line, let column): "\(line)行目\(column)列目: UTF-8ではない。UTF-8で保存する"
    case .otherEncoding(_, let encoding): "文字コードが\(encoding)である。UTF-8で保存する"
    case .syntax(_, let mismatch): "\(mismatch.line)行目\(mismatch.column)列目: \(mismatch.japaneseReason)"
    case .shape(_, let mismatch): mismatch.japanese
    }
  }
}

extension Mismatch {
  fileprivate var japanese: String {
    let place = "\(line)行目\(column)列目"
    return singleLine("\(path.isEmpty ? place : "\(path) (\(place))"): \(japaneseReason)")
  }

  /// Without the place.
  fileprivate var japaneseReason: String { "\(actual.japanese)。\(wanted.japanese)" }
}

extension Mismatch.Found {
  fileprivate var japanese: String {
    switch self {
    case .quote(let text): "\(text) がある"
    case .object: "オブジェクトがある"
    case .list: "配列がある"
    case .nothing: "値がない"
    case .endOfData: "データがここで終わっている"
    case .emptyData: "データが空である"
    case .neitherList: "どちらのリストもない"
    case .second(let name): "\"\(name)\" が2つある"
    }
  }
}

extension Mismatch.Expectation {
  fileprivate var japanese: String {
    switch self {
    case .commaOrBrace: "',' か '}' が必要"
    case .commaOrBracket: "',' か ']' が必要"
    case .memberName: "メンバー名('\"')が必要"
    case .colon: "メンバー名の後に ':' が必要"
    case .value: "値が必要"
    case .digit: "数字が必要"
    case .noLeadingZeros: "数の先頭に余分な0は置けない"
    case .endOfData: "データの後には何も置けない"
    case .restOfText: "文字列の続きと '\"' が必要"
    case .writtenControl: "文字列の続きが必要(制御文字は \\u00.. と書く)"
    case .escape: "エスケープの続きが必要"
    case .escapeLetter: "'\\' の後は \" \\ / b f n r t u のどれかが必要"
    case .hexDigits: "\\u の後に16進数4桁が必要"
    case .nesting(let depth): "括弧の入れ子は\(depth)段まで"
    case .ranking: "ランキングのオブジェクト('{')が必要"
    case .eitherList: "\"\(Market.rent.jsonKey)\" か \"\(Market.buy.jsonKey)\" が必要"
    case .textOrNull: "文字列か null が必要"
    case .eachOnce: "同じメンバーは1つしか置けない"
    case .listOfTowns: "街の配列('[')が必要"
    case .town: "街のオブジェクト('{')が必要"
    case .townName: "街の名前が必要"
    case .text: "文字列が必要"
    case .wholeText: "サロゲートの片割れ(\\ud800から\\udfff)を含まない文字列が必要"
    case .flagOrNull: "true、false、null のどれかが必要"
    case .flagOfMovement: "rankFluctuation があるため true か false が必要"
    case .sizeOfMovement: "isRankUp があるため\(Self.wholeNumber(from: 0).japanese)"
    case .wholeNumber(let least): "\(least)以上の整数が必要"
    case .wholeNumberUpTo(let greatest): "\(greatest)以下の整数が必要"
    }
  }
}

extension CheckFinding: Message {
  var texts: TextPair {
    let place = line.flatMap { line in column.map { "\(line)行目\($0)列目" } }
    let parts = path.isEmpty ? place : place.map { "\(path) (\($0))" } ?? path
    let japanese = ([severity.japanese] + [parts, kind.japanese].compactMap { $0 }).joined(separator: ": ")
    guard case .failure(let error) = kind else { return (singleLine(japanese), description) }
    return (singleLine(japanese) + error.advice.japanese, description + error.advice.english)
  }
}

extension CheckFinding.Severity {
  fileprivate var japanese: String {
    switch self {
    case .error: "誤り"
    case .note: "注意"
    }
  }
}

extension CheckFinding.Kind {
  fileprivate var japanese: String {
    switch self {
    case .failure(let error): error.japaneseReason
    case .badTown(let mismatch): mismatch.japaneseReason
    case .moreBadTowns(let count): "使えない街がほかに\(count)件"
    case .unknownMember(let name, let isOfTown, let times):
      "\(isOfTown ? "街" : "ランキング")に未知のメンバー \(name) がある" + (times == 1 ? "" : "(\(times)か所)")
    case .emptyList: "リストが空である"
    case .missingList: "リストがない"
    case .town(let name, let rank, let kind): "\(name)(\(rank)位): \(kind.japanese)"
    case .fault(let fault, let found, let count):
      "\(fault.japanese)がある: \(found)" + (count == 1 ? "" : "(計\(count)文字)")
    case .blanksAround(let text): "前後に空白がある: \(text)"
    case .outOfOrder(let rank, let places):
      "\(rank)位の後にあり、順位順になっていない" + (places == 1 ? "" : "(\(places)か所のうち最初)")
    case .unusedRanks(let first, let last): first == last ? "\(last)位の街がない" : "\(first)位から\(last)位の街がない"
    case .sharedRank(let names): "同順位の街が\(names.japanese)"
    case .impossibleFall(let ranks, let lastYear): "\(ranks)ダウンでは前年が\(lastYear)位になる"
    case .sharedLastYear(let rank, let names): "前年が\(rank)位の街が\(names.japanese)"
    case .twice(let path, let line, let rank): "このリストの \(path) (\(line)行目、\(rank)位)にもある"
    case .namesake(let path, let line, let rank): "このリストの \(path) (\(line)行目、\(rank)位)と同名で、路線が違う"
    case .otherLine(let here, let other, let path, let line): "ここでは \(here)、\(path) (\(line)行目)では \(other)"
    }
  }
}

extension CheckFinding.Names {
  fileprivate var japanese: String {
    "\(count)件: " + first.joined(separator: "、") + (rest > 0 ? "、ほか\(rest)件" : "")
  }
}

extension TextFault {
  fileprivate var japanese: String {
    switch self {
    case .control: "制御文字"
    case .direction: "書字方向を変える文字"
    case .invisible: "幅のない文字"
    case .fullWidth: "全角の英数字"
    case .halfWidth: "半角カナ"
    case .decomposed: "分解された濁点など(NFD)"
    }
  }
}

extension TerminalError: Message {
  var texts: TextPair { (japanese, description) }

  private var japanese: String {
    switch self {
    case .noTerminal: "画面とキーには端末が必要。端末から、出力をリダイレクトせずに起動する"
    case .noName: "TERMが未設定で、端末の種類が分からない。TERMを設定する(例: export TERM=xterm-256color)"
    case .unknownName(let name):
      "端末 \(Self.quoted(name)) は登録されていない。TERMに登録済みの名前を設定する(例: export TERM=xterm-256color)"
    case .noDatabase(let name):
      "端末 \(Self.quoted(name)) を調べるterminfoデータベースがない。インストールする(Debianではncurses-base)か、TERMINFOを設定する"
    case .tooPlain(let name):
      "端末 \(Self.quoted(name)) には画面を表示できない。実際の端末が対応していれば、TERMを設定する(例: export TERM=xterm-256color)"
    case .failedStart(let name):
      "端末 \(Self.quoted(name)) でncursesを開始できない。別の端末名を試す(例: export TERM=xterm-256color)"
    case .noMoreFiles: "これ以上ファイルを開けず、端末を使えない。開いているものを閉じるか、上限を上げる(例: ulimit -n 1024)"
    case .isOpen: "端末はすでに開いている。先に閉じる必要がある"
    }
  }
}
