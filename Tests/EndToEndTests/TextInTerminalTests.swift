import TerminalUI
import Testing

/// Text is as wide in real terminals as we count: they are asked for their cursor.
@Suite(.endToEnd, .serialized, .timeLimit(.minutes(30)))
struct TextInTerminalTests {
  /// The texts that are not as wide as expected.
  private static func faults(_ texts: [(what: String, text: String)], in line: TerminalLine) async throws -> [String] {
    let shown = texts.map { Text($0.text) }
    let columns = try await line.columns(after: shown.map(\.string))
    return zip(texts, zip(shown, columns)).filter { $1.0.width != $1.1 }.map { "\($0.what): \($1.0.width), is \($1.1)" }
  }

  /// Every scalar that is shown, alone; only a sample of those that are all alike (kanji, Hangul).
  private static let everyScalar: [(what: String, text: String)] =
    (0x20...0x10FFFF).compactMap { value in
      let isAlike = 0x3400..<0xA000 ~= value || 0xAC00..<0xD7A4 ~= value || value > 0x20000
      guard !isAlike || value % 97 == 0 || 0x4DB0..<0x4E10 ~= value, let scalar = Unicode.Scalar(UInt32(value)) else {
        return nil
      }
      let text = String(scalar)
      return Text(text).glyphs == [.replacement] ? nil : ("U+\(String(value, radix: 16))", text)
    }

  private static func isAmbiguous(_ one: (what: String, text: String)) -> Bool {
    Text(one.text).glyphs.contains { AmbiguousWidth.contains($0.base) }
  }

  /// Emoji that can have a skin tone and are narrow in Unicode, libc and xterm. tmux (3.4, 3.5) gives two cells to all emoji
  /// with skin tones.
  private static let knownInTmux = Set(
    ["261d", "26f9", "270c", "270d", "1f3cb", "1f3cc", "1f574", "1f575", "1f590"].map { "U+\($0): 1, is 2" })

  @Test("tmux")
  func tmux() async throws {
    // Nobody but the test reads the answers.
    try await inTerminal("echo ready; sleep 600") { terminal in
      try await terminal.shows(text: "ready")
      let path = try terminal.tmux.call(["display-message", "-p", "#{pane_tty}"]).filter { $0 != "\n" }
      let line = try TerminalLine(path)
      let faults = try await Self.faults(Awkward.texts + Self.everyScalar, in: line)
      #expect(faults.filter { !Self.knownInTmux.contains($0) } == [])
    }
  }

  @Test("xterm")
  func xterm() async throws {
    let xterm = try await Xterm()
    #expect(try await Self.faults(Awkward.texts + Self.everyScalar, in: xterm.line) == [])
  }

  @Test("xterm where ambiguous characters have two cells: exactly those we know")
  func wideXterm() async throws {
    let xterm = try await Xterm(["cjkWidth: true"])
    let narrow = (Awkward.texts + Self.everyScalar).filter { !Self.isAmbiguous($0) }
    #expect(try await Self.faults(narrow, in: xterm.line) == [])
    let wide = Self.everyScalar.filter(Self.isAmbiguous)
    let columns = try await xterm.line.columns(after: wide.map(\.text))
    #expect(wide.count > 850 && columns.allSatisfy { $0 == 2 })
  }
}
