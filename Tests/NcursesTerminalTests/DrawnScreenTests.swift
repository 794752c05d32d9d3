import Glibc
import NcursesTerminal
import RankingBrowser
import TerminalUI
import TestSupport
import Testing

extension NcursesTerminalTests {
  /// What is on the screen, by a model of one: every cell is the frame's.
  @Suite(.timeLimit(.minutes(10))) struct DrawnScreenTests {
    /// Entries of terminals that stay at the margin (`xenl`) or do not, that have `smam` and `rmam` or lack them, that
    /// insert by `ich` or by `smir`, in colour and without.
    private static let names = [
      "xterm-256color", "tmux-256color", "screen", "screen-256color", "xterm-mono", "vt100", "vt220", "linux", "rxvt",
      "ansi",
    ]

    private static let sizes = [
      Size(width: 80, height: 24), Size(width: 37, height: 9), Size(width: 1, height: 10), Size(width: 2, height: 1),
      Size(width: 1, height: 1),
    ]

    private static let keys =
      (BrowserKeyMap.list.bindings + BrowserKeyMap.prompt.bindings).flatMap(\.keys)
      + "/Zz京本駅ー 1".map(Key.character) + [.enter, .escape, .backspace]

    private typealias Step = (trail: [String], frame: Buffer, cursor: Cursor)

    /// The frames after random keys, which are the same in every terminal.
    private static let walks: [(size: Size, steps: [Step])] = sizes.map { size in
      (size, [0, 1].flatMap { walk(size, seed: $0) })
    }

    private static func walk(_ size: Size, seed: UInt64) -> [Step] {
      var random = SplitMix(seed: seed)
      var state = BrowserState(rankings: [seed == 1 ? Samples.hostile : Samples.ranking(12)], size: size)
      var trail = ["seed \(seed)"]
      return (0..<50).map { _ in
        let key = keys.randomElement(using: &random) ?? .escape
        trail.append(key.label)
        if let action = EventMap.action(for: .key(key), in: state) { state.apply(action) }
        let (frame, cursor) = BrowserView.draw(state, .dark)
        return (trail, frame, cursor)
      }
    }

    @Test("whatever keys are pressed, every cell of the screen is the frame's", arguments: names, sizes)
    func randomKeys(name: String, size: Size) throws {
      let walk = try #require(Self.walks.first { $0.size == size })
      try DrawnScreen.run(name, size) { screen in
        for step in walk.steps {
          let faults = screen.faults(showing: step.frame, step.cursor)
          try #require(faults.isEmpty, "after \(step.trail.suffix(6)): \(faults.prefix(5))")
        }
      }
    }

    @Test("so is it when the theme changes, whatever is open", arguments: names, sizes)
    func themes(name: String, size: Size) throws {
      try DrawnScreen.run(name, size) { screen in
        var random = SplitMix(seed: 28)
        var state = BrowserState(rankings: [Samples.ranking(12)], size: size)
        let choice = ThemeChoice(colorCount: screen.terminal.colorCount)
        for step in 0..<24 {
          let key = try #require(Self.keys.randomElement(using: &random))
          if let action = EventMap.action(for: .key(key), in: state) { state.apply(action) }
          // The same one twice as often as another.
          state.apply(.colorScheme(isLight: step % 4 < 2))
          let (frame, cursor) = BrowserView.draw(state, choice.theme(onLight: state.isBackgroundLight))
          let faults = screen.faults(showing: frame, cursor)
          try #require(faults.isEmpty, "step \(step): \(faults.prefix(5))")
        }
      }
    }

    @Test("so is it with frames of anything, a few rows of which change", arguments: names, sizes)
    func randomFrames(name: String, size: Size) throws {
      var random = SplitMix(seed: 26)
      try DrawnScreen.run(name, size) { screen in
        var frame = Buffer(size: size)
        for step in 0..<50 {
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            Self.change(row: Int.random(in: 0..<size.height, using: &random), of: &frame, &random)
          }
          let faults = screen.faults(showing: frame)
          try #require(faults.isEmpty, "step \(step): \(faults.prefix(5))")
        }
      }
    }

