import RankingBrowser

/// What the manual page says beside the tables of options and keys, sentence by sentence. What is typed stands between
/// backquotes.
struct ManualText {
  struct Headings {
    let name, synopsis, description, options, keys, seeAlso: String
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

  private static var english: ManualText {
    let files: [Item] = [
      (
        "$XDG_STATE_HOME/townranking/favorites.json",
        [
          "The favourites.",
          "A file that is something else is kept under another name when the next favourite starts a new one.",
        ]
      )
    ]
    let environment: [Item] = [
      (
        "TOWNRANKING_OPTIONS",
        [
          "Options for every run, separated as in a shell: `export TOWNRANKING_OPTIONS='--lang en --theme light'`.",
          "Options on the command line override them; those that cannot be with it are left out.",
        ]
      ),
      ("NO_COLOR", ["If set, no colour is used, unless `--color always` is given."]),
      ("TERM", ["The terminal, for terminfo."]),
      ("LC_ALL, LC_CTYPE, LANG", ["The locale; its characters must be UTF-8. C and POSIX are taken as C.UTF-8."]),
      (
        "LC_ALL, LC_MESSAGES, LANG",
        ["The language of errors, without `--lang`: Japanese or English. The screen is Japanese."]
      ),
      ("XDG_STATE_HOME", ["The folder where programs keep their state; ~/.local/state by default."]),
      (
        "COLORFGBG",
        [
          "The background that `--theme auto` begins with, before the terminal has answered.",
          "After that it follows the terminal, whenever that reports that it has turned dark or light.",
        ]
      ),
      (
        "BROWSER",
        [
          "The programs that open the page of a ranking, separated by colons: the first that does not fail; then xdg-open."
        ]
      ),
      ("SWIFT_BACKTRACE", ["If set, a crash is reported in full by Swift's own reporter."]),
    ]
    let statuses: [Item] = [
      ("0", ["All went well, even if `--search` or `--favorites` left no town."]),
      ("1", ["Something could not be read, written or shown, or `--check` found an error."]),
      ("2", ["The command line was wrong."]),
      ("128 + N", ["The program was ended by signal N."]),
    ]
    let examples: [Item] = [
      ("townranking --tab buy --expanded", ["Open with the list to buy, ranks 11+ shown."]),
      ("townranking --region kinki --lang en", ["The towns around Osaka, with English words."]),
      (
        "townranking --plain --search omiya --sort kana",
        ["The towns of all ranks with Omiya in name, reading or line, by their readings."]
      ),
      ("townranking --years --search kasai", ["The ranks of a town in all years."]),
      ("townranking --format tsv | cut -f 3", ["A column of the table, for other programs."]),
      (
        "townranking https://example.org/ranking.json",
        ["A ranking where it is published; `R` asks for it again."]
      ),
      ("townranking --check my.json", ["What is wrong with a file."]),
      ("townranking --print-frame 80x24 --keys \"right e\"", ["The screen after two keys, without a terminal."]),
    ]
    return ManualText(
      headings: Headings(
        name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION", options: "OPTIONS", keys: "KEYS",
        seeAlso: "SEE ALSO"),
      breaks: false, manual: "User Commands", purpose: "browse a ranking of towns to live in",
      description: [
        [
          "`townranking` shows, in the terminal, in which towns people want to rent and to buy a home:",
          "the rankings of Greater Tokyo of 2018 to 2026, that of 2021 first, and interim ones of 2023 of other regions.",
        ],
        [
          "FILE is a ranking as JSON, as `--format json` prints it, or the http or https address of one;",
          "`-` is standard input.",
          "Several of them are regions to go through; the others are read while the first is shown.",
          "Those with the same region and different editions are years of one region.",
          "One that cannot be read says why in its place.",
        ],
        [
          "An address is fetched by curl(1), with the proxies and certificates of the environment,",
          "but without the settings of a .curlrc.",
          "It is given up after 10 seconds without a connection, or 30 without a byte.",
        ],
        [
          "If standard output is not a terminal, the table of `--plain` is printed.",
          "`--search`, `--sort` and `--favorites` narrow and order what is printed as they do the screen.",
        ],
      ],
      keys: ["`?` shows these in the browser too.", "The mouse works unless `--no-mouse` is given."],
      lists: [
        ("FILES", files), ("ENVIRONMENT", environment), ("EXIT STATUS", statuses), ("EXAMPLES", examples),
      ],
      seeAlso: "curl(1), locale(1), term(7), https://www.homes.co.jp/cont/s_ranking/shutoken/")
  }

