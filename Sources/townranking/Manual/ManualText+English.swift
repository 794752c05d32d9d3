extension ManualText {
  static var english: ManualText {
    ManualText(
      headings: Headings(
        name: "NAME", synopsis: "SYNOPSIS", description: "DESCRIPTION", options: "OPTIONS", keys: "KEYS",
        list: "In the list", seeAlso: "SEE ALSO"),
      breaks: false, manual: "User Commands", purpose: "browse a ranking of towns to live in",
      description: [
        [
          "`townranking` shows, in the terminal, in which towns people want to rent and to buy a home:",
          "the ranking of Greater Tokyo of 2021, and interim ones of 2023 of other regions.",
        ],
        [
          "FILE is a ranking as JSON, as `--format json` prints it, and `-` is standard input.",
          "Several of them are regions to go through; the others are read while the first is shown.",
        ],
        ["Where standard output is no terminal, the table of `--plain` is printed."],
      ],
      keys: ["`?` shows these in the browser too.", "The mouse works unless `--no-mouse` is given."],
      lists: [
        ("FILES", files), ("ENVIRONMENT", environment), ("EXIT STATUS", statuses), ("EXAMPLES", examples),
      ],
      seeAlso: "grep(1), locale(1), term(7), https://www.homes.co.jp/cont/s_ranking/shutoken/")
  }

  private static var files: [Item] {
    [
      (
        "$XDG_STATE_HOME/townranking/favorites.json",
        ["The favourites.", "One that cannot be understood is kept under another name, and a new one is begun."]
      )
    ]
  }

  private static var environment: [Item] {
    [
      ("NO_COLOR", ["Set to anything, it takes away all colour, unless `--color always` is given."]),
      ("TERM", ["The terminal, for terminfo."]),
      ("LC_ALL, LC_CTYPE, LANG", ["The locale; its characters must be UTF-8. In C and POSIX all runs as in C.UTF-8."]),
      ("XDG_STATE_HOME", ["The folder of what programs remember: ~/.local/state unless told."]),
      ("COLORFGBG", ["The background that `--theme auto` begins with, before the terminal has answered."]),
      ("BROWSER", ["What opens the page of a ranking; else it is xdg-open."]),
      ("SWIFT_BACKTRACE", ["Set to anything, a crash is reported in full, as Swift does it."]),
    ]
  }

  private static var statuses: [Item] {
    [
      ("0", ["All went well."]),
      ("1", ["Something could not be read, written or shown, or `--check` found an error."]),
      ("2", ["The command line was wrong."]),
      ("128 + N", ["The program was ended by signal N."]),
    ]
  }

  private static var examples: [Item] {
    [
      ("townranking --tab buy --expanded", ["Open with the list to buy, ranks 11+ shown."]),
      ("townranking --region kinki --lang en", ["The towns around Osaka, with English words."]),
      ("townranking --format tsv | cut -f 3", ["A column of the table, for other programs."]),
      ("curl -s URL | townranking -", ["A ranking from the network, shown while it arrives."]),
      ("townranking --check my.json", ["What is wrong with a file."]),
      ("townranking --print-frame 80x24 --keys \"right e\"", ["The screen after two keys, without a terminal."]),
    ]
  }
}
