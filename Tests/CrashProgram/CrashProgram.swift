import Glibc
import NcursesTerminal
import TerminalUI

/// For the tests of what a crash leaves behind: takes the terminal like townranking, shows a frame, and crashes at the
/// first key, in the way named by its argument.
@main
enum CrashProgram {
  static func main() throws {
    guard let crash = CommandLine.arguments.dropFirst().first.flatMap(Crash.init) else { exit(2) }
    Crashes.watch(report: "CrashProgram: this crash is part of a test")
    setlocale(LC_CTYPE, "")
    try NcursesTerminal.run { terminal in
      var frame = Buffer(size: terminal.size)
      _ = frame.write("the next key crashes", at: Point(x: 0, y: 0), .plain)
      terminal.present(frame, cursor: Cursor(at: Point(x: 0, y: 0)))
      terminal.followBackground()
      while true {
        switch terminal.nextEvent(watching: [], timeout: nil) {
        case .key: crash.happen()
        case .disconnected, .ended: return
        default: continue
        }
      }
    }
  }
}

/// Ways to crash.
enum Crash: String {
  case trap, abort, segv, stack

  /// Never returns.
  func happen() {
    switch self {
    case .trap: fatalError("as asked for")
    case .abort: Glibc.abort()
    case .segv: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .stack: _ = Self.overflow(0)
    }
  }

  /// At most 1 KiB at a time is allocated on the stack; more would come from the heap.
  private static func overflow(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { room in
      // Passed to a function unknown to the compiler, so that the buffer is not optimised away.
      overflow(depth + write(-1, room.baseAddress, 0)) &+ write(-1, room.baseAddress, 0)
    }
  }
}
