import Glibc

/// Time of a clock that only moves ahead, in seconds.
enum Stopwatch {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// How long something takes.
  static func time<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
    let start = now()
    try work()
    return now() - start
  }
}
