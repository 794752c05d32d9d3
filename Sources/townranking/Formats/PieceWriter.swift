import TerminalUI

/// Output text, handed on in pieces: a long text is never in memory as a whole.
struct PieceWriter<Failure: Error> {
  /// Bytes from which a piece is handed on. What is written between two checks comes on top.
  private static var pieceSize: Int { 65_536 }

  private var bytes: [UInt8] = []
  private let handOn: ([UInt8]) throws(Failure) -> Void

  /// - Parameter handOn: receives the pieces, in order, as UTF-8; a piece may end inside a character.
  init(_ handOn: @escaping ([UInt8]) throws(Failure) -> Void) {
    self.handOn = handOn
    bytes.reserveCapacity(Self.pieceSize * 2)
  }

  /// Adds a text as it is.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds ASCII.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a number in decimal digits.
  mutating func append(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Adds blanks; none for a negative number.
  mutating func append(blanks count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(count, 0)))
  }

  /// Hands on what has accumulated, if that is enough for a piece.
  mutating func handOnIfFull() throws(Failure) {
    if bytes.count >= Self.pieceSize { try finish() }
  }

  /// Hands on all that is left.
  mutating func finish() throws(Failure) {
    try handOn(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension PieceWriter where Failure == Never {
  /// Everything that a closure writes, as one text.
  static func text(_ write: (inout PieceWriter<Never>) -> Void) -> String {
    let collected = Collected()
    var writer = PieceWriter { collected.bytes += $0 }
    write(&writer)
    writer.finish()
    return String(decoding: collected.bytes, as: UTF8.self)
  }

  private final class Collected {
    var bytes: [UInt8] = []
  }
}

extension PieceWriter {
  /// Adds a text from outside, made printable, as one line.
  mutating func append(printable text: String) {
    append(Printable.line(text))
  }

  /// Adds a text from outside: unchanged if it is plain and has no special characters, otherwise in another form.
  /// - Parameters:
  ///   - isSpecial: whether an ASCII byte cannot be written unchanged.
  ///   - escaped: the other form.
  mutating func append(_ text: String, unless isSpecial: (UInt8) -> Bool, escaped: (String) -> String) {
    let isPlain = PlainText.cells(of: text) != nil && !text.utf8.contains(where: isSpecial)
    append(isPlain ? text : escaped(text))
  }
}
