import Testing

/// An installed locale whose character set is not UTF-8.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct OtherCharacterSetTests {
  /// The smallest locale that libc accepts, since no such locale may be installed.
  private static let files: [String: [UInt8]] = {
    let letters = (0..<128).map { code in
      let digits = String(code, radix: 16)
      return "<U00\(code < 16 ? "0" : "")\(digits.uppercased())> /x\(code < 16 ? "0" : "")\(digits) LETTER"
    }
    let set = ["<code_set_name> X-BYTES", "<comment_char> %", "<escape_char> /", "CHARMAP"] + letters + ["END CHARMAP"]
    let locale = ["comment_char %", "escape_char /", "LC_CTYPE", "upper <U0041>", "lower <U0061>", "END LC_CTYPE"]
    return [("set", set), ("locale", locale)].reduce(into: [:]) { files, file in
      files[file.0] = Array((file.1.joined(separator: "\n") + "\n").utf8)
    }
  }()

  private static let make = "localedef -c -f ./set -i ./locale ./bytes 2>complaints; export LOCPATH=$PWD LC_ALL=bytes; "
  private static let says = "townranking: the locale's character set is X-BYTES; towns need UTF-8. "

  @Test("on a terminal: one clear line, status 1, and no screen", arguments: ["", "--tab buy", "--lang en"])
  func onATerminal(options: String) async throws {
    try await inTerminal(Self.make + "townranking \(options)", files: Self.files, recordsOutput: true) { terminal in
      let screen = try await terminal.endsTidily(status: 1)
      #expect(screen.rows[0].hasPrefix(Self.says), "\(screen)")
      try await terminal.shows("the recorded end") { _ in terminal.outputText.contains("[done]") }
      #expect(!terminal.output.contains(0x1B))
    }
  }

  @Test("without one: the same line", arguments: ["", "--plain", "--format tsv", "--print-frame 40x12"])
  func piped(options: String) throws {
    let finished = try shell(Self.make + "townranking \(options)", files: Self.files)
    #expect(finished.status == 1 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint == Self.says + "Try LC_ALL=C.UTF-8 townranking\n")
  }

  @Test("a wrong command line is reported in English, which can be shown there")
  func wrong() throws {
    let finished = try shell(Self.make + "townranking --oops", files: Self.files)
    #expect(finished.status == 2)
    #expect(finished.complaint == "townranking: there is no option --oops. Try 'townranking --help --lang en'.\n")
  }

  @Test("the suggestion works")
  func advice() throws {
    let finished = try shell(Self.make + "LC_ALL=C.UTF-8; townranking", files: Self.files)
    #expect(finished.status == 0 && finished.text.contains("高円寺"), "\(finished)")
  }
}
