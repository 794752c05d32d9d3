import Glibc
import TerminalUI
import TestSupport
import Testing

@testable import NcursesTerminal

extension NcursesTerminalTests {
  /// Frames that the terminal draws as one (mode 2026).
  @Suite(.timeLimit(.minutes(10))) struct SynchronizedFrameTests {
    private static let begin = "\u{1B}[?2026h"
    private static let end = "\u{1B}[?2026l"
    private let cursor = Cursor(at: Point(x: 0, y: 0))

    private func frame(_ text: String, on terminal: NcursesTerminal, _ style: Style = .plain) -> Buffer {
      var buffer = Buffer(size: terminal.size, style: style)
      for y in 0..<terminal.size.height { buffer.write(Text(text), at: Point(x: y % 3, y: y), style) }
      return buffer
    }

    private func run(_ pty: PseudoTerminal, _ name: String, _ body: (NcursesTerminal) throws -> Void) throws {
      var options = pty.options
      options.name = name
      try NcursesTerminal.run(options, body)
    }

    /// What is sent for a frame that the terminal takes at once.
    private func sent(_ frame: Buffer, by terminal: NcursesTerminal, to pty: PseudoTerminal) -> String {
      _ = pty.rest()
      terminal.present(frame, cursor: cursor)
      #expect(terminal.isDrained)
      return pty.rest()
    }

    @Test(
      "every frame goes out as one, to terminals that take private modes",
      arguments: ["xterm-256color", "xterm", "tmux-256color", "screen", "rxvt", "vt100", "vt220", "linux", "ansi"])
    func oneByOne(name: String) throws {
      let takesModes = !["vt100", "vt220", "linux", "ansi"].contains(name)
      let pty = try PseudoTerminal(width: 40, height: 10)
      try run(pty, name) { terminal in
        for text in ["first", "second", "second third"] {
          let bytes = sent(frame(text, on: terminal), by: terminal, to: pty)
          #expect(!bytes.isEmpty)
          #expect(bytes.hasPrefix(Self.begin) == takesModes && bytes.hasSuffix(Self.end) == takesModes, "\(text)")
          #expect(bytes.ranges(of: "?2026").count == (takesModes ? 2 : 0), "\(bytes.debugDescription)")
        }
      }
      #expect(pty.rest().contains(Self.end) == takesModes)
    }

    @Test("a frame that changes nothing sends nothing, and one that only moves the cursor is a frame")
    func nothing() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      try run(pty, "xterm-256color") { terminal in
        let same = frame("same", on: terminal)
        #expect(!sent(same, by: terminal, to: pty).isEmpty)
        #expect(sent(same, by: terminal, to: pty) == "")
        terminal.present(same, cursor: Cursor(at: Point(x: 5, y: 5)))
        #expect(pty.rest() == Self.begin + "\u{1B}[6;6H" + Self.end)
      }
    }

    @Test("that a passing frame has been shown is asked after its end")
    func passing() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      try run(pty, "xterm-256color") { terminal in
        terminal.present(frame("passing", on: terminal), cursor: cursor, isPassing: true)
        #expect(pty.rest().hasSuffix(Self.end + "\u{1B}[5n"))
      }
    }

    @Test("a terminal that keeps to it never shows a part of a frame, however its bytes arrive")
    func neverTorn() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      var screen = ScreenModel(size: Size(width: 40, height: 10))
      func seen() -> [[Cell]] { (0..<10).map(screen.row) }
      try run(pty, "xterm-256color") { terminal in
        for (index, text) in ["本厚木 1", "2 葛西", "大宮 333", "4"].enumerated() {
          let before = seen()
          let bytes = sent(
            frame(text, on: terminal, Style(.palette(UInt8(200 + index)), on: .palette(UInt8(20 + index)))),
            by: terminal,
            to: pty)
          var states: [[[Cell]]] = []
          for byte in bytes.utf8 {
            screen.feed([byte])
            if seen() != states.last { states.append(seen()) }
          }
          // As it was, and whole.
          #expect(states.count == 2 && states.first == before, "\(text): \(states.count) states")
        }
      }
      #expect(screen.unknown == [])
    }

    /// The frames are larger than the terminal takes at once.
    @Test("frames that wait or are replaced: each one that is begun is ended before the next", arguments: 1...4)
    func waiting(rounds: Int) throws {
      let pty = try PseudoTerminal(width: 200, height: 100)
      var shown = ""
      try run(pty, "xterm-256color") { terminal in
        for round in 0..<rounds {
          for text in ["本", "厚", "木"] {
            terminal.invalidate()
            terminal.present(frame(String(repeating: text, count: 100), on: terminal), cursor: cursor)
          }
          #expect(!terminal.isDrained)
          // Half of it, so that the next ones find a frame on its way.
          var bytes = [UInt8](repeating: 0, count: 2000 * (round + 1))
          let count = read(pty.master, &bytes, bytes.count)
          shown += String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
          _ = terminal.nextEvent(watching: [], timeout: 0)
        }
        while !terminal.isDrained {
          shown += pty.rest()
          _ = terminal.nextEvent(watching: [], timeout: 0)
        }
        shown += pty.rest()
      }
      let frames = shown.ranges(of: Self.begin).map(\.lowerBound)
      let ends = shown.ranges(of: Self.end).map(\.lowerBound)
      #expect(frames.count == ends.count && frames.count >= 2)
      for (index, (frame, end)) in zip(frames, ends).enumerated() {
        #expect(frame < end && (index == 0 || ends[index - 1] < frame))
      }
    }

    /// The keys come from another terminal, so the screen's is still there.
    @Test(
      "if the keys' terminal is gone, the screen's is given back, also in the middle of a frame",
      arguments: [false, true])
    func lostKeys(isInFrame: Bool) throws {
      let keys = try PseudoTerminal(width: 40, height: 10)
      let screen = try PseudoTerminal(width: 200, height: 100)
      let before = screen.modes
      var options = screen.options
      options.input = keys.slave
      let terminal = try NcursesTerminal.open(options)
      let buffer = frame(String(repeating: "本", count: 100), on: terminal)
      repeat {
        terminal.invalidate()
        terminal.present(buffer, cursor: cursor)
      } while isInFrame && terminal.isDrained
      keys.hangUp()
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .disconnected)
      var shown = screen.rest()
      terminal.close()
      shown += screen.rest()
      #expect(screen.modes == before)
      for mode in ["2026", "1000", "2004", "1049"] {
        let on = try #require(shown.ranges(of: "\u{1B}[?\(mode)h").last)
        let isSwitchedOff = shown[on.upperBound...].contains("\u{1B}[?\(mode)l")
        #expect(isSwitchedOff, "\(mode)")
      }
    }
  }
}
