import CNcurses
import TerminalUI

/// What terminfo says about a terminal, as far as it matters here.
struct TerminalEntry {
  let name: String
  /// 0: monochrome; 2^24: a colour's number is its red, green and blue.
  let colorCount: Int
  /// How many colours, from 0, are sent as palette entries; less than `colorCount` if the others are RGB.
  let paletteCount: Int
  /// Cells, for a line that does not report its size.
  let columns: Int
  let lines: Int
  let keys: TerminfoKeys
  let hasMouse: Bool
  /// Ends every text style: attributes and colours.
  let plainText: [UInt8]
  /// Resets the palette to the terminal's standard.
  let standardPalette: [UInt8]
  let margin: TerminalMargin
  /// Switches to a screen of its own, if the terminal has one.
  let takingScreen: [UInt8]
  /// Switches back to the shell's screen, for when ncurses cannot be asked.
  let farewell: [UInt8]

  /// Reads the entry. Nothing is sent to the terminal or printed.
  init(name: String?) throws(TerminalError) {
    guard let name, !name.isEmpty else { throw .noName }
    switch cncurses_load(name) {
    case CNCURSES_TERMINFO_FOUND: break
    // Entries are files: none is found if no file can be opened.
    case _ where TerminalFile.noneCanBeOpened: throw .noMoreFiles
    case CNCURSES_TERMINFO_MISSING: throw .noDatabase(name)
    default: throw .unknownName(name)
    }
    defer { cncurses_unload() }
    // Without these the screen cannot be drawn: cursor addressing, and a way to blank.
    guard !cncurses_flag("hc"), !cncurses_flag("os"), cncurses_string("cup") != nil,
      cncurses_string("clear") != nil || cncurses_string("ed") != nil || cncurses_string("el") != nil
    else { throw .tooPlain(name) }

    self.name = name
    colorCount = max(Int(cncurses_number("colors")), 0)
    paletteCount = TerminalEntry.paletteCount(of: colorCount)
    columns = TerminalEntry.positive(cncurses_number("cols")) ?? 80
    lines = TerminalEntry.positive(cncurses_number("lines")) ?? 24
    keys = TerminfoKeys(
      TerminfoKeys.capabilities.map { capability in (TerminalEntry.bytes(capability.name), capability.key) })
    hasMouse = cncurses_string("kmous") != nil || cncurses_string("XM") != nil
    plainText = TerminalEntry.bytes("sgr0") + TerminalEntry.bytes("op")
    standardPalette = TerminalEntry.bytes("oc")
    let wraps = cncurses_flag("am")
    margin = TerminalMargin(
      wrapsAtOnce: wraps && !cncurses_flag("xenl"),
      insertsLastCell: wraps && (cncurses_string("smam") == nil || cncurses_string("rmam") == nil))
    takingScreen = TerminalEntry.bytes("smcup")
    farewell = plainText + TerminalEntry.bytes("cnorm") + TerminalEntry.bytes("rmcup")
  }

  /// The first bytes of a frame that takes the screen, for a terminal that already shows it: taking it twice would save
  /// the cursor and the title of our own screen over the shell's.
  func keepingScreen(in bytes: [UInt8]) -> [UInt8] {
    guard !takingScreen.isEmpty, let place = ByteSearch.firstOffset(of: takingScreen, in: bytes) else { return bytes }
    // Switches to the alternate screen without saving anything; does nothing if that is shown already, as it is unless
    // another program has left it in the meantime.
    let takesOther = ByteSearch.firstOffset(of: Array("\u{1B}[?1049h".utf8), in: takingScreen) != nil
    return bytes.prefix(place) + (takesOther ? Array("\u{1B}[?1047h".utf8) : [])
      + bytes.dropFirst(place + takingScreen.count)
  }

  /// The bytes without those that reset the palette, which ncurses sends whenever it takes or leaves the screen. We do
  /// not change the palette, and the user may have chosen it.
  func keepingPalette(in bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    while !standardPalette.isEmpty, let place = ByteSearch.firstOffset(of: standardPalette, in: bytes) {
      bytes.removeSubrange(place..<place + standardPalette.count)
    }
    return bytes
  }

  private static func positive(_ number: Int32) -> Int? {
    number > 0 ? Int(number) : nil
  }

