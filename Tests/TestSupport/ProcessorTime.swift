import Glibc

/// What the body returns, and the processor time that its thread took. Unlike a time limit, this does not count waiting
/// for a processor that other tests keep busy.
package func processorTime<Result>(of body: () throws -> Result) rethrows -> (Result, Duration) {
  let start = now()
  let result = try body()
  return (result, now() - start)
}

private func now() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
