import Testing

/// The manual page, `--man`, as the formatters of two systems show it.
@Suite(.endToEnd("groff", "mandoc"), .timeLimit(.minutes(30)))
struct ManualTests {
  @Test("groff and mandoc find no fault", arguments: ["en", "ja"])
  func faults(language: String) throws {
    let finished = try shell(
      """
      townranking --man --lang \(language) >page
      groff -K utf8 -man -Tutf8 -ww page >shown
      mandoc -T lint -W warning page
      """)
    #expect(finished.status == 0 && finished.errors.isEmpty && finished.output.isEmpty, "\(finished)")
  }

  @Test(
    "both show it as intended",
    arguments: ["groff -K utf8 -man -Tutf8 -P-c", "mandoc -T utf8"],
    [
      (
        "en",
        [
          "townranking - browse a ranking of towns to live in", "--theme auto|dark|light|mono",
          "colours; auto follows the terminal's background", "-h, --help", "--keys \"KEY ...\"",
          "?, F1 open or close this help",
          "townranking --print-frame 80x24 --keys \"right e\"", "$XDG_STATE_HOME/townranking/favorites.json",
          "https://www.homes.co.jp/cont/s_ranking/shutoken/",
        ]
      ),
      ("ja", ["townranking - 住みたい街ランキングを見る", "--tab rent|buy", "最初に見せるタブ", "検索の入力中", "Ctrl-c 終了"]),
    ])
  func shown(formatter: String, page: (language: String, lines: [String])) throws {
    let finished = try shell("townranking --man --lang \(page.language) >page; \(formatter) page | sed 's/.\\x08//g'")
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    let lines = finished.lines.map { $0.split(separator: " ").joined(separator: " ") }
    for line in page.lines { #expect(lines.contains(line), "\(line)\n\(finished)") }
  }

  @Test("without a locale of its own, the page is the same")
  func locale() throws {
    let finished = try shell("townranking --man >one; LC_ALL=C townranking --man >two; cmp one two")
    #expect(finished.status == 0, "\(finished)")
  }
}
