import CNcurses
import Glibc
import TerminalUI

/// The terminal that the program was started from. ncurses composes the output and this type sends it, so that a slow
/// terminal blocks nothing. There can be one at a time, and it belongs to the thread that opened it.
package final class NcursesTerminal: Terminal {
  /// What to ask of the terminal, and the file descriptors to reach it by.
  package struct Options: Sendable {
    /// The terminal's name in terminfo; by default the environment's `TERM`.
    package var name: String?
    /// Whether to ask for clicks and the wheel. The terminal's own selection then needs Shift.
    package var mouse = true
    /// Whether to ask the terminal how wide ambiguous characters are; the answer, if there is one, comes as an event.
    package var asksForWidth = false
    /// The file descriptor for keys. If it is not a terminal, they come from the controlling terminal.
    package var input: Int32 = STDIN_FILENO
    /// The file descriptor for the screen; it has to be a terminal.
    package var output: Int32 = STDOUT_FILENO

    /// Options for the terminal that the program was started from.
    package init() {
      name = getenv("TERM").map { String(cString: $0) }
    }
  }

  /// The screen's size in cells, as read when the terminal was last taken or resized.
  package internal(set) var size: Size
  /// 0 for a monochrome terminal, 8, 16, 88, 256, or 2^24.
  package let colorCount: Int

  let entry: TerminalEntry
  let family: TerminalFamily
  let hasMouse: Bool
  let input: TerminalFile
  let output: TerminalFile
  /// Whether what the screen's terminal answers comes with the keys: not if they come from another terminal.
  let hearsAnswers: Bool
  /// The modes of the input and, if that is another terminal, of the output.
  var modes: [TerminalModes]
  var signals: SignalQueue
  var queue = OutputQueue()
  var writer: FrameWriter
  /// The newest frame, while the terminal is still receiving the one before.
  var waiting: (frame: Buffer, cursor: Cursor, isPassing: Bool)?
  var decoder: KeyDecoder
  /// The time of `Clock`, in milliseconds, until which the rest of an incomplete key may come.
  var keyDeadline: Int?
  var events: [Event] = []
  /// How many of them, from the first, are answered by one frame. The others have been read ahead.
  var batch = 0
  var sizeToReport: Size?
  var questions = Questions()
  /// Whether to ask for the width of ambiguous characters when the screen is next taken.
  var asksForWidth: Bool
  /// Whether the terminal is asked to report changes of its colour scheme.
  var followsScheme = false
  /// Whether the terminal is in our modes.
  var isActive = false
  /// Whether it shows our screen and ncurses knows it.
  var isShowing = false
  /// Whether it has switched to our screen and not yet back to its own.
  var holdsScreen = false
  var isGone = false
  private var isClosed = false

  /// Opens the terminal. If this throws, nothing has been changed.
  package static func open(_ options: Options = Options()) throws(TerminalError) -> NcursesTerminal {
    guard !cncurses_is_running() else { throw .isOpen }
    let entry = try TerminalEntry(name: options.name)
    guard let output = TerminalFile(of: options.output) else { throw .noTerminal }
    let input = TerminalFile(of: options.input) ?? TerminalFile(opening: "/dev/tty") ?? output
    var modes = [TerminalModes(of: input)].compactMap(\.self)
    if !input.isSameTerminal(as: output), let more = TerminalModes(of: output) { modes.append(more) }
    let error: TerminalError
    if let signals = SignalQueue() {
      // From here on a change of size is noticed.
      let size = NcursesTerminal.size(of: output, entry)
      // ncurses uses libc's widths, which need a locale; asking for a width sets it.
      _ = TextWidth.cells(of: "\u{20000}")
      if cncurses_start(entry.name, Int32(size.width), Int32(size.height)) {
        return NcursesTerminal(entry, options, input, output, modes, signals, size)
      }
      error = TerminalFile.isLimit(errno) ? .noMoreFiles : .failedStart(entry.name)
      signals.close()
    } else {
      error = TerminalFile.isLimit(errno) ? .noMoreFiles : .failedStart(entry.name)
    }
    if input.descriptor != output.descriptor { input.close() }
    output.close()
    throw error
  }

  /// Opens the terminal, and gives it back however `body` ends.
  package static func run<Result>(
    _ options: Options = Options(), _ body: (NcursesTerminal) throws -> Result
  ) throws -> Result {
    let terminal = try open(options)
    defer { terminal.close() }
    return try body(terminal)
  }

  private init(
    _ entry: TerminalEntry, _ options: Options, _ input: TerminalFile, _ output: TerminalFile,
    _ modes: [TerminalModes], _ signals: SignalQueue, _ size: Size
  ) {
    self.entry = entry
    self.input = input
    self.output = output
    self.modes = modes
    self.signals = signals
    self.size = size
    family = TerminalFamily(name: entry.name, hasMouse: entry.hasMouse)
    hasMouse = options.mouse
    hearsAnswers = input.isSameTerminal(as: output)
    asksForWidth = options.asksForWidth && family.answersForCursor && hearsAnswers
    colorCount = entry.colorCount
    decoder = KeyDecoder(terminfoKeys: entry.keys)
    let palette = Palette(colorCount: entry.colorCount, paletteCount: entry.paletteCount)
    writer = FrameWriter(
      pairs: ColorPairs(palette: palette, limit: Int(cncurses_pair_count())), margin: entry.margin)
    takeTerminal()
  }

  /// Restores the terminal. Waits for about a second at most. Closing again does nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    releaseTerminal()
    cncurses_stop()
    if input.descriptor != output.descriptor { input.close() }
    output.close()
    // Last: a signal that has come in the meantime acts at this point.
    signals.close()
  }

  deinit {
    close()
  }

  /// The most cells of one side that are used. A terminal that reports more has no such screen.
  private static let longestSide = 1_000

  static func size(of file: TerminalFile, _ entry: TerminalEntry) -> Size {
    let size = file.size
    return Size(
      width: min(size.width ?? entry.columns, longestSide), height: min(size.height ?? entry.lines, longestSide))
  }
}
