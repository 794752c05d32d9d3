import Glibc

// Pointers: crashes on purpose.

/// Ways to crash on purpose.
enum Crash: String, CaseIterable {
  case trap, abort, segv, stack

  /// Does not come back.
  func happen() {
    switch self {
    case .trap: fatalError("--crash trap")
    case .abort: Glibc.abort()
    case .segv: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
    case .stack: _ = Self.overflow(0)
    }
  }

  /// No more than 1 KiB at a time is taken from the stack; more would come from elsewhere.
  private static func overflow(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { room in
      // Shown to a function that the compiler does not know, so that the room is not left out.
      overflow(depth + write(-1, room.baseAddress, 0)) &+ write(-1, room.baseAddress, 0)
    }
  }
}
