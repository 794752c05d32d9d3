import Testing

/// The command line.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct UsageTests {
  /// All options, with a value if they take one.
  private static let options = [
    "--tab rent", "--region kinki", "--year 2021", "--expanded", "--search omiya", "--sort kana", "--lang en",
    "--theme dark",
    "--color never", "--ascii",
    "--ambiguous auto",
    "--no-animation",
    "--no-mouse", "--plain", "--format plain", "--years", "--favorites", "--check", "--print-frame 80x24", "--keys e",
    "--max-bytes 1000000", "--completion bash", "--man", "--help", "--version",
  ]
  private static let names = Set(options.compactMap { $0.split(separator: " ").first.map(String.init) })

  @Test("--help names every option and no other", arguments: ["", "--lang en", "--lang ja"])
  func help(language: String) throws {
    let finished = try shell("townranking --help \(language)")
    #expect(finished.status == 0 && finished.errors.isEmpty)
    // The last lines name the option for the other language.
    let listed = finished.lines.compactMap { $0.firstMatch(of: /^ +(?:-\w, )?(--[a-z-]+)/)?.1 }
    #expect(Set(listed.map(String.init)) == Self.names)
    #expect(listed.count == Self.names.count)
    #expect(try shell("townranking -h \(language)").text == finished.text)
  }

  @Test("every option is accepted", arguments: options)
  func taken(option: String) throws {
    let finished = try shell("townranking --print-frame 30x9 \(option)")
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
  }

  @Test("--version prints the name, the number and the editions of the data", arguments: ["--version", "-V", "--vers"])
  func version(option: String) throws {
    let finished = try shell("townranking \(option)")
    #expect(finished.status == 0)
    #expect(finished.text.contains(/^townranking \d+\.\d+\.\d+ \(data: 2018-2026 首都圏; 2023中間 近畿圏, 中部圏\)\n$/))
  }

  @Test(
    "an invalid command line gets one line with a pointer to --help, and status 2",
    arguments: [
      "--nonsense", "-x", "--tab", "--tab=sideways", "--sort up", "--search", "--format xml", "--completion ksh",
      "--man=ja", "--expanded=1",
      "--lang fr", "--theme pink",
      "--color maybe", "--print-frame 80", "--print-frame 0x0", "--print-frame 80x24x3", "--max-bytes -1",
      "--max-bytes many", "--keys e", "--print-frame 80x24 --keys nonsense", "--no", "--format json one.json two.json",
      "--region nowhere", "--region kinki one.json", "- -",
      "--$(printf '\\033[2Jx')",
    ])
  func refused(arguments: String) throws {
    let finished = try shell("townranking --lang en \(arguments)")
    #expect(finished.status == 2 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint.hasPrefix("townranking: "), "\(finished)")
    #expect(finished.complaint.hasSuffix(" Try 'townranking --help --lang en'.\n"), "\(finished)")
    #expect(finished.errors.filter { $0 < 0x20 } == [0x0A], "\(finished)")
  }

  @Test(
    "it is said in the language of --lang, wherever that stands, or in that of the locale",
    arguments: [
      ("--oops", nil), ("--lang en --oops", true), ("--oops --lang en", true), ("--oops file --lang=en", true),
      ("--oops --lang ja", false), ("--lang en --oops --lang ja", false), ("--oops -- --lang ja", nil),
    ] as [(String, Bool?)])
  func language(arguments: String, isEnglish: Bool?) throws {
    for (locale, isLocaleEnglish) in [("C.UTF-8", true), ("ja_JP.UTF-8", false), ("fr_FR", true)] {
      let finished = try shell("townranking \(arguments)", variables: ["LC_ALL": locale, "TOWNRANKING_OPTIONS": nil])
      #expect(finished.status == 2 && finished.output.isEmpty, "\(finished)")
      #expect(
        finished.complaint
          == (isEnglish ?? isLocaleEnglish
            ? "townranking: there is no option --oops. Try 'townranking --help --lang en'.\n"
            : "townranking: --oops というオプションはない。使い方は 'townranking --help' を参照\n"))
    }
  }
}
