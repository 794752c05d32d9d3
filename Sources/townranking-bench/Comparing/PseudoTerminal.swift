import Glibc

/// A terminal that this program plays: what is written to it was typed, what can be read from it is shown.
///
/// A class, because it owns a file descriptor that is closed with it.
final class PseudoTerminal {
  /// The device that the program in it opens.
  let device: String
  private let master: Int32
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// What the other side did.
  struct Reaction {
    /// How many bytes it wrote until then.
    var bytes = 0
    /// Seconds until it last showed something; nil where it did not.
    var time: Double?
  }

  init(width: UInt16, height: UInt16) throws(BenchError) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: Int32 = 0
    var unlocked: Int32 = 0
    // TIOCGPTN and TIOCSPTLCK of <asm-generic/ioctls.h>, whose macros Swift does not see.
    let isOpen = master >= 0 && ioctl(master, 0x8004_5430, &number) == 0 && ioctl(master, 0x4004_5431, &unlocked) == 0
    device = "/dev/pts/\(number)"
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    guard isOpen, ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw .system("there is no pseudo-terminal") }
  }

  deinit {
    if master >= 0 { close(master) }
  }

  func type(_ bytes: [UInt8]) {
    // What a program that has ended does not take is lost, as on a keyboard.
    _ = write(master, bytes, bytes.count)
  }

  /// Reads, and answers what is asked, until nothing has come for a while.
  /// - Parameters:
  ///   - start: the time from which the reaction is counted.
  ///   - patience: seconds that are waited for the first byte.
  ///   - silence: seconds without a byte after which the program is taken to be ready.
  ///   - limit: seconds after which it is looked at no longer.
  func reaction(since start: Double, patience: Double, silence: Double, limit: Double) -> Reaction {
    var reaction = Reaction()
    var answers = TerminalAnswers()
    var text = ShownText()
    var bytes = 0
    while Stopwatch.now() - start < limit {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, Int32((bytes == 0 ? patience : silence) * 1000))
      if isReady < 0, errno == EINTR { continue }
      guard isReady > 0 else { break }
      let count = read(master, &buffer, buffer.count)
      guard count > 0 else { break }
      let time = Stopwatch.now() - start
      let shown = buffer.prefix(count)
      bytes += count
      if text.isIn(shown) { reaction = Reaction(bytes: bytes, time: time) }
      let answer = answers.answer(to: shown)
      if !answer.isEmpty { type(answer) }
    }
    return reaction
  }
}
