import Synchronization

/// Tells long-running work that its answer is no longer wanted. Whoever waits for the answer cancels; the work
/// checks from time to time.
package final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  /// Not cancelled. Also for work that nobody will cancel.
  package init() {}

  /// From this call on, `check` throws.
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
