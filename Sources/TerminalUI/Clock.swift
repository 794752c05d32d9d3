import Glibc

/// The clock that only moves ahead, in milliseconds. Swift's own comes with its library of tasks, a tenth of the program.
package enum Clock {
  /// Milliseconds since some time before the program began, rounded down.
  package static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
