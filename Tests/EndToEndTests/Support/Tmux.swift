import Glibc
import TestSupport

/// A tmux server for one test. It ends with the test process, however that ends.
struct Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: TemporaryFolder
  private let environment: [String: String]
  private let lifeline: Lifeline

  init(_ folder: TemporaryFolder) throws {
    RunReport.note(.tmux)
    self.folder = folder
    environment = Variables.standard(home: folder.path)
    lifeline = try Lifeline(path: folder.path(of: "alive"))
  }

  private var command: [String] { ["tmux", "-u", "-S", folder.path(of: "tmux"), "-f", "/dev/null"] }

  /// Starts the server with one pane.
  /// - Parameter recordsOutput: whether everything sent to the pane goes to the file `raw`.
  func start(_ line: String, width: Int, height: Int, recordsOutput: Bool) throws {
    let end = command.joined(separator: " ") + " kill-server; rm -rf \(folder.path)"
    var words = ["start-server", ";", "set-option", "-s", "default-terminal", "tmux-256color"]
    words += [";", "set-option", "-g", "status", "off"]
    words += [";", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", line]
    if recordsOutput { words += [";", "pipe-pane", "cat >\(folder.path(of: "raw"))"] }
    words += [";", "run-shell", "-b", "cat \(lifeline.path) >/dev/null; \(end)"]
    try call(words)
  }

  /// - Returns: the output of the command.
  @discardableResult
  func call(_ words: [String]) throws -> String {
    let finished = try Spawn.run(command + words, environment, in: folder)
    guard finished.status == 0 else { throw Failure(description: "tmux \(words): \(finished.complaint)") }
    return finished.text
  }

  func screen() throws -> Screen {
    let answer = try call(["capture-pane", "-p", ";", "display-message", "-p", Screen.format])
    guard let screen = Screen(answer) else { throw Failure(description: "tmux answered \(answer)") }
    return screen
  }

  /// Ends the server and everything in it, if it is still running.
  func kill() {
    _ = try? call(["kill-server"])
  }
}

/// A FIFO that this process holds open: readers see its end when the process is gone, however it ended.
final class Lifeline: Sendable {
  let path: String
  private let descriptor: Int32

  init(path: String) throws {
    self.path = path
    let isMade = mkfifo(path, 0o600) == 0
    descriptor = isMade ? open(path, O_RDWR | O_CLOEXEC) : -1
    guard descriptor >= 0 else { throw SystemError("no FIFO \(path)") }
  }

  deinit { close(descriptor) }
}

/// tmux's names for the keys named as in `--keys`.
enum KeyNames {
  private static let special = [
    "up": "Up", "down": "Down", "left": "Left", "right": "Right", "pageup": "PPage", "pagedown": "NPage",
    "home": "Home", "end": "End", "enter": "Enter", "esc": "Escape", "tab": "Tab", "shift-tab": "BTab",
    "space": "Space", "f1": "F1",
  ]

  static func tmux(_ names: String) -> [String] {
    names.split(separator: " ").map { name in
      name.hasPrefix("ctrl-") ? "C-" + name.dropFirst(5) : special[String(name)] ?? String(name)
    }
  }
}

/// The content of a terminal at one moment, and its modes.
struct Screen: CustomStringConvertible {
  /// The modes that a program can switch.
  struct Modes: Equatable {
    var isAlternate = false
    var showsCursor = true
    var reportsMouse = false
    var hasApplicationKeys = false
    var inserts = false
    var wraps = true
  }

  /// From the top, without trailing blanks.
  let rows: [String]
  let width: Int
  let cursor: (x: Int, y: Int)
  let modes: Modes

  /// What to ask tmux besides the text, in one line.
  static let format =
    "#{cursor_x} #{cursor_y} #{pane_width} #{pane_height} #{alternate_on} #{cursor_flag} #{mouse_any_flag} "
    + "#{?#{||:#{keypad_flag},#{keypad_cursor_flag}},1,0} #{insert_flag} #{wrap_flag}"

  /// - Parameter answer: the rows, followed by the line of `format`.
  init?(_ answer: String) {
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    let numbers = (lines.popLast() ?? "").split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 10 else { return nil }
    rows = lines.map(Self.trimmed)
    width = numbers[2]
    cursor = (numbers[0], numbers[1])
    modes = Modes(
      isAlternate: numbers[4] == 1, showsCursor: numbers[5] == 1, reportsMouse: numbers[6] == 1,
      hasApplicationKeys: numbers[7] == 1, inserts: numbers[8] == 1, wraps: numbers[9] == 1)
  }

  func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  var cursorRow: String { rows.indices.contains(cursor.y) ? rows[cursor.y] : "" }

  /// Whether the cursor is on the row with the mark of the chosen one.
  var isCursorOnChoice: Bool { cursorRow.contains("›") && rows.filter { $0.contains("›") }.count == 1 }

  var description: String {
    let edge = "+" + String(repeating: "-", count: width) + "+"
    return ([edge] + rows.map { "|" + $0 } + [edge, "cursor \(cursor), \(modes)"]).joined(separator: "\n")
  }

  static func trimmed(_ row: some StringProtocol) -> String {
    String(row.reversed().drop { $0 == " " }.reversed())
  }
}
