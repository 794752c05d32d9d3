import CNcurses
import Glibc
import TerminalUI

// Pointers: ncurses fills an array of the size passed to it.

extension NcursesTerminal {
  /// A frame still waiting for the terminal is replaced; nothing is shown while the terminal is given back or gone.
  package func present(_ frame: Buffer, cursor: Cursor, isPassing: Bool) {
    guard isActive, !isGone else { return }
    // In place of one that is waiting: frames are skipped rather than shown late.
    waiting = (frame, cursor, isPassing)
    flush()
  }

  /// Has the next frame sent whole, and ends the style in which another program may have left the terminal:
  /// ncurses assumes that it is plain between frames.
  package func invalidate() {
    writer.forget()
    cncurses_forget()
    if isActive { queue.append(entry.plainText) }
  }

  /// By OSC 11, if this kind of terminal is known to answer.
  package func askForBackground() {
    guard isActive, family.answersForBackground, hearsAnswers else { return }
    appendBackgroundQuery()
    flush()
  }

  /// One whose answer is still to come will do: the terminal gives it after all that it has reported by now.
  func appendBackgroundQuery() {
    guard !questions.isOpen(.background) else { return }
    queue.append("\u{1B}]11;?\u{1B}\\".utf8)
    questions.ask(.background)
  }

  /// Events after the batch are for the next frame, so they do not count.
  package var hasQueuedEvents: Bool { batch > 0 }

  /// By OSC 52. Whether the terminal allows it is unknown: true means that it was sent.
  package func copy(_ text: String) -> Bool {
    guard isActive, family.takesClipboard else { return false }
    queue.append("\u{1B}]52;c;\(Base64.text(Array(text.utf8)))\u{1B}\\".utf8)
    flush()
    return true
  }

  /// Sends what the terminal accepts, and composes the waiting frame once everything before it has been sent.
  func flush() {
    while !isGone {
      switch queue.send(to: output) {
      case .waiting:
        return
      case .failed:
        loseTerminal()
      case .drained:
        guard let (frame, cursor, isPassing) = waiting else { return }
        // What lies between us and the terminal may hold many frames. Its answer says that it has shown the last one.
        if isPassing, decoder.awaitsStatus { return }
        waiting = nil
        // ncurses ignores Ctrl-Z while it composes, and what is ignored is lost.
        signals.collect()
        writer.write(frame, cursor: cursor, size: size)
        var composed = composedBytes()
        if !isShowing { composed = entry.keepingPalette(in: composed) }
        if !isShowing, holdsScreen { composed = entry.keepingScreen(in: composed) }
        isShowing = true
        holdsScreen = true
        // Whole, so that what begins a frame is never queued without what ends it.
        queue.append(family.synchronized(asked(in: writer.restored(composed))))
        if isPassing, hearsAnswers {
          queue.append("\u{1B}[5n".utf8)
          decoder.awaitsStatus = true
          questions.ask(.status)
        }
        if queue.isEmpty { return }
      }
    }
  }

  /// A frame's bytes with the query for the width of ambiguous characters, in the first frame that can hold it.
  private func asked(in bytes: [UInt8]) -> [UInt8] {
    guard asksForWidth else { return bytes }
    asksForWidth = false
    guard let asked = WidthProbe.asked(in: bytes, after: entry.takingScreen) else { return bytes }
    decoder.awaitsWidth = true
    questions.ask(.ambiguousWidth)
    return asked
  }

  /// Takes the bytes that ncurses has composed.
  func composedBytes() -> [UInt8] {
    let count = cncurses_output_count()
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = buffer.baseAddress.map { cncurses_take_output($0, count) } ?? 0
    }
  }

  func loseTerminal() {
    isGone = true
    queue.discard()
    waiting = nil
  }

  /// Sends the queue, for at most this many milliseconds. If the keys come from another terminal, that one may be gone
  /// and this one not.
  func drain(milliseconds: Int) {
    let end = Clock.now() + milliseconds
    while !isGone || !hearsAnswers {
      switch queue.send(to: output) {
      case .drained:
        return
      case .failed:
        return loseTerminal()
      case .waiting:
        let rest = NcursesTerminal.milliseconds(until: end)
        if rest == 0 { return }
        var entry = pollfd(fd: output.descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&entry, 1, rest)
        if entry.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return loseTerminal() }
      }
    }
  }

  /// The milliseconds left, for `poll`: never less than the time left, so that poll does not return too early.
  static func milliseconds(until end: Int) -> Int32 {
    Int32(clamping: max(end - Clock.now(), 0))
  }
}
