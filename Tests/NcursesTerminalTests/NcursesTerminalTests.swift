import Glibc
import TerminalUI
import TestSupport
import Testing

@testable import NcursesTerminal

/// The real terminal code on a terminal played by the test. ncurses has one global state, so the tests run one by one.
@Suite(.serialized, .timeLimit(.minutes(10))) struct NcursesTerminalTests {
  /// The terminal leaves signals alone that were ignored when the program was started, as nohup and scripts do.
  init() {
    for number in [SIGINT, SIGQUIT, SIGHUP] { signal(number, SIG_DFL) }
  }

  private func frame(_ text: String, _ size: Size, _ style: Style = .plain) -> Buffer {
    var buffer = Buffer(size: size)
    buffer.write(text, at: Point(x: 0, y: 0), style)
    return buffer
  }

  /// Shows large frames until the terminal accepts no more.
  private func fill(_ terminal: NcursesTerminal) {
    var buffer = Buffer(size: terminal.size)
    for y in 0..<terminal.size.height {
      buffer.write(String(repeating: "本", count: terminal.size.width), at: Point(x: 0, y: y), .plain)
    }
    while terminal.isDrained {
      terminal.invalidate()
      terminal.present(buffer, cursor: cursor)
    }
  }

  private let cursor = Cursor(at: Point(x: 0, y: 0))

  @Test func showsAFrameAndGivesTheTerminalBack() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let before = pty.modes
    let terminal = try NcursesTerminal.open(pty.options)
    #expect(pty.modes != before)
    #expect(terminal.size == Size(width: 40, height: 10))
    #expect(terminal.colorCount == 256)
    terminal.present(frame("本厚木", terminal.size, Style(.palette(202), on: .palette(27), .bold)), cursor: cursor)
    let isShown = pty.shown(by: terminal, until: "本厚木").contains("本厚木")
    #expect(isShown)
    #expect(terminal.isDrained)
    terminal.close()
    terminal.close()
    #expect(pty.modes == before)
    // Plain style, whatever another program has left, before the shell's screen.
    let end = pty.rest()
    let left = try #require(end.firstRange(of: "\u{1B}[?1049l"))
    #expect(end[..<left.lowerBound].contains("\u{1B}[m"), "\(end.debugDescription)")
  }

  @Test func restoresWhenTheBodyThrows() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let before = pty.modes
    #expect(throws: CancellationError.self) {
      try NcursesTerminal.run(pty.options) { _ in throw CancellationError() }
    }
    #expect(pty.modes == before)
  }

  @Test func sendsOnlyWhatDiffers() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      terminal.present(frame("first 本厚木", terminal.size), cursor: cursor)
      _ = pty.shown(by: terminal, until: "本厚木")
      terminal.present(frame("OTHER 本厚木", terminal.size), cursor: cursor)
      let difference = pty.shown(by: terminal, until: "OTHER")
      #expect(difference.contains("OTHER") && !difference.contains("本厚木"))
      terminal.invalidate()
      terminal.present(frame("OTHER 本厚木", terminal.size), cursor: cursor)
      let isWhole = pty.shown(by: terminal, until: "本厚木").contains("OTHER 本厚木")
      #expect(isWhole)
    }
  }

  @Test(
    "the style of a blank is sent only where it can be seen",
    arguments: [
      (Style(.palette(9), on: .palette(236)), false), (Style(.palette(9), on: .palette(236), .bold), false),
      (Style(.palette(208), on: .palette(240)), true), (Style(.palette(208), on: .palette(236), .underline), true),
      (Style(.palette(208), on: .palette(236), .reverse), true),
    ])
  func blanks(style: Style, isSeen: Bool) throws {
    let pty = try PseudoTerminal(width: 40, height: 1)
    try NcursesTerminal.run(pty.options) { terminal in
      let text = Style(.palette(208), on: .palette(236))
      var buffer = Buffer(size: terminal.size, style: text)
      buffer.write("one   two", at: Point(x: 0, y: 0), text)
      buffer.restyle(Rect(x: 3, y: 0, width: 3, height: 1), style)
      terminal.present(buffer, cursor: cursor)
      #expect(pty.shown(by: terminal, until: "two").contains("one   two") == !isSeen)
    }
  }

  @Test func fillsTheLastCellAndClipsOtherSizes() throws {
    let pty = try PseudoTerminal(width: 6, height: 2)
    try NcursesTerminal.run(pty.options) { terminal in
      for (width, height) in [(6, 2), (7, 3), (5, 1), (0, 0)] {
        var buffer = Buffer(size: Size(width: width, height: height))
        for y in 0..<height { buffer.write("本厚木葛", at: Point(x: 0, y: y), .plain) }
        terminal.present(buffer, cursor: Cursor(at: Point(x: 99, y: -1), isVisible: true))
        #expect(terminal.isDrained)
      }
      terminal.present(frame("end", terminal.size), cursor: cursor)
      let isShown = pty.shown(by: terminal, until: "end").contains("本厚木")
      #expect(isShown)
    }
  }

  @Test func tellsKeysTimeAndWatchedInput() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    var pipe: [Int32] = [0, 0]
    try #require(Glibc.pipe(&pipe) == 0)
    defer { pipe.forEach { close($0) } }
    try NcursesTerminal.run(pty.options) { terminal in
      #expect(terminal.nextEvent(watching: [pipe[0]], timeout: 0) == .timeout)
      #expect(terminal.nextEvent(watching: [], timeout: 1) == .timeout)
      write(pipe[1], "x", 1)
      #expect(terminal.nextEvent(watching: [pipe[0]], timeout: nil) == .inputReady)
      pty.type("j\u{1B}[A本")
      #expect(terminal.nextEvent(watching: [pipe[0]], timeout: 5000) == .key(.character("j")))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.up))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("本")))
      pty.type("\u{1B}")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.escape))
      pty.type("\u{13}")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.control("s")))
    }
  }

  @Test func signalsOvertakeKeys() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      pty.type("jk")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("j")))
      for size in 20...30 {
        pty.setSize(width: size, height: 5)
        raise(SIGWINCH)
      }
      raise(SIGTERM)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .ended(signal: SIGTERM))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resize(Size(width: 30, height: 5)))
      #expect(terminal.size == Size(width: 30, height: 5))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("k")))
      raise(SIGCONT)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resumed)
    }
  }

  @Test(
    "keys that send signals do so, and drop what was typed before",
    arguments: [
      ("\u{03}", .ended(signal: SIGINT)), ("\u{1C}", .ended(signal: SIGQUIT)), ("\u{1A}", .suspend),
      ("\u{1B}\u{03}", .ended(signal: SIGINT)), ("\u{1B}[1\u{03}", .ended(signal: SIGINT)),
    ] as [(RawText, Event)])
  func signalKeys(bytes: RawText, event: Event) throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      pty.type("jk")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("j")))
      // It overtakes the queued keys.
      pty.type("l\(bytes.text)m")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == event)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("m")))
    }
  }

  @Test("the same bytes are text when pasted")
  func signalKeysPasted() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      pty.type("\u{1B}[200~a\u{03}b\u{1A}c\u{1C}d\u{1B}[201~\u{03}")
      // What was pasted before a real Ctrl-C is dropped with it.
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .ended(signal: SIGINT))
      pty.type("\u{1B}[200~a\u{03}b\u{1A}c\u{1C}d\u{1B}[201~")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .paste("a\u{03}b\u{1A}c\u{1C}d"))
      #expect(terminal.nextEvent(watching: [], timeout: 0) == .timeout)
    }
  }

  @Test("the user's signal keys apply, and a removed one is an ordinary key")
  func chosenSignalKeys() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    pty.setControl([(VINTR, 0x07), (VSUSP, 0)])
    try NcursesTerminal.run(pty.options) { terminal in
      pty.type("\u{03}\u{1A}")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.control("c")))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.control("z")))
      pty.type("\u{07}")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .ended(signal: SIGINT))
    }
  }

  @Test("continued without having stopped, it keeps its screen, and gives it back once")
  func continued() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    var shown = ""
    try NcursesTerminal.run(pty.options) { terminal in
      terminal.present(frame("first", terminal.size), cursor: cursor)
      shown += pty.shown(by: terminal, until: "first")
      for text in ["second", "third"] {
        raise(SIGCONT)
        #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resumed)
        terminal.invalidate()
        terminal.present(frame(text, terminal.size), cursor: cursor)
        let again = pty.shown(by: terminal, until: text)
        #expect(again.contains("\u{1B}[?1006h") && again.contains("\u{1B}[?25l"), "the modes are set again")
        shown += again
      }
      // Ended before the next frame, it still gives the screen back.
      raise(SIGCONT)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resumed)
    }
    shown += pty.rest()
    for sequence in ["?1049h", "22;0;0t", "?1049l", "23;0;0t"] {
      #expect(shown.ranges(of: "\u{1B}[\(sequence)").count == 1, "\(sequence)")
    }
  }

  @Test("a style left by another program is ended before the screen is redrawn")
  func invalidate() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      terminal.present(frame("first", terminal.size), cursor: cursor)
      _ = pty.shown(by: terminal, until: "first")
      terminal.invalidate()
      terminal.present(frame("first", terminal.size), cursor: cursor)
      let shown = pty.shown(by: terminal, until: "first")
      let drawn = try #require(shown.firstRange(of: "first"))
      #expect(shown[..<drawn.lowerBound].contains("\u{1B}[m"), "\(shown.debugDescription)")
    }
  }

  @Test("the user's palette is never reset, not even when the screen is taken again")
  func palette() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    var shown = ""
    try NcursesTerminal.run(pty.options) { terminal in
      terminal.present(frame("first", terminal.size, Style(.palette(202))), cursor: cursor)
      shown += pty.shown(by: terminal, until: "first")
      raise(SIGCONT)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resumed)
      terminal.present(frame("second", terminal.size, Style(.palette(202))), cursor: cursor)
      shown += pty.shown(by: terminal, until: "second")
    }
    shown += pty.rest()
    #expect(shown.contains("second") && !shown.contains("\u{1B}]104"), "\(shown.debugDescription)")
  }

  @Test func aSlowTerminalGetsTheNewestFrame() throws {
    let pty = try PseudoTerminal(width: 200, height: 100)
    try NcursesTerminal.run(pty.options) { terminal in
      fill(terminal)
      terminal.present(frame("not this", terminal.size), cursor: cursor)
      terminal.present(frame("but this", terminal.size), cursor: cursor)
      #expect(!terminal.isDrained)
      let shown = pty.shown(by: terminal, until: "but this")
      #expect(terminal.isDrained)
      let isNewest = shown.contains("but this") && !shown.contains("not this")
      #expect(isNewest)
    }
  }

  @Test func closingDoesNotWaitForEver() throws {
    let pty = try PseudoTerminal(width: 200, height: 100)
    let before = pty.modes
    let terminal = try NcursesTerminal.open(pty.options)
    fill(terminal)
    let start = ContinuousClock.now
    terminal.close()
    #expect(ContinuousClock.now - start < .seconds(3))
    #expect(pty.modes == before)
  }

  @Test func tellsThatTheTerminalIsGone() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      pty.hangUp()
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .disconnected)
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .disconnected)
      terminal.present(frame("x", terminal.size), cursor: cursor)
    }
  }

  @Test func hearsOfTheBackground() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    try NcursesTerminal.run(pty.options) { terminal in
      terminal.askForBackground()
      pty.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .background(isLight: true))
    }
  }

  private static let background = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"

  /// The terminal is slow until it is told what to answer.
  @Test(
    "answers that come only while it closes do not reach the shell",
    arguments: [RawText(background), "", "q", "\u{1B}[1;1R\u{1B}[<0;3;3m"])
  func lateAnswers(answers: RawText) async throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let terminal = try NcursesTerminal.open(pty.options)
    terminal.askForBackground()
    let answering = pty.answering("\u{1B}[c", with: answers.text + "\u{1B}[?62;22c")
    terminal.close()
    #expect(pty.unread() == 0)
    pty.hangUp()
    #expect(await answering.value)
  }

  @Test("the release of a click that closes it does not reach the shell")
  func lateRelease() async throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let terminal = try NcursesTerminal.open(pty.options)
    pty.type("\u{1B}[<0;3;3M")
    #expect(terminal.nextEvent(watching: [], timeout: 5000) == .mouse(Mouse(.press, at: Point(x: 2, y: 2))))
    let answering = pty.answering("\u{1B}[c", with: "\u{1B}[<0;3;3m\u{1B}[?1;2c")
    terminal.close()
    #expect(pty.unread() == 0)
    pty.hangUp()
    #expect(await answering.value)
  }

  @Test("a terminal that has answered is asked nothing on closing, and later keys reach the shell")
  func noMoreQuestions() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let terminal = try NcursesTerminal.open(pty.options)
    terminal.askForBackground()
    pty.type(Self.background)
    #expect(terminal.nextEvent(watching: [], timeout: 5000) == .background(isLight: true))
    pty.type("l")
    terminal.close()
    #expect(pty.unread(waiting: 5000) == 1)
    #expect(!pty.rest().contains("\u{1B}[c"))
  }

  @Test(
    "keys from another terminal: both are restored, and later keys are left to the shell", arguments: [true, false])
  func twoTerminals(isAsked: Bool) throws {
    let keys = try PseudoTerminal(width: 40, height: 10)
    let screen = try PseudoTerminal(width: 40, height: 10)
    let before = (keys.modes, screen.modes)
    var options = screen.options
    options.input = keys.slave
    options.asksForWidth = true
    let terminal = try NcursesTerminal.open(options)
    #expect(keys.modes != before.0 && screen.modes != before.1)
    // Its answers would be typed on the screen's terminal, where nobody reads them.
    if isAsked { terminal.askForBackground() }
    for text in ["1", "2"] {
      terminal.present(frame(text, terminal.size), cursor: cursor, isPassing: true)
      let isShown = screen.shown(by: terminal, until: text).contains(text)
      #expect(isShown)
    }
    keys.type("q")
    #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("q")))
    keys.type("ls")
    terminal.close()
    #expect(keys.modes == before.0 && screen.modes == before.1)
    #expect(keys.unread(waiting: 5000) == 2)
    let sent = screen.rest()
    #expect(sent.contains("\u{1B}[?1049l") && !sent.contains("\u{1B}[c"))
  }

  @Test("a terminal that does not answer delays closing only for a moment, and partial answers are dropped")
  func noAnswer() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let before = pty.modes
    let terminal = try NcursesTerminal.open(pty.options)
    terminal.askForBackground()
    pty.type("\u{1B}]11;rgb:ff")
    let start = ContinuousClock.now
    terminal.close()
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(pty.modes == before)
    #expect(pty.unread() == 0)
  }

  /// Those that every system has (ncurses-base).
  @Test(arguments: ["xterm", "xterm-mono", "vt100", "linux", "screen", "tmux-256color", "rxvt", "ansi"])
  func showsFramesOnMany(_ name: String) throws {
    let pty = try PseudoTerminal(width: 80, height: 24)
    let before = pty.modes
    var options = pty.options
    options.name = name
    try NcursesTerminal.run(options) { terminal in
      // More colour pairs than some terminals have.
      var buffer = Buffer(size: terminal.size)
      for y in 0..<20 {
        for x in 0..<80 {
          buffer.write("x", at: Point(x: x, y: y), Style(.palette(UInt8(x * 3)), on: .palette(UInt8(y * 12))))
        }
      }
      buffer.write("本厚木", at: Point(x: 0, y: 22), .plain)
      terminal.present(buffer, cursor: cursor)
      let isShown = pty.shown(by: terminal, until: "本厚木").contains("本厚木")
      #expect(isShown)
    }
    #expect(pty.modes == before)
  }

  @Test func saysWhyNot() throws {
    let pty = try PseudoTerminal(width: 40, height: 10)
    let before = pty.modes
    for (name, error) in [
      (nil, .noName), ("", .noName), ("no-such-terminal", .unknownName("no-such-terminal")),
      ("dumb", .tooPlain("dumb")), ("../etc/passwd", .unknownName("../etc/passwd")),
    ] as [(String?, TerminalError)] {
      var options = pty.options
      options.name = name
      #expect(throws: error) { try NcursesTerminal.open(options) }
    }
    var options = pty.options
    options.output = -1
    #expect(throws: TerminalError.noTerminal) { try NcursesTerminal.open(options) }
    try NcursesTerminal.run(pty.options) { terminal in
      #expect(throws: TerminalError.isOpen) { try NcursesTerminal.open(pty.options) }
      pty.type("j")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .key(.character("j")))
    }
    #expect(pty.modes == before)
  }

  @Test func errorsAreOnePrintableLine() {
    let name = "a\u{1B}[31m\nb"
    for error: TerminalError in [
      .noTerminal, .noName, .unknownName(name), .noDatabase(name), .tooPlain(name), .failedStart(name), .isOpen,
      .noMoreFiles,
    ] {
      #expect(!error.description.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(error)")
    }
  }
}

extension NcursesTerminal {
  /// Whether the terminal has accepted all of the last frame.
  var isDrained: Bool { queue.isEmpty && waiting == nil }
}
