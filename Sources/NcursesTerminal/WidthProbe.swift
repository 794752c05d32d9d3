import TerminalUI

/// The question how many cells an ambiguous character takes: one is written at the left edge and the terminal asked for
/// its cursor. That is done on the screen that ncurses takes for us, just before it blanks it, so nobody sees it and
/// no line of the shell's is touched.
enum WidthProbe {
  private static let question = Array("\r\(AmbiguousWidth.sample)\u{1B}[6n".utf8)

  /// The first bytes of a screen with the question in them.
  /// - Parameter entering: what takes the screen.
  /// - Returns: nil where the bytes do not take one.
  static func asked(in bytes: [UInt8], behind entering: [UInt8]) -> [UInt8]? {
    guard !entering.isEmpty, let place = ByteSearch.firstOffset(of: entering, in: bytes) else { return nil }
    return bytes.prefix(place + entering.count) + question + bytes.dropFirst(place + entering.count)
  }
}
