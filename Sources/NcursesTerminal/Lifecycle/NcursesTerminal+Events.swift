import CNcurses
import Glibc
import TerminalUI

extension NcursesTerminal {
  /// Signals come before queued keys. While it waits it also sends pending output.
  package func nextEvent(watching: [Int32], timeout: Int?) -> Event {
    let end = timeout.map { Clock.now() + $0 }
    while true {
      // Signals overtake keys: Ctrl-C must not wait for a thousand of them.
      lookAhead()
      if let event = signalEvent() { return event }
      flush()
      if batch == 0 { batch = events.count }
      if batch > 0 {
        batch -= 1
        return events.removeFirst()
      }
      if isGone { return .disconnected }

      let deadline = [end, keyDeadline].compactMap(\.self).min()
      let ready = wait(for: watching, until: deadline)
      if ready.terminal {
        readKeys()
      } else if let keyDeadline, keyDeadline <= Clock.now() {
        // Only once there is nothing to read: the rest may have come while we were busy or stopped.
        self.keyDeadline = nil
        decoder.timeOut(into: &events)
      }
      if ready.signal || !events.isEmpty || isGone { continue }
      if ready.watched { return .inputReady }
      if let end, end <= Clock.now() { return .timeout }
    }
  }

  private func wait(
    for watched: [Int32], until deadline: Int?
  ) -> (signal: Bool, terminal: Bool, watched: Bool) {
    // poll skips negative descriptors.
    var entries = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isActive ? input.descriptor : -1, events: Int16(POLLIN), revents: 0),
      // Even with no events requested it reports a hangup; the output may be a different terminal from the input.
      pollfd(
        fd: isActive || !queue.isEmpty ? output.descriptor : -1, events: queue.isEmpty ? 0 : Int16(POLLOUT), revents: 0),
    ]
    entries += watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = deadline.map(NcursesTerminal.milliseconds) ?? -1
    guard poll(&entries, nfds_t(entries.count), timeout) > 0 else { return (false, false, false) }
    let happened = entries.map(\.revents)
    guard happened.count == 3 + watched.count else { return (false, false, false) }
    let gone = Int16(POLLHUP | POLLERR | POLLNVAL)
    let (input, output) = (happened[1], happened[2])
    if (input | output) & gone != 0, input & Int16(POLLIN) == 0 { loseTerminal() }
    return (happened[0] != 0, input & Int16(POLLIN) != 0, happened.dropFirst(3).contains { $0 != 0 })
  }

  func readKeys() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input.descriptor, &bytes, bytes.count)
    if count > 0 {
      let before = events.count
      let signalKeys = modes.first?.signalKeys
      for byte in bytes.prefix(count) {
        if !decoder.isPasting, let signal = signalKeys?.signal(for: byte) {
          send(signal)
        } else {
          decoder.feed(byte, into: &events)
        }
      }
      keyDeadline = decoder.waitMilliseconds.map { Clock.now() + $0 }
      for event in events.dropFirst(before) { questions.note(event) }
      if !decoder.awaitsStatus { questions.noteStatus() }
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      // A terminal has nothing to read while nothing is typed; it reports an end only when it is gone.
      loseTerminal()
    }
  }

  /// Queued events beyond which no more input is read.
  private static let mostEvents = 8192

  /// Reads input that came after the queued events: there may be a Ctrl-C.
  private func lookAhead() {
    guard batch > 0, events.count < NcursesTerminal.mostEvents, isActive, !isGone else { return }
    var entry = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&entry, 1, 0) == 1, entry.revents & Int16(POLLIN) != 0 { readKeys() }
  }

  /// Does what the system does for a key that sends a signal: the whole foreground process group receives it, so that a
  /// pipeline ends as a whole, and pending input is dropped.
  private func send(_ signal: Int32) {
    decoder.reset()
    events.removeAll(where: \.isTyped)
    batch = 0
    // A terminal that is not our controlling terminal has no process group to signal.
    if tcgetpgrp(input.descriptor) == getpgrp() {
      kill(0, signal)
    } else {
      raise(signal)
    }
  }

  private func signalEvent() -> Event? {
    while let signal = signals.next() {
      switch signal {
      case SIGTSTP:
        return .suspend
      case SIGCONT:
        retakeTerminal()
        return .resumed
      case SIGWINCH:
        updateSize()
        // Whatever the size: on its way there and back the terminal may have lost a part of the screen.
        invalidate()
        sizeToReport = size
      default:
        return .ended(signal: signal)
      }
    }
    defer { sizeToReport = nil }
    return sizeToReport.map(Event.resize)
  }
}

extension Event {
  /// Whether a person caused it at the terminal.
  var isTyped: Bool {
    switch self {
    case .key, .paste, .mouse: true
    case .resize, .background, .colorScheme, .ambiguousWidth, .ended, .suspend, .resumed, .inputReady, .timeout,
      .disconnected:
      false
    }
  }
}
