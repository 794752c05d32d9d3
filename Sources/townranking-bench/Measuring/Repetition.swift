/// How often something is done: what is quick more often, so that its median says something.
struct Repetition {
  /// At the least.
  let runs: Int

  /// - Parameter work: answers the seconds it took.
  func samples<Failure: Error>(of work: () throws(Failure) -> Double) throws(Failure) -> Samples {
    let end = Stopwatch.now() + 0.3
    var times: [Double] = []
    repeat {
      times.append(try work())
    } while times.count < runs || (Stopwatch.now() < end && times.count < 1_000)
    return Samples(times)
  }
}
