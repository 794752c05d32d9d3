import CSupport

// Pointers: memmem is given two arrays by their own counts.

/// Finds bytes in bytes by libc's `memmem`. In UTF-8 a match of whole characters begins and ends between characters.
package enum ByteSearch {
  /// The first place of a pattern within a part of the bytes.
  ///
  /// - Parameters:
  ///   - start: where to begin.
  ///   - end: where the part ends; nil is the end of all.
  /// - Returns: the offset in `bytes`; nil if the pattern is not there.
  package static func firstOffset(
    of pattern: [UInt8], in bytes: [UInt8], from start: Int = 0, to end: Int? = nil
  ) -> Int? {
    let end = min(end ?? bytes.count, bytes.count)
    guard 0 <= start, start <= end else { return nil }
    let found = bytes.withUnsafeBufferPointer { all in
      let part = UnsafeBufferPointer(rebasing: all[start..<end])
      return support_find(part.baseAddress, part.count, pattern, pattern.count)
    }
    return found < 0 ? nil : start + found
  }
}
