import Glibc

/// What the inputs of this process came to, printed at its end: an input is many events.
@MainActor
enum Tally {
  static var events = 0
  static var frames = 0

  /// Has the tally printed when the process ends.
  static let isPrinted: Void = {
    atexit { MainActor.assumeIsolated { print("events: \(Tally.events), frames drawn: \(Tally.frames)") } }
  }()
}
