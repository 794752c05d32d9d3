// Pointers: a text's bytes are handed to the hasher.

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
}
