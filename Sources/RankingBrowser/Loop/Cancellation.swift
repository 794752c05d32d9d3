import Synchronization

/// Tells long work that its answer is not wanted any more. Whoever waits for the answer cancels it, whoever works on it
/// looks now and then.
package final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  /// For work that nobody will cancel.
  package init() {}

  /// From now on `check` throws.
  package func cancel() {
    isCancelled.store(true, ordering: .relaxed)
  }

  /// - Throws: `Cancelled` once it is cancelled.
  package func check() throws(Cancelled) {
    if isCancelled.load(ordering: .relaxed) { throw Cancelled() }
  }
}

/// The work was cancelled; there is no answer.
package struct Cancelled: Error {}
