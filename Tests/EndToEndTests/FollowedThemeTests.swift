import Glibc
import TerminalUI
import TestSupport
import Testing

/// `--theme auto` in a terminal that reports its colour scheme (mode 2031), played by the test.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct FollowedThemeTests {
  private static let size = Size(width: 80, height: 24)
  private static let (light, dark) = ("\u{1B}[?997;2n", "\u{1B}[?997;1n")

  /// The program in its terminal.
  private final class Shown {
    let pty: PseudoTerminal
    let program: RunningProgram
    private let folder: TemporaryFolder
    private var screen = ScreenModel(size: size)
    private(set) var text = ""

    init(_ arguments: [String], _ variables: [String: String] = [:]) throws {
      pty = try PseudoTerminal(width: size.width, height: size.height)
      folder = try TemporaryFolder()
      program = try RunningProgram(arguments, on: pty.path, in: folder, variables: variables)
    }

    /// What is on the screen by now, in colour.
    func rows() -> [[Cell]] {
      let bytes = pty.shown()
      text += String(decoding: bytes, as: UTF8.self)
      screen.feed(bytes)
      return screen.seen
    }

    /// Waits until the screen has been drawn.
    func isDrawn() async throws -> Bool {
      let hasKeyBar = try await Poll.until {
        _ = rows()
        return text.contains("終了")
      }
      guard hasKeyBar else { return false }
      return try await Poll.untilStill(program.process, for: .milliseconds(100))
    }

    func hasEnded() async throws -> Bool {
      try await Poll.until {
        defer { _ = rows() }
        return program.end() != nil
      }
    }
  }

  /// The screen with a chosen theme.
  private static func rows(theme: String, _ arguments: [String] = []) async throws -> [[Cell]] {
    let shown = try Shown(["--theme", theme] + arguments)
    #expect(try await shown.isDrawn())
    return shown.rows()
  }

  @Test("the screen changes with the terminal, as often as that changes, also with a panel open", arguments: ["", "?"])
  func follows(key: String) async throws {
    let shown = try Shown([])
    #expect(try await shown.isDrawn())
    shown.pty.type(key)
    var seen: [[[Cell]]] = []
    for (theme, report) in [("dark", ""), ("light", Self.light), ("light", Self.light), ("dark", Self.dark)] {
      let other = try Shown(["--theme", theme])
      #expect(try await other.isDrawn())
      other.pty.type(key)
      #expect(try await Poll.untilStill(other.program.process, for: .milliseconds(100)))
      let wanted = other.rows()
      shown.pty.type(report)
      #expect(try await Poll.until { shown.rows() == wanted }, "\(theme)")
      seen.append(wanted)
    }
    let differs = seen[0] != seen[1]
    #expect(differs)
    // One that it does not know changes nothing.
    shown.pty.type("\u{1B}[?997;3n\u{1B}[?997n")
    #expect(try await Poll.untilStill(shown.program.process, for: .milliseconds(100)))
    let isSame = shown.rows() == seen[3]
    #expect(isSame)
  }

  @Test("a terminal that tells its background is believed rather than the scheme of its desktop")
  func background() async throws {
    let wanted = try await Self.rows(theme: "dark")
    let shown = try Shown([], ["COLORFGBG": "0;15"])
    let question = "\u{1B}]11;?\u{1B}\\"
    for number in 1...3 {
      #expect(
        try await Poll.until {
          _ = shown.rows()
          return shown.text.ranges(of: question).count == number
        })
      shown.pty.type("\u{1B}]11;rgb:1111/1111/1111\u{1B}\\")
      #expect(try await Poll.until { shown.rows() == wanted })
      shown.pty.type(Self.light)
    }
  }

  @Test(
    "with a chosen theme, without colours or with few nothing is asked, and a report changes nothing",
    arguments: [
      (["--theme", "dark"], [:]), (["--theme", "light"], [:]), (["--theme", "mono"], [:]), ([], ["NO_COLOR": "1"]),
      (["--color", "never"], [:]), ([], ["TERM": "xterm"]), ([], ["TERM": "linux"]),
    ] as [([String], [String: String])])
  func chosen(arguments: [String], variables: [String: String]) async throws {
    let shown = try Shown(arguments, variables)
    #expect(try await shown.isDrawn())
    let before = shown.rows()
    shown.pty.type(Self.light + Self.dark + Self.light)
    #expect(try await Poll.untilStill(shown.program.process, for: .milliseconds(100)))
    let isSame = shown.rows() == before
    #expect(isSame)
    shown.pty.type("q")
    #expect(try await shown.hasEnded())
    #expect(!shown.text.contains("2031") && !shown.text.contains("996"))
  }

  @Test("what the terminal reports until it is told to stop does not reach the shell", arguments: [0, SIGTERM, SIGHUP])
  func leaves(signal: Int32) async throws {
    let shown = try Shown([])
    #expect(try await shown.isDrawn())
    shown.pty.type(Self.light + "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    #expect(try await Poll.untilStill(shown.program.process, for: .milliseconds(100)))
    // A report on its way when the terminal was told, and then the answer to what it was asked last.
    let answering = shown.pty.answering("\u{1B}[c", with: Self.dark + "\u{1B}[?62;22c")
    if signal == 0 { shown.pty.type("q") } else { kill(shown.program.process, signal) }
    #expect(await answering.value)
    #expect(try await shown.hasEnded())
    #expect(shown.program.end() == (signal == 0 ? 0 : 128 + Int(signal)))
    #expect(shown.pty.unread() == 0)
  }
}
