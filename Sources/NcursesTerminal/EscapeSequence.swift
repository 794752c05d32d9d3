/// One escape sequence of ncurses' output, sorted by what it does to the look of text.
struct EscapeSequence {
  enum Kind {
    /// Select graphic rendition.
    case style
    /// Chooses ASCII for the characters.
    case characterSet
    /// Moves the cursor: shows nothing in a style.
    case movement
    /// Erases in the background that is set.
    case blanking
    case other
  }

  let kind: Kind
  let bytes: ArraySlice<UInt8>
  /// Between the introducer and the final byte.
  let parameters: ArraySlice<UInt8>

  /// Takes the sequence from the front of the bytes, which begin with ESC.
  init(at rest: inout ArraySlice<UInt8>) {
    let all = rest
    rest = rest.dropFirst()
    guard let introducer = rest.popFirst() else {
      self.init(.other, all.prefix(1))
      return
    }
    guard introducer == UInt8(ascii: "[") else {
      // ESC with intermediates and one final byte, such as ESC ( B.
      var last = introducer
      while (0x20...0x2F).contains(last), let next = rest.popFirst() { last = next }
      let bytes = all.prefix(all.count - rest.count)
      self.init(bytes.elementsEqual([0x1B, 0x28, 0x42]) ? .characterSet : .other, bytes)
      return
    }
    let parameters = rest.prefix { (0x20...0x3F).contains($0) }
    rest = rest.dropFirst(parameters.count)
    let final = rest.popFirst()
    let bytes = all.prefix(all.count - rest.count)
    switch final {
    case UInt8(ascii: "m") where parameters.allSatisfy { $0 >= 0x30 && $0 <= 0x3B && $0 != 0x3A }:
      self.init(.style, bytes, parameters)
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"),
      UInt8(ascii: "H"), UInt8(ascii: "d"):
      self.init(.movement, bytes)
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"):
      self.init(.blanking, bytes)
    default:
      self.init(.other, bytes)
    }
  }

  private init(_ kind: Kind, _ bytes: ArraySlice<UInt8>, _ parameters: ArraySlice<UInt8> = []) {
    self.kind = kind
    self.bytes = bytes
    self.parameters = parameters
  }
}
