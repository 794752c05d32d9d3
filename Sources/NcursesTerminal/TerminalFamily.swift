/// What a terminal takes beyond its terminfo entry, by its name. Others may print what they do not know.
struct TerminalFamily {
  let name: String
  let hasMouse: Bool

  private static let plain = ["linux", "vt", "ansi", "cons", "sun", "wsvt", "dumb", "hurd", "mach", "cygwin", "pcansi"]
  private static let answering = [
    "xterm", "tmux", "rxvt", "alacritty", "kitty", "foot", "wezterm", "ghostty", "konsole", "gnome", "vte", "st-",
    "iterm", "contour", "mintty", "mlterm",
  ]

  /// Whether it knows of bracketed paste and mouse reports, or passes over what it does not know.
  var takesModes: Bool {
    if TerminalFamily.plain.contains(where: name.hasPrefix), !name.hasPrefix("vte") { return false }
    return hasMouse || TerminalFamily.answering.contains(where: name.hasPrefix) || name.hasPrefix("screen")
  }

  /// Whether it may answer for its background.
  var answersForBackground: Bool {
    TerminalFamily.answering.contains(where: name.hasPrefix)
  }

  /// Whether it says where its cursor is, also after a character of two cells.
  var answersForCursor: Bool { answersForBackground || name.hasPrefix("screen") }

  /// Whether it may put text on a clipboard (OSC 52); it does not say whether it did.
  var takesClipboard: Bool { answersForBackground || name.hasPrefix("screen") }

  /// What asks for pasted text in brackets and, if wanted, for the mouse.
  func modesOn(mouse: Bool) -> [UInt8] {
    takesModes ? Array(("\u{1B}[?2004h" + (mouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "")).utf8) : []
  }

  func modesOff(mouse: Bool) -> [UInt8] {
    takesModes ? Array(((mouse ? "\u{1B}[?1006l\u{1B}[?1000l" : "") + "\u{1B}[?2004l").utf8) : []
  }
}
