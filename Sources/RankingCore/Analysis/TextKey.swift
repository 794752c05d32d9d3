/// A text as a key of a table.
///
/// Swift takes two forms of one text for equal, `が` and `か` with a voicing mark, and normalises both to find out: for a
/// Japanese name that takes longer than all else that is done with it. Where all texts are plain the bytes say the same.
struct TextKey: Hashable, Sendable {
  private let text: String
  private let isPlain: Bool
  /// Told apart by it, texts need not be looked at.
  private let digest: Int

  /// - Parameter isPlain: whether all texts of the table are plain.
  init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
    var hasher = Hasher()
    let isDone: Void? =
      isPlain
      ? text.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } : nil
    if isDone == nil { hasher.combine(text) }
    digest = hasher.finalize()
  }

  static func == (first: TextKey, second: TextKey) -> Bool {
    guard first.digest == second.digest else { return false }
    guard first.isPlain else { return first.text == second.text }
    return first.text.utf8.count == second.text.utf8.count && first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Whether a text is in the one form that its canonical equals have in common, which is known of ASCII, kana, the
  /// common kanji and full-width forms. Others may be in it too.
  static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20...0x7E, 0x3000...0x3007, 0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x9FFF, 0xFF01...0xFF9F: true
      default: false
      }
    }
  }
}