  private static var japanese: ManualText {
    let files: [Item] = [
      (
        "$XDG_STATE_HOME/townranking/favorites.json",
        ["お気に入り。", "中身が違うファイルは、次の登録のときに別名で保存し、新しく作る。"]
      )
    ]
    let environment: [Item] = [
      (
        "TOWNRANKING_OPTIONS",
        [
          "いつも付けるオプション。シェルと同じように区切る。", "例: `export TOWNRANKING_OPTIONS='--lang en --theme light'`",
          "コマンドラインのオプションが優先する。", "一緒に使えないものは無視する。",
        ]
      ),
      ("NO_COLOR", ["値があれば色を使わない(`--color always` を除く)。"]),
      ("TERM", ["端末の種類(terminfo)。"]),
      ("LC_ALL, LC_MESSAGES, LANG", ["`--lang` がないときのエラーの言語。日本語か英語。", "画面は日本語である。"]),
      ("LC_ALL, LC_CTYPE, LANG", ["ロケール。文字はUTF-8でなければならない。", "CとPOSIXではC.UTF-8として動く。"]),
      ("XDG_STATE_HOME", ["状態を保存するフォルダ(既定値 ~/.local/state)。"]),
      (
        "COLORFGBG",
        ["`--theme auto` が端末の応答を待つ間に仮定する背景色。", "応答の後は、端末が知らせる明暗の切り替えにも合わせる。"]
      ),
      ("BROWSER", ["出典のページを開くプログラム(コロン区切り)。", "失敗すれば次を、最後に xdg-open を試す。"]),
      ("SWIFT_BACKTRACE", ["値があれば、異常終了をSwiftがくわしく報告する。"]),
    ]
    let statuses: [Item] = [
      ("0", ["正常終了。", "`--search` や `--favorites` に当たる街がないときも同じ。"]),
      ("1", ["読み込み・出力・表示ができなかった。", "または `--check` が誤りを見つけた。"]),
      ("2", ["コマンドラインの誤り。"]),
      ("128 + N", ["シグナルNによる終了。"]),
    ]
    let examples: [Item] = [
      ("townranking --tab buy --expanded", ["「買って住みたい」のタブを、11位以降も開いて見る。"]),
      ("townranking --region kinki", ["近畿圏のランキングを見る。"]),
      (
        "townranking --plain --search omiya --sort kana",
        ["街の名前・読み・路線を探し、五十音順に出力する。", "11位以降の街も対象になる。"]
      ),
      ("townranking --years --search kasai", ["ある街の順位を、すべての年について出力する。"]),
      ("townranking --format tsv | cut -f 3", ["表の1列を他のプログラムで使う。"]),
      ("townranking https://example.org/ranking.json", ["公開されているランキングを見る。`R` で再読み込み。"]),
      ("townranking --check my.json", ["ファイルの誤りを調べる。"]),
      ("townranking --print-frame 80x24 --keys \"right e\"", ["キーを2つ押した後の画面を、端末なしで出力する。"]),
    ]
    return ManualText(
      headings: Headings(
        name: "名前", synopsis: "書式", description: "説明", options: "オプション", keys: "キー", seeAlso: "関連項目"),
      breaks: true, manual: "ユーザーコマンド", purpose: "住みたい街ランキングを見る",
      description: [
        [
          "`townranking` は、「借りて住みたい」街と「買って住みたい」街のランキングを", "端末で見るプログラムである。",
          "2018年から2026年までの首都圏版(最初に見せるのは2021年)と、",
          "2023年の近畿圏・中部圏の中間結果を内蔵している。",
        ],
        [
          "FILEは `--format json` の出力と同じ形式のJSONか、そのhttp・httpsアドレス。", "`-` は標準入力。", "複数のFILEは地域として切り替えられる。",
          "地域が同じで版が違うものは、1つの地域の年になる。",
          "最初のものを見せている間に、残りを読み込む。", "読み込めないものは、その場所に理由を表示する。",
        ],
        [
          "アドレスはcurl(1)で取得する。", "プロキシと証明書は環境の設定に従い、.curlrcの設定は使わない。",
          "10秒つながらないか、30秒何も届かなければ中止する。",
        ],
        [
          "標準出力が端末でなければ、`--plain` と同じ表を出力する。",
          "`--search`、`--sort`、`--favorites` は、画面にも出力にも効く。",
        ],
      ],
      keys: ["画面で `?` を押しても表示される。", "マウスも使える(`--no-mouse` を付けたときを除く)。"],
      lists: [("ファイル", files), ("環境変数", environment), ("終了ステータス", statuses), ("例", examples)],
      seeAlso: "curl(1), locale(1), term(7), https://www.homes.co.jp/cont/s_ranking/shutoken/")
  }
}
