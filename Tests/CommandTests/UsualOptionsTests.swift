import RankingBrowser
import RankingCore
import TestSupport
import Testing

@testable import townranking

/// Options that are wanted always, and the language of errors.
extension CommandLineTests {
  @Suite(.timeLimit(.minutes(10))) struct UsualOptionsTests {
    @Test(
      "words are separated as a shell does",
      arguments: [
        ("", []), (" \t\n ", []), ("--lang en", ["--lang", "en"]),
        ("  --ascii\n--lang\ten ", ["--ascii", "--lang", "en"]),
        ("--keys 'right e'", ["--keys", "right e"]), ("--keys=\"a 'b\"", ["--keys=a 'b"]), ("'' \"\"", ["", ""]),
        (#"a\ b \'c "\"\\\a$" '\'"#, ["a b", "'c", #""\\a$"#, #"\"#]), ("x'y'\"z\"", ["xyz"]),
        ("街 '広島 駅'", ["街", "広島 駅"]), ("a\\", ["a\\"]), ("\\", ["\\"]),
      ] as [(RawText, [String])])
    func words(text: RawText, words: [String]) throws {
      #expect(try ShellWords.split(text.text) == words)
    }

    @Test("what is not closed is refused", arguments: ["'a", "\"a", "'a\"", "\"\\"])
    func open(text: String) {
      #expect(throws: UsageError.openQuote) { try ShellWords.split(text) }
    }

    @Test("the command line comes after them")
    func order() throws {
      let usual = "--lang en --tab buy --ascii"
      let plain = try Options(parsing: ["townranking"].map { FilePath($0) }, usual: usual)
      #expect(plain.language == .english && plain.market == .buy && plain.isAscii)
      let told = try Options(parsing: ["townranking", "--tab", "rent", "a.json"].map { FilePath($0) }, usual: usual)
      #expect(told.language == .english && told.market == .rent && told.files == ["a.json"])
    }

    @Test(
      "errors in them name the variable",
      arguments: [
        ("--nonsense", "TOWNRANKING_OPTIONS: there is no option --nonsense"),
        ("--theme pink", "TOWNRANKING_OPTIONS: --theme takes auto|dark|light|mono, not \"pink\""),
        ("--ascii 'x", "TOWNRANKING_OPTIONS: a quotation mark is not closed"),
        ("--ascii my.json", "TOWNRANKING_OPTIONS: my.json is no option; name a FILE on the command line"),
        ("--", nil), ("--ascii", nil),
      ] as [(String, String?)])
    func errors(usual: String, message: String?) {
      var found: String?
      do throws(UsageError) {
        _ = try Options(parsing: ["townranking", "--lang", "ja"].map { FilePath($0) }, usual: usual)
      } catch {
        found = error.description
      }
      #expect(found == message)
    }

    @Test("what cannot be with the command line is left out, or named; help comes whatever they are")
    func combined() throws {
      func options(_ words: [String], _ usual: String) throws -> Options {
        try Options(parsing: (["townranking"] + words).map { FilePath($0) }, usual: usual)
      }
      #expect(try options(["a.json"], "--region kinki").region == nil)
      #expect(try options([], "--region kinki").region != nil)
      #expect(try options(["--region", "chubu"], "--region kinki").region != options([], "--region kinki").region)
      #expect(throws: UsageError.regionAndFiles) { try options(["--region", "chubu", "a.json"], "--region kinki") }
      #expect(try options([], "--keys q").keys.isEmpty)
      #expect(try options(["--print-frame", "80x24"], "--keys q").keys == [.character("q")])
      #expect(throws: UsageError.keysWithoutFrame) { try options(["--keys", "q"], "--keys e") }
      #expect(throws: UsageError.inVariable(.jsonOfSeveral(2))) { try options(["a", "b"], "--format json") }
      #expect(throws: UsageError.jsonOfSeveral(2)) { try options(["a", "b", "--format", "json"], "--lang en") }
      for word in ["--help", "--version", "--man"] { #expect(try options([word], "--pink 'x").isAboutProgram) }
    }

    @Test(
      "errors are in the language that is asked for, wherever",
      arguments: [
        (["--lang", "ja", "--nonsense"], "--lang en", Language.japanese),
        (["--nonsense"], "--lang ja --pink", .japanese),
        (["--pink", "--lang=en"], "--lang ja", .english), (["--pink"], "--lang ja 'x", nil), (["--pink"], nil, nil),
      ] as [([String], String?, Language?)])
    func language(line: [String], usual: String?, language: Language?) {
      let arguments = (["townranking"] + line).map { FilePath($0) }
      #expect(
        Options.errorLanguage(of: arguments, usual: usual) == language ?? Language.ofLocale(Environment.value))
    }

    @Test(
      "the locale's language is that of its name",
      arguments: [
        (["LC_ALL": "ja_JP.UTF-8", "LANG": "C"], Language.japanese),
        (["LC_ALL": "C", "LANG": "ja_JP.UTF-8"], .english),
        (["LC_MESSAGES": "ja", "LANG": "de_DE"], .japanese), (["LC_MESSAGES": "de_DE", "LANG": "ja_JP"], .english),
        (["LANG": "ja_JP.eucJP"], .japanese), (["LANG": "japanese"], .japanese), (["LANG": "JA_JP"], .japanese),
        (["LANG": "jam_JM"], .english),
        (["LANG": "ja@x"], .japanese), (["LANG": "C.UTF-8"], .english), (["LANG": "POSIX"], .english), ([:], .english),
        (["LC_CTYPE": "ja_JP.UTF-8"], .english),
      ] as [([String: String], Language)])
    func locale(variables: [String: String], language: Language) {
      #expect(Language.ofLocale { variables[$0] } == language)
    }
  }
}
