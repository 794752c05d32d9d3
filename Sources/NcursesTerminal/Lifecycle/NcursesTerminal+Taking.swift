import CNcurses
import Glibc
import TerminalUI

extension NcursesTerminal {
  /// Returns once the process continues. If a signal has ended it meanwhile, the terminal is not taken again.
  package func suspend() {
    releaseTerminal()
    // The standard action of SIGTSTP, not SIGSTOP: if no shell could ever continue us, the system does not stop us.
    cncurses_signal_act(SIGTSTP)
    _ = signals.take(SIGCONT)
    // We were ended while stopped: the terminal is the shell's and stays so.
    if signals.hasEnd { return }
    if waitForForeground() { for index in modes.indices { modes[index].save() } }
    takeTerminal()
  }

  /// If a signal has ended the browser meanwhile, the terminal is not taken again.
  package func lend(_ body: () -> Void) {
    releaseTerminal()
    body()
    // Keys typed in the other program reached all of the foreground's processes.
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGCONT] { _ = signals.take(signal) }
    if signals.hasEnd { return }
    takeTerminal()
  }

  /// Puts the terminal into our modes. What it shows changes with the next frame.
  func takeTerminal() {
    guard waitForForeground() else { return }
    for mode in modes { mode.apply() }
    queue.append(family.modesOn(mouse: hasMouse))
    isActive = true
    if followsScheme { askForChanges() }
    prepareForCrash()
    writer.forget()
    updateSize()
    flush()
  }

  private var modesOff: [UInt8] { family.modesOff(mouse: hasMouse, scheme: followsScheme) }

  /// Lets a crash give the terminal back.
  private func prepareForCrash() {
    let saved = modes.map { cncurses_crash_terminal(descriptor: $0.descriptor, modes: $0.saved) }
    let farewell = modesOff + entry.farewell
    cncurses_crash_arm(output.descriptor, saved, Int32(saved.count), farewell, farewell.count)
  }

  /// Asks for the background and to be told of its changes, if this kind of terminal is known to answer.
  package func followBackground() {
    guard family.answersForBackground, hearsAnswers else { return }
    followsScheme = true
    guard isActive else { return }
    prepareForCrash()
    askForChanges()
    flush()
  }

  /// By mode 2031, which reports changes only, by the query for the scheme, whose answer shows that changes are
  /// reported, and by that for the background itself, whose answer comes last.
  private func askForChanges() {
    queue.append("\u{1B}[?2031h\u{1B}[?996n".utf8)
    questions.ask(.colorScheme)
    appendBackgroundQuery()
  }

  /// After a stop without notice, or SIGCONT without a stop: the modes may be another program's, and the screen may show
  /// anything.
  func retakeTerminal() {
    guard !isGone else { return }
    // Makes ncurses start afresh with the next frame. The bytes it would send to leave are dropped: our screen stays.
    cncurses_leave()
    _ = composedBytes()
    isShowing = false
    takeTerminal()
  }

  /// Gives the terminal back, for a while or for good.
  func releaseTerminal() {
    guard isActive else { return }
    isActive = false
    waiting = nil
    cncurses_leave()
    let composed = entry.keepingPalette(in: composedBytes())
    drain(milliseconds: 400)
    if !queue.isEmpty {
      // The terminal accepts nothing, and may never do so. The rest of the frame is dropped, and with it the end of
      // some style.
      queue.discard()
      queue.append(entry.plainText)
    }
    queue.append(modesOff)
    if isShowing {
      // Another program may have left the terminal in a style of its own, unknown to ncurses.
      queue.append(entry.plainText + composed)
    } else if holdsScreen {
      queue.append(entry.farewell)
    }
    isShowing = false
    holdsScreen = false
    let awaitsAnswers = questions.areOpen
    if awaitsAnswers { askForEnd() }
    drain(milliseconds: 400)
    if awaitsAnswers, queue.isEmpty { swallowAnswers() }
    queue.discard()
    questions.giveUp()
    decoder.awaitsStatus = false
    // What the terminal has answered stays true.
    events.removeAll(where: \.isTyped)
    batch = 0
    cncurses_crash_disarm()
    // A terminal of another process group is in that group's modes, and changing them would stop us.
    guard !input.isElsewhere else { return }
    for mode in modes { mode.restore() }
  }

  /// Asks for the device attributes, which every terminal reports, and in turn: once that answer is in, so are all
  /// others.
  private func askForEnd() {
    decoder.hasDeviceAttributes = false
    queue.append("\u{1B}[c".utf8)
  }

  /// An answer that comes after we have ended would be typed into the shell.
  private func swallowAnswers() {
    let end = Clock.now() + questions.patience
    while !decoder.hasDeviceAttributes, !isGone, !input.isElsewhere {
      var entry = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, NcursesTerminal.milliseconds(until: end)) == 1 else { break }
      readKeys()
    }
    // The rest of a partial answer may be here.
    if !decoder.hasDeviceAttributes, !isGone, !input.isElsewhere { tcflush(input.descriptor, TCIFLUSH) }
  }

  /// Stops until the shell puts this process into the foreground, as the system would at the first change of modes; but
  /// a signal that ends the program is noticed in between.
  /// - Returns: false if the terminal is not to be taken.
  private func waitForForeground() -> Bool {
    while input.isElsewhere {
      signals.collect()
      if signals.hasEnd { return false }
      _ = signals.take(SIGCONT)
      cncurses_signal_act(SIGTTOU)
      // Not stopped: there is no shell to bring us back.
      guard signals.take(SIGCONT) else {
        loseTerminal()
        return false
      }
    }
    return !signals.hasEnd
  }

  func updateSize() {
    let now = NcursesTerminal.size(of: output, entry)
    guard now != size else { return }
    size = now
    sizeToReport = now
    cncurses_resize(Int32(now.width), Int32(now.height))
    writer.forget()
  }
}
