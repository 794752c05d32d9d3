import CNcurses
import Glibc
import TerminalUI

/// The terminal that the program was started from. ncurses composes what is sent and this delivers it, so that a slow
/// terminal holds up nothing. There can be one at a time, and it belongs to the thread that opened it.
package final class NcursesTerminal: Terminal {
  /// What is asked of the terminal, and by which file descriptors it is reached.
  package struct Options: Sendable {
    /// The terminal's name in terminfo; by default `TERM` of the environment.
    package var name: String?
    /// Whether clicks and the wheel are asked for. The terminal's own selection then needs Shift.
    package var mouse = true
    /// Whether the terminal is asked how wide ambiguous characters are; the answer comes as an event, if it comes.
    package var asksForWidth = false
    /// File descriptors. Keys come from the controlling terminal if the input is none.
    package var input: Int32 = STDIN_FILENO
    /// The file descriptor that the screen goes to; it has to be a terminal.
    package var output: Int32 = STDOUT_FILENO

    /// The terminal that the program was started from.
    package init() {
      name = getenv("TERM").map { String(cString: $0) }
    }
  }

  /// Cells of the screen, as read when the terminal was last taken or resized.
  package internal(set) var size: Size
  /// 0 for a monochrome terminal, 8, 16, 88, 256, or 2^24.
  package let colorCount: Int

  let entry: TerminalEntry
  let family: TerminalFamily
  let hasMouse: Bool
  let input: TerminalFile
  let output: TerminalFile
  /// Of the input and, if that is another terminal, of the output.
  var modes: [TerminalModes]
  var signals: SignalQueue
  var queue = OutputQueue()
  var writer: FrameWriter
  /// The newest frame, while the terminal still takes the one before.
  var waiting: (frame: Buffer, cursor: Cursor, isPassing: Bool)?
  var decoder: KeyDecoder
  /// By `Clock`: until when the rest of a key that began may come.
  var keyDeadline: Int?
  var events: [Event] = []
  /// How many of them, from the first, are answered by one frame. Those after them have been read ahead.
  var batch = 0
  var sizeToReport: Size?
  var questions = Questions()
  /// Whether the next screen that is taken is to be asked for the width of ambiguous characters.
  var asksForWidth: Bool
  /// Whether the terminal is in our modes.
  var isActive = false
  /// Whether it shows our screen, and ncurses knows.
  var isShowing = false
  /// Whether it was given our screen, and has not got back its own.
  var holdsScreen = false
  /// Whether it is gone for good.
  var isGone = false
  private var isClosed = false

  /// Opens the terminal. When this throws, nothing has been changed.
  package static func open(_ options: Options = Options()) throws(TerminalError) -> NcursesTerminal {
    guard !cncurses_is_running() else { throw .isOpen }
    let entry = try TerminalEntry(name: options.name)
    guard let output = TerminalFile(behind: options.output) else { throw .noTerminal }
    let input = TerminalFile(behind: options.input) ?? TerminalFile(opening: "/dev/tty") ?? output
    var modes = [TerminalModes(of: input)].compactMap(\.self)
    if !input.isSameTerminal(as: output), let more = TerminalModes(of: output) { modes.append(more) }
    if let signals = SignalQueue() {
      // From here on a change of the size is heard of.
      let size = NcursesTerminal.size(of: output, entry)
      // libc's widths, which ncurses asks, need a locale; asking for one sees to that.
      _ = TextWidth.cells(of: "\u{2500}")
      if cncurses_start(entry.name, Int32(size.width), Int32(size.height)) {
        return NcursesTerminal(entry, options, input, output, modes, signals, size)
      }
      signals.close()
    }
    if input.descriptor != output.descriptor { input.close() }
    output.close()
    throw .failedStart(entry.name)
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
    asksForWidth = options.asksForWidth && family.answersForCursor
    colorCount = entry.colorCount
    decoder = KeyDecoder(terminfoKeys: entry.keys)
    let palette = Palette(colorCount: entry.colorCount, paletteCount: entry.paletteCount)
    writer = FrameWriter(pairs: ColorPairs(palette: palette, limit: Int(cncurses_pair_count())))
    takeTerminal()
  }

  /// Gives the terminal back as it was. Waits about a second at most. Closing again does nothing.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    releaseTerminal()
    cncurses_stop()
    if input.descriptor != output.descriptor { input.close() }
    output.close()
    // Last: a signal that has come in the meantime acts now.
    signals.close()
  }

  deinit {
    close()
  }

  /// Cells of a side that are used at most. A terminal that says more has no such screen.
  private static let longestSide = 1_000

  static func size(of file: TerminalFile, _ entry: TerminalEntry) -> Size {
    let size = file.size
    return Size(
      width: min(size.width ?? entry.columns, longestSide), height: min(size.height ?? entry.lines, longestSide))
  }
}
