import Glibc
import TerminalUI
import TestSupport
import Testing

@testable import NcursesTerminal

extension NcursesTerminalTests {
  /// Following the terminal's colour scheme (mode 2031).
  @Suite(.timeLimit(.minutes(10))) struct ColorSchemeTests {
    private static let on = "\u{1B}[?2031h"
    private static let off = "\u{1B}[?2031l"
    private static let question = "\u{1B}[?996n"
    private static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\"
    private static let light = "\u{1B}[?997;2n"
    private static let dark = "\u{1B}[?997;1n"

    @Test(
      "terminals that are known to answer are asked, and told to report; all others are left alone",
      arguments: [
        "xterm-256color", "xterm", "tmux-256color", "rxvt", "screen", "screen-256color", "vt100", "linux", "ansi",
      ])
    func kinds(name: String) throws {
      let isAsked = ["xterm", "tmux", "rxvt"].contains { name.hasPrefix($0) }
      let pty = try PseudoTerminal(width: 40, height: 10)
      var options = pty.options
      options.name = name
      let terminal = try NcursesTerminal.open(options)
      #expect(!pty.rest().contains("2031"))
      terminal.followBackground()
      #expect(pty.rest() == (isAsked ? Self.on + Self.question + Self.backgroundQuestion : ""))
      terminal.close()
      #expect(pty.rest().contains(Self.off) == isAsked)
    }

    @Test("a terminal that is not followed is neither told to report nor not to")
    func notFollowed() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      let terminal = try NcursesTerminal.open(pty.options)
      terminal.askForBackground()
      terminal.lend {}
      terminal.close()
      let shown = pty.rest()
      #expect(shown.contains(Self.backgroundQuestion) && !shown.contains("2031") && !shown.contains("996"))
    }

    @Test("nor is one whose reports nobody would read, because the keys come from another")
    func twoTerminals() throws {
      let keys = try PseudoTerminal(width: 40, height: 10)
      let screen = try PseudoTerminal(width: 40, height: 10)
      var options = screen.options
      options.input = keys.slave
      let terminal = try NcursesTerminal.open(options)
      terminal.followBackground()
      terminal.close()
      let shown = screen.rest() + keys.rest()
      #expect(shown.contains("\u{1B}[?1049") == false && !shown.contains("2031") && !shown.contains("996"))
    }

    @Test("reports are events, also in pieces; others do nothing")
    func reports() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      try NcursesTerminal.run(pty.options) { terminal in
        terminal.followBackground()
        for (text, events) in [
          (Self.light, [Event.colorScheme(isLight: true)]),
          (Self.dark + Self.dark, [.colorScheme(isLight: false), .colorScheme(isLight: false)]),
          ("\u{1B}[?997;3n", []), ("\u{1B}[?997;1;1n\u{1B}[?997n", []),
        ] {
          for isWhole in [true, false] {
            // In pieces, each of which is read before the next comes.
            for piece in isWhole ? [text] : text.map({ String($0) }) {
              pty.type(piece)
              if !isWhole { terminal.readKeys() }
            }
            pty.type("j")
            for event in events + [.key(.character("j"))] {
              #expect(terminal.nextEvent(watching: [], timeout: 5000) == event)
            }
          }
        }
      }
    }

    @Test("the background is not asked for again while the answer may still come")
    func askedOnce() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      try NcursesTerminal.run(pty.options) { terminal in
        terminal.followBackground()
        _ = pty.rest()
        for isAnswered in [false, true, false, true] {
          if isAnswered {
            pty.type("\u{1B}]11;rgb:0/0/0\u{7}")
            #expect(terminal.nextEvent(watching: [], timeout: 5000) == .background(isLight: false))
          }
          terminal.askForBackground()
          #expect(pty.rest() == (isAnswered ? Self.backgroundQuestion : ""))
        }
      }
    }

    @Test(
      "reports that come only while it closes do not reach the shell, however long ago it was asked",
      arguments: [RawText(dark), RawText(light + dark + "q"), ""])
    func lateReports(reports: RawText) async throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      let terminal = try NcursesTerminal.open(pty.options)
      terminal.followBackground()
      pty.type(Self.dark + "\u{1B}]11;rgb:0/0/0\u{7}")
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .colorScheme(isLight: false))
      #expect(terminal.nextEvent(watching: [], timeout: 5000) == .background(isLight: false))
      _ = pty.rest()
      // The device attributes come after all that the terminal has reported by then.
      let answering = pty.answering("\u{1B}[c", with: reports.text + "\u{1B}[?62;22c")
      terminal.close()
      #expect(pty.unread() == 0)
      pty.hangUp()
      #expect(await answering.value)
    }

    @Test(
      "at the end an answer gets twice the time that the slowest has taken",
      arguments: [([], 300), ([20], 300), ([149, 20], 300), ([151], 302), ([20, 500, 20], 1000), ([2000], 3000)])
    func patience(answers: [Int], expected: Int) {
      var questions = Questions()
      for (number, milliseconds) in answers.enumerated() {
        let asked = number * 10_000
        questions.ask(.background, at: asked)
        questions.note(.colorScheme(isLight: true), at: asked + 9_000)
        questions.note(.background(isLight: true), at: asked + milliseconds)
        questions.note(.background(isLight: true), at: asked + 8_000)
      }
      #expect(questions.patience == expected)
    }

    @Test("while the terminal is lent it reports nothing; then it is asked again, and reports again")
    func lent() throws {
      let pty = try PseudoTerminal(width: 40, height: 10)
      try NcursesTerminal.run(pty.options) { terminal in
        terminal.followBackground()
        var shown = pty.rest()
        for _ in 0..<2 {
          terminal.lend {
            shown = pty.rest()
            #expect(shown.contains(Self.off) && !shown.contains(Self.on))
            #expect(shown.hasSuffix("\u{1B}[c"), "asked last, so that nothing comes after its answer")
          }
          shown = pty.rest()
          #expect(shown.contains(Self.on + Self.question + Self.backgroundQuestion) && !shown.contains(Self.off))
          pty.type(Self.light)
          #expect(terminal.nextEvent(watching: [], timeout: 5000) == .colorScheme(isLight: true))
        }
      }
      #expect(pty.rest().contains(Self.off))
    }
  }
}
