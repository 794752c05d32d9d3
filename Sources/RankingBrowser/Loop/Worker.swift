import Glibc
import RankingCore
import Synchronization

// Pointers: the mailbox is passed to the thread as one retained reference, and taken from it once.

/// A thread beside the loop, for work that takes longer than a frame. It starts with the first request, so most
/// browsers have none. Of requests of one kind only the newest counts: an older one that waits is replaced, and one in
/// progress is cancelled.
package final class Worker {
  private var mailbox: Mailbox?

  /// Has no thread until there is work.
  package init() {}

  /// Readable when there is an answer; nil while none can come.
  package var descriptor: Int32? { mailbox?.answered.reading }

  /// Starts a request.
  /// - Returns: false if the system provides no thread: then the caller has to do the work.
  package func start(_ request: WorkRequest) -> Bool {
    guard let mailbox = mailbox ?? Mailbox.withThread() else { return false }
    self.mailbox = mailbox
    mailbox.put(request)
    return true
  }

  /// Returns the answers that have come since the last call.
  package func takeAnswers() -> [WorkAnswer] {
    mailbox?.takeAnswers() ?? []
  }

  deinit {
    mailbox?.end()
  }
}

/// What loop and thread share. The thread keeps it until it has ended, and the loop never waits for that.
private final class Mailbox: Sendable {
  private struct Contents {
    var waiting: [WorkRequest.Kind: WorkRequest] = [:]
    /// The tickets of the newest requests.
    var newest: [WorkRequest.Kind: Int] = [:]
    /// The request in progress.
    var current: (kind: WorkRequest.Kind, cancellation: Cancellation)?
    var answers: [WorkAnswer] = []
    var isOver = false
  }

  private let contents = Mutex(Contents())
  /// Tells the thread that something has changed.
  private let changed: Pipe
  /// Tells the loop that there is an answer.
  let answered: Pipe

  private init?() {
    guard let changed = Pipe(), let answered = Pipe() else { return nil }
    self.changed = changed
    self.answered = answered
  }

  /// Bytes of the thread's stack.
  private static let leastStack = 1 << 20

  static func withThread() -> Mailbox? {
    guard let mailbox = Mailbox() else { return nil }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // The standard size is the limit of the main thread's stack, which may be small.
    var size = 0
    if pthread_attr_getstacksize(&attributes, &size) == 0, size < leastStack {
      pthread_attr_setstacksize(&attributes, leastStack)
    }
    let reference = Unmanaged.passRetained(mailbox)
    var thread = pthread_t()
    let error = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Mailbox>.fromOpaque(argument).takeRetainedValue().work()
        return nil
      }, reference.toOpaque())
    guard error == 0 else {
      reference.release()
      return nil
    }
    return mailbox
  }

  // MARK: The loop's side

  /// Takes a request. Effects may arrive in another order than the requests were made: of a kind the newest counts.
  func put(_ request: WorkRequest) {
    contents.withLock { contents in
      guard request.ticket > contents.newest[request.kind] ?? 0 else { return }
      contents.newest[request.kind] = request.ticket
      contents.waiting[request.kind] = request
      if let current = contents.current, current.kind == request.kind { current.cancellation.cancel() }
    }
    changed.signal()
  }

  func takeAnswers() -> [WorkAnswer] {
    answered.drain()
    return contents.withLock { contents in
      defer { contents.answers = [] }
      return contents.answers
    }
  }

  func end() {
    contents.withLock { contents in
      contents.isOver = true
      contents.waiting = [:]
      contents.current?.cancellation.cancel()
    }
    changed.signal()
  }

  // MARK: The thread's side

  private func work() {
    while !contents.withLock({ $0.isOver }) {
      guard let (request, cancellation) = next() else {
        changed.wait()
        continue
      }
      let answer = try? request.answer(cancellation)
      contents.withLock { contents in
        contents.current = nil
        if let answer { contents.answers.append(answer) }
      }
      if answer != nil { answered.signal() }
    }
  }

  /// The next request, the most urgent first.
  private func next() -> (WorkRequest, Cancellation)? {
    contents.withLock { contents in
      guard
        let request = contents.waiting[.rows] ?? contents.waiting[.panel] ?? contents.waiting[.side]
          ?? contents.waiting[.changes]
      else { return nil }
      contents.waiting[request.kind] = nil
      let cancellation = Cancellation()
      contents.current = (request.kind, cancellation)
      return (request, cancellation)
    }
  }
}

/// A pipe that only signals that something has happened.
private final class Pipe: Sendable {
  let reading: Int32
  private let writing: Int32

  init?() {
    guard let ends = makePipe() else { return nil }
    (reading, writing) = ends
    for end in [reading, writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// If the pipe is full, it signals already.
  func signal() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Takes all signals that have come.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }

  /// Waits for a signal, and takes it.
  func wait() {
    var entry = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, -1)
    drain()
  }
}
