extension ManualText {
  static var japanese: ManualText {
    ManualText(
      headings: Headings(
        name: "名前", synopsis: "書式", description: "説明", options: "オプション", keys: "キー", list: "一覧", seeAlso: "関連項目"),
      breaks: true, manual: "ユーザーコマンド", purpose: "住みたい街ランキングを見る",
      description: [
        [
          "`townranking` は、借りて住みたい街と買って住みたい街のランキングを", "端末で見るプログラムである。",
          "2021年の首都圏版と、2023年の近畿圏・中部圏の中間結果を内蔵している。",
        ],
        [
          "FILEは `--format json` の出力と同じ形式のJSON、`-` は標準入力。", "複数のFILEは地域として切り替えられる。",
          "最初のものを見せている間に、残りを読み込む。",
        ],
        ["標準出力が端末でなければ、`--plain` と同じ表を出力する。"],
      ],
      keys: ["画面で `?` を押しても表示される。", "マウスも使える(`--no-mouse` を除く)。"],
      lists: [("ファイル", files), ("環境変数", environment), ("終了ステータス", statuses), ("例", examples)],
      seeAlso: "grep(1), locale(1), term(7), https://www.homes.co.jp/cont/s_ranking/shutoken/")
  }

  private static var files: [Item] {
    [
      (
        "$XDG_STATE_HOME/townranking/favorites.json",
        ["お気に入り。", "読めないときは別名で残し、新しく作る。"]
      )
    ]
  }

  private static var environment: [Item] {
    [
      ("NO_COLOR", ["値があれば色を使わない(`--color always` を除く)。"]),
      ("TERM", ["端末の種類(terminfo)。"]),
      ("LC_ALL, LC_CTYPE, LANG", ["ロケール。文字はUTF-8でなければならない。", "CとPOSIXではC.UTF-8として動く。"]),
      ("XDG_STATE_HOME", ["状態を保存するフォルダ(標準は ~/.local/state)。"]),
      ("COLORFGBG", ["`--theme auto` が端末の返事を待つ間の背景。"]),
      ("BROWSER", ["出典のページを開くプログラム(標準は xdg-open)。"]),
      ("SWIFT_BACKTRACE", ["値があれば、異常終了をSwiftがくわしく報告する。"]),
    ]
  }

  private static var statuses: [Item] {
    [
      ("0", ["正常終了。"]),
      ("1", ["読み込み・出力・表示ができなかった。", "または `--check` が誤りを見つけた。"]),
      ("2", ["コマンドラインの誤り。"]),
      ("128 + N", ["シグナルNによる終了。"]),
    ]
  }

  private static var examples: [Item] {
    [
      ("townranking --tab buy --expanded", ["買って住みたいのタブを、11位以降も開いて見る。"]),
      ("townranking --region kinki", ["近畿圏のランキングを見る。"]),
      ("townranking --format tsv | cut -f 3", ["表の1列を他のプログラムで使う。"]),
      ("curl -s URL | townranking -", ["ネットワークのランキングを、届くそばから見る。"]),
      ("townranking --check my.json", ["ファイルの誤りを調べる。"]),
      ("townranking --print-frame 80x24 --keys \"right e\"", ["キーを2つ押した後の画面を、端末なしで出力する。"]),
    ]
  }
}