    @Test(
      "so is it after changes of size, however many come before the program looks, also there and back",
      arguments: names)
    func resized(name: String) throws {
      var random = SplitMix(seed: 27)
      let first = Size(width: 80, height: 24)
      try DrawnScreen.run(name, first) { screen in
        for sizes in [
          [Size(width: 20, height: 5), first], [Size(width: 1, height: 10)], [Size(width: 1, height: 11)],
          [Size(width: 1, height: 10)], [first], [Size(width: 81, height: 1), Size(width: 7, height: 30), first],
        ] {
          screen.resize(through: sizes)
          let size = screen.terminal.size
          #expect(size == sizes.last)
          var frame = Buffer(size: size)
          for y in 0..<size.height { Self.change(row: y, of: &frame, &random) }
          var faults = screen.faults(showing: frame)
          try #require(faults.isEmpty, "\(sizes): \(faults.prefix(5))")
          // The same frame again: nothing of it is missing.
          screen.resize(through: [Size(width: 3, height: 2), size])
          faults = screen.faults(showing: frame)
          try #require(faults.isEmpty, "\(sizes), there and back: \(faults.prefix(5))")
          // Rows become blank from the end.
          for y in (0..<size.height).reversed() {
            frame.fill(Rect(x: 0, y: y, width: size.width, height: 1), .plain)
            faults = screen.faults(showing: frame)
            try #require(faults.isEmpty, "\(sizes), without row \(y): \(faults.prefix(5))")
          }
        }
      }
    }

    @Test("redrawn, the screen has its colours, whatever another program has left", arguments: names)
    func redrawn(name: String) throws {
      let size = Size(width: 80, height: 24)
      try DrawnScreen.run(name, size) { screen in
        let state = BrowserState(rankings: [Samples.ranking(12)], size: size)
        let (frame, cursor) = BrowserView.draw(state, .dark)
        #expect(screen.faults(showing: frame, cursor) == [])
        for noise in ["\u{1B}[41;4mnoise", "\u{1B}[5;70H\u{1B}[7mnoise noise noise", "\u{1B}[44m\u{1B}[2J"] {
          screen.disturb(noise)
          screen.terminal.invalidate()
          #expect(screen.faults(showing: frame, cursor) == [], "\(noise.debugDescription)")
        }
        // As after a stop that was not noticed.
        screen.disturb("\u{1B}[42m\u{1B}[2Jnoise")
        raise(SIGCONT)
        #expect(screen.terminal.nextEvent(watching: [], timeout: 5000) == .resumed)
        screen.terminal.invalidate()
        #expect(screen.faults(showing: frame, cursor) == [])
      }
    }