  /// A string of the entry without its padding, `$<5/>`: modern terminals need none.
  private static func bytes(_ capability: String) -> [UInt8] {
    guard let string = cncurses_string(capability) else { return [] }
    var rest = Array(String(cString: string).utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// Direct-colour entries keep the first 8, 16 or 256 numbers for the palette, as the strings they send show.
  private static func paletteCount(of colorCount: Int) -> Int {
    guard colorCount > 256 else { return colorCount }
    return [256, 16, 8].first { count in
      guard let sequence = cncurses_foreground(Int32(count - 1)) else { return false }
      let parts = String(cString: sequence).split { !$0.isNumber }
      return !parts.starts(with: ["38", "2"])
    } ?? 0
  }
}

/// What happens at the right edge of a terminal, which decides how the last cell of the screen is written: writing it
/// must not scroll.
struct TerminalMargin {
  /// Whether a character in the last column puts the cursor into the next line, and not only the character after it.
  let wrapsAtOnce: Bool
  /// Whether ncurses writes the last cell in the column before and moves it by inserting that column's character, because
  /// it cannot switch the wrapping off. A wide character that ends there is cut.
  let insertsLastCell: Bool
}

/// What a terminal understands beyond its terminfo entry, by its name. Others might print sequences they do not know.
struct TerminalFamily {
  let name: String
  let hasMouse: Bool

  private static let plain = ["linux", "vt", "ansi", "cons", "sun", "wsvt", "dumb", "hurd", "mach", "cygwin", "pcansi"]
  private static let answering = [
    "xterm", "tmux", "rxvt", "alacritty", "kitty", "foot", "wezterm", "ghostty", "konsole", "gnome", "vte", "st-",
    "iterm", "contour", "mintty", "mlterm",
  ]

  /// Whether it knows bracketed paste, mouse reports and synchronized output, or ignores sequences it does not know.
  var takesModes: Bool {
    if TerminalFamily.plain.contains(where: name.hasPrefix), !name.hasPrefix("vte") { return false }
    return hasMouse || TerminalFamily.answering.contains(where: name.hasPrefix) || name.hasPrefix("screen")
  }

  /// Whether it may report its background.
  var answersForBackground: Bool {
    TerminalFamily.answering.contains(where: name.hasPrefix)
  }

  /// Whether it reports its cursor's position, also after a character of two cells.
  var answersForCursor: Bool { answersForBackground || name.hasPrefix("screen") }

  /// Whether it may put text on a clipboard (OSC 52); it does not report whether it did.
  var takesClipboard: Bool { answersForBackground || name.hasPrefix("screen") }

  /// Turns on bracketed paste and, if wanted, the mouse.
  func modesOn(mouse: Bool) -> [UInt8] {
    takesModes ? Array(("\u{1B}[?2004h" + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")).utf8) : []
  }

  /// Turns them off, and ends a frame of which only a part was sent.
  /// - Parameter scheme: whether reports of the colour scheme were asked for.
  func modesOff(mouse: Bool, scheme: Bool) -> [UInt8] {
    guard takesModes else { return [] }
    let modes = (scheme ? "\u{1B}[?2031l" : "") + (mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l"
    return Self.frameEnd + Array(modes.utf8)
  }

  /// The bytes of a frame in synchronized output (mode 2026): the terminal draws them as one, so that no part of a frame
  /// is ever seen beside a part of the one before.
  func synchronized(_ frame: [UInt8]) -> [UInt8] {
    takesModes && !frame.isEmpty ? Self.frameBegin + frame + Self.frameEnd : frame
  }

  private static let frameBegin = Array("\u{1B}[?2026h".utf8)
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)
}

/// Why the browser cannot be shown. Each text is one line that says what is wrong and what to do.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The output is not a terminal.
  case noTerminal
  /// `TERM` is not set, or empty.
  case noName
  /// terminfo has no entry of that name, or none that describes a terminal.
  case unknownName(String)
  /// terminfo has no entries at all.
  case noDatabase(String)
  /// The terminal cannot place its cursor, or has no screen.
  case tooPlain(String)
  /// ncurses could not start on the terminal.
  case failedStart(String)
  /// The process has as many files open as it may.
  case noMoreFiles
  /// There is only one screen, and it is in use.
  case isOpen

  /// One line, without the program's name; names from outside are made printable.
  package var description: String {
    switch self {
    case .noTerminal:
      "the browser needs a terminal for its screen and its keys; start it from one, without redirecting its output"
    case .noName:
      "TERM is not set, so nothing is known about this terminal; set it, for example: export TERM=xterm-256color"
    case .unknownName(let name):
      "no terminal named \(Self.quoted(name)) is known; set TERM to one that is, for example: export TERM=xterm-256color"
    case .noDatabase(let name):
      "no terminfo database was found to look up \(Self.quoted(name)); install one (Debian: ncurses-base) or set TERMINFO"
    case .tooPlain(let name):
      "a terminal named \(Self.quoted(name)) cannot show the browser; if yours can do more, for example: export TERM=xterm-256color"
    case .failedStart(let name):
      "ncurses did not start on the terminal named \(Self.quoted(name)); try another one, for example: export TERM=xterm-256color"
    case .noMoreFiles:
      "no more files can be opened, which the terminal needs; close some, or allow more, for example: ulimit -n 1024"
    case .isOpen:
      "the terminal is open already; close it first"
    }
  }

  /// A name from the environment, safe to print.
  package static func quoted(_ name: String) -> String {
    "'\(Printable.line(name.prefix(60)))'"
  }
}
