import TerminalUI

/// An input, read as what happens to a browser one thing after the other. Bytes that no UTF-8 has stand for what is
/// not sent by a terminal; all others are.
struct Script {
  enum Step {
    /// A byte from the terminal.
    case byte(UInt8)
    /// The rest of a key that began does not come.
    case timeOut
    case resize(Size)
    /// So many milliseconds pass; less than 0 where the clock jumps back.
    case time(Int)
    /// A ranking was read, one of `Rankings.all`.
    case loaded(Int)
    case loading(Int)
    /// Another browser changed the favourites.
    case favorites(Int)
    /// From here on, whether work is answered by steps of its own or in place.
    case putOff(Bool)
    /// Work that was put off is there: that of the newest request, or of one so many before it.
    case answer(Int)
  }

  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest = bytes[...]
  }

  /// A number for a choice; 0 behind the end.
  mutating func number() -> Int { Int(rest.popFirst() ?? 0) }

  /// Mostly the size of a usual screen or less, which is quick to draw, and up to 300x100.
  mutating func size() -> Size {
    let width = number()
    let height = number()
    return Size(
      width: width < 200 ? width % 100 : 100 + (width - 200) * 200 / 55,
      height: height < 200 ? height % 30 : 30 + (height - 200) * 70 / 55)
  }

  mutating func next() -> Step? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case 0xFF: return .resize(size())
    case 0xFE: return .timeOut
    case 0xFD:
      let milliseconds = number()
      return .time(milliseconds == 255 ? -1_000 : milliseconds)
    case 0xFC: return .loaded(number())
    case 0xFB: return .loading(number())
    case 0xFA: return .favorites(number())
    case 0xF9: return .answer(number())
    case 0xF8: return .putOff(true)
    case 0xF7: return .putOff(false)
    default: return .byte(byte)
    }
  }
}