    /// The width is a setting of the process, so this has one of its own.
    @Test("a character of Latin-1 that has two cells leaves nothing of what was in them")
    func wideLatin() async {
      await #expect(processExitsWith: .success) {
        AmbiguousWidth.isTwo = true
        let size = Size(width: 12, height: 3)
        try DrawnScreen.run("xterm-256color", size, leavesSecondOfLatin: true) { screen in
          let style = Style(.palette(250), on: .palette(236))
          for text in ["############", "°±×÷§é", "######", "#°#é##§", "本°é本", "°±°±°±", " ° é ", "a§a§a§a§"] {
            var frame = Buffer(size: size, style: style)
            for y in 0..<size.height { frame.write(text, at: Point(x: y, y: y), style) }
            let faults = screen.faults(showing: frame)
            #expect(faults == [], "\(text): \(faults.prefix(4))")
          }
        }
      }
    }

    @Test("every attribute reaches the terminal", arguments: [Attributes.bold, .dim, .underline, .reverse])
    func attributes(attribute: Attributes) throws {
      let size = Size(width: 20, height: 3)
      try DrawnScreen.run("xterm-256color", size) { screen in
        var frame = Buffer(size: size, style: .plain)
        frame.write("plain", at: Point(x: 0, y: 0), .plain)
        frame.write("other", at: Point(x: 0, y: 1), Style(.standard, on: .standard, attribute))
        #expect(screen.faults(showing: frame) == [])
      }
    }

    /// Blanks a row, or writes words at a place in it, up to the last column as often as not.
    private static func change(row y: Int, of frame: inout Buffer, _ random: inout SplitMix) {
      let styles = [Style.plain, Style(.palette(250), on: .palette(236)), Style(.palette(11), on: .standard, .bold)]
      let style = styles.randomElement(using: &random) ?? .plain
      let row = Rect(x: 0, y: y, width: frame.size.width, height: 1)
      guard Int.random(in: 0..<4, using: &random) > 0 else { return frame.fill(row, style) }
      let text = Text(
        (0..<Int.random(in: 1...12, using: &random)).map { _ in
          ["本", "1", "件", "a", " ", "▲", "か\u{3099}"].randomElement(using: &random) ?? ""
        }.joined())
      let x = Bool.random(using: &random) ? frame.size.width - text.width : Int.random(in: -3...70, using: &random)
      frame.write(text, at: Point(x: x, y: y), style)
    }
  }
}

/// A terminal whose screen is a model of one.
struct DrawnScreen {
  let terminal: NcursesTerminal
  private let name: String
  private let pty: PseudoTerminal
  private var screen: ScreenModel

  /// Opens a terminal for the body.
  /// - Parameter name: the terminal's name in terminfo.
  static func run(
    _ name: String, _ size: Size, leavesSecondOfLatin: Bool = false, _ body: (inout DrawnScreen) throws -> Void
  ) throws {
    let pty = try PseudoTerminal(width: size.width, height: size.height)
    var options = pty.options
    options.name = name
    try NcursesTerminal.run(options) { terminal in
      let screen = ScreenModel(size: size, wrapsAtOnce: name == "ansi", leavesSecondOfLatin: leavesSecondOfLatin)
      var drawn = DrawnScreen(terminal: terminal, name: name, pty: pty, screen: screen)
      try body(&drawn)
    }
  }

  /// Shows a frame.
  /// - Returns: where the screen is not as it should be then.
  mutating func faults(showing frame: Buffer, _ cursor: Cursor = Cursor(at: Point(x: 0, y: 0))) -> [String] {
    terminal.present(frame, cursor: cursor)
    repeat {
      // What the pseudo-terminal does not hold is sent while it is read.
      screen.feed(pty.shown())
    } while terminal.nextEvent(watching: [], timeout: 0) != .timeout || !terminal.isDrained
    screen.feed(pty.shown())
    return screen.unknown.sorted()
      + screen.differences(from: shown(frame), colors: terminal.colorCount == 256)
  }

  /// Changes the size several times before the program looks.
  mutating func resize(through sizes: [Size]) {
    for size in sizes {
      screen.resize(to: size)
      pty.setSize(width: size.width, height: size.height)
      raise(SIGWINCH)
    }
    #expect(terminal.nextEvent(watching: [], timeout: 5000) == .resize(sizes.last ?? screen.size))
  }

  /// Another program writes to the screen.
  mutating func disturb(_ bytes: String) { screen.feed(bytes.utf8) }

  /// What the screen is to show of a frame, by what the terminal can show in the last row without scrolling.
  private func shown(_ frame: Buffer) -> Buffer {
    var frame = frame
    let last = Point(x: frame.size.width - 1, y: frame.size.height - 1)
    let isWide = frame[last.x, last.y]?.glyph.isContinuation == true
    guard name == "ansi" else { return frame }
    if last.x == 0 { frame.fill(Rect(x: last.x, y: last.y, width: 1, height: 1), .plain) }
    if isWide {
      frame.write("  ", at: Point(x: last.x - 1, y: last.y), frame[last.x, last.y]?.style ?? .plain)
    }
    return frame
  }
}
