import Glibc

// Pointers: read(2) is given the caller's buffer by its own count.

/// The system's text for an error number, for example "No such file or directory".
func systemText(_ code: CInt) -> String {
  // The text belongs to this thread since glibc 2.32.
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// `read(2)`, again after a signal.
///
/// - Returns: the number of bytes, 0 at the end, -1 with `errno` set.
func readWithoutInterruption(_ fileDescriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(fileDescriptor, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
