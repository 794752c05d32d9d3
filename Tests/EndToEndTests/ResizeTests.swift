import Glibc
import TestSupport
import Testing

/// The size of the terminal changes.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct ResizeTests {
  private static let sizes = [(40, 12), (20, 5), (1, 1), (300, 60), (80, 24)]

  @Test(
    "whatever is open, the redrawn screen is that of a fresh start",
    arguments: ["", "?", "right e g", "/ o m i", "enter", "L down", "m", "c", "r"])
  func sizes(keys: String) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      if !keys.isEmpty { try terminal.press(keys) }
      try await terminal.shows(frame: keys)
      for (width, height) in Self.sizes {
        try terminal.resize(width, height)
        try await terminal.shows(frame: keys, "", width, height)
      }
      try terminal.press("ctrl-c")
      try await terminal.endsTidily(status: 130)
    }
  }

  @Test(
    "no half of a wide character is left at any width, narrower and wider", arguments: ["", "right e", "enter", "?"])
  func everyWidth(keys: String) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      if !keys.isEmpty { try terminal.press(keys) }
      try await terminal.shows(frame: keys)
      for width in Array(stride(from: 79, through: 1, by: -6)) + Array(stride(from: 4, to: 80, by: 7)) {
        try terminal.resize(width, 24)
        try await terminal.shows(frame: keys, "", width, 24)
      }
    }
  }

  @Test("a new size in the first milliseconds is noticed", arguments: [0, 10, 30, 50, 70, 90, 150])
  func early(milliseconds: Int) async throws {
    let pty = try PseudoTerminal(width: 80, height: 24)
    let folder = try TemporaryFolder()
    let program = try RunningProgram(["--no-animation"], on: pty.path, in: folder)
    #expect(try await Poll.holds(for: .milliseconds(milliseconds)) { program.end() == nil })
    pty.setSize(width: 61, height: 37)
    var shown = ""
    // The key bar is in the last row, which only the new size has.
    #expect(
      try await Poll.until {
        shown += String(decoding: pty.shown(), as: UTF8.self)
        return shown.contains("\u{1B}[37;") || shown.contains("\u{1B}[37d")
      })
    pty.type("q")
    #expect(try await Poll.until { program.end() != nil })
    #expect(program.end() == 0)
  }

  @Test(
    "it starts at any size, takes keys, and is whole at the next size",
    arguments: [(0, 0), (0, 24), (80, 0), (1, 1), (1, 300), (1_000, 1), (65_535, 65_535)])
  func start(width: Int, height: Int) async throws {
    let pty = try PseudoTerminal(width: width, height: height)
    let before = pty.modes
    let folder = try TemporaryFolder()
    let program = try RunningProgram(["--no-animation"], on: pty.path, in: folder)
    #expect(try await Poll.until { pty.modes != before })
    pty.type("2eG")
    pty.setSize(width: 80, height: 24)
    var shown = ""
    #expect(
      try await Poll.until {
        shown += String(decoding: pty.shown(), as: UTF8.self)
        return shown.contains("閉じる") && shown.contains("中目黒")
      })
    pty.type("q")
    #expect(try await Poll.until { program.end() != nil })
    #expect(program.end() == 0 && pty.modes == before)
  }

  @Test("tab, choice and expansion are kept through every size")
  func stateStays() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("right e G up up")
      try await terminal.shows(text: "19/20")
      for (width, height) in Self.sizes { try terminal.resize(width, height) }
      try await terminal.shows("rank 19") {
        $0.cursorRow.contains("牛込柳町") && $0.contains("19/20") && $0.isCursorOnChoice
      }
    }
  }

  @Test("1,000 resizes while keys arrive, even during a slide, leave an intact screen")
  func storm() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      let path = try terminal.tmux.call(["display-message", "-p", "#{pane_tty}"]).filter { $0 != "\n" }
      let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(descriptor >= 0)
      defer { close(descriptor) }
      try terminal.press("right e")
      for step in 0..<1_000 {
        if step % 100 == 50 { try terminal.press("down up") }
        let (height, width) = step == 999 ? (24, 80) : (step * 7 % 60, step * 13 % 300)
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        #expect(ioctl(descriptor, UInt(TIOCSWINSZ), &size) == 0)
      }
      try terminal.press("g")
      try await terminal.shows(frame: "right e g")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
