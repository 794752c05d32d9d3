/// Shortens how ncurses changes the look of text. It sets colours that are set already and resets before each change,
/// which is half of what a frame sends. This keeps to the sequences that ncurses writes for terminals in xterm's manner
/// and passes everything else as it is.
///
/// What a style is needed for (text, blanking) comes out with exactly the style that ncurses asked for.
struct StyleFilter {
  /// The look that the terminal is in, and the one that ncurses wants; nil while it is not known.
  private var current: SGRStyle?
  private var wanted: SGRStyle? = SGRStyle()
  /// Whether the character set was chosen; it never changes here.
  private var hasCharacterSet = false
  private var isShiftedIn = false

  /// - Parameter plainText: what ends every look on this terminal.
  /// - Returns: nil if that is not done in xterm's manner.
  init?(plainText: [UInt8]) {
    var rest = plainText[...]
    guard !rest.isEmpty else { return nil }
    while let byte = rest.first {
      if byte == StyleFilter.shiftIn {
        rest.removeFirst()
      } else {
        guard byte == 0x1B, [.style, .characterSet].contains(EscapeSequence(at: &rest).kind) else { return nil }
      }
    }
  }

  /// Another way to choose the character set.
  private static let shiftIn: UInt8 = 0x0F

  /// Forgets what the terminal is in, as after somebody else wrote to it.
  mutating func forget() {
    current = nil
    hasCharacterSet = false
    isShiftedIn = false
  }

  /// Shortens a frame's bytes. Sequences are never cut at its end. The look that is wanted last is left for later.
  mutating func filtered(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.first {
      if byte == 0x1B {
        takeEscape(&rest, &output)
      } else if byte == StyleFilter.shiftIn {
        if !isShiftedIn { output.append(byte) }
        isShiftedIn = true
        rest.removeFirst()
      } else {
        // Carriage return, line feed and backspace only move; a line feed never scrolls here.
        if byte >= 0x20 { bringUp(forBlank: byte == 0x20, &output) }
        output.append(byte)
        rest.removeFirst()
      }
    }
    return output
  }

  private mutating func takeEscape(_ rest: inout ArraySlice<UInt8>, _ output: inout [UInt8]) {
    let sequence = EscapeSequence(at: &rest)
    switch sequence.kind {
    case .style:
      if sequence.parameters.isEmpty || sequence.parameters == [UInt8(ascii: "0")] {
        wanted = SGRStyle()
      } else if var style = wanted, style.apply(sequence.parameters) {
        wanted = style
      } else {
        // Not one of those that we know: it acts at once, and all is unknown behind it.
        bringUp(&output)
        output += sequence.bytes
        current = nil
        wanted = nil
      }
    case .characterSet:
      if !hasCharacterSet { output += sequence.bytes }
      hasCharacterSet = true
    case .movement:
      output += sequence.bytes
    case .blanking:
      bringUp(forBlank: true, &output)
      output += sequence.bytes
    case .other:
      bringUp(&output)
      output += sequence.bytes
    }
  }

  /// Puts the terminal into the look that is wanted, as far as it is seen.
  private mutating func bringUp(forBlank isBlank: Bool = false, _ output: inout [UInt8]) {
    guard var wanted else { return }
    if isBlank, let current, wanted.isPlainOnBlanks { wanted = wanted.withLetters(of: current) }
    guard wanted != current else { return }
    output += wanted.sequence(from: current)
    current = wanted
  }
}
