import Glibc

// Pointers: read(2) is given a buffer by its own count, pipe(2) an array of two; a path is a C string up to its NUL,
// copied, and ends with one.

/// An open file, standard input, or what another program writes, from which a ranking is read without blocking.
///
/// A class, because it owns a file descriptor and closes it when it is freed.
package final class RankingSource {
  /// The result of `read`.
  package enum Outcome: Hashable, Sendable {
    /// This many bytes were given to the reader.
    case bytes(Int)
    /// Nothing is available at the moment: wait with `waitUntilReadable`, or by polling the descriptor.
    case wouldBlock
    /// There is nothing more.
    case end
  }

  /// The name of the source in messages: its path as given, its address, or "standard input".
  package let name: String
  /// For polling. It belongs to this object: do not close it.
  package let fileDescriptor: CInt
  /// Whether it is a regular file, which never has to be waited for.
  package let isRegularFile: Bool
  /// How many bytes a regular file still has; nil if unknown.
  package let expectedBytes: Int?

  private let confirmEnd: () throws(RankingError) -> Void
  private var buffer = [UInt8](repeating: 0, count: 256 * 1024)

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: the file's path, or "-" for standard input.
  ///   - standardInput: what messages call standard input.
  /// - Throws: `RankingError.cannotOpen`, `.isDirectory`.
  package static func open(
    path: FilePath, standardInput: String = "standard input"
  ) throws(RankingError) -> RankingSource {
    if path == "-" { return try RankingSource(name: standardInput, fileDescriptor: STDIN_FILENO) }
    // Without O_NONBLOCK, opening a FIFO waits for a writer. O_NOCTTY: the file may be a terminal.
    let fileDescriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard fileDescriptor >= 0 else {
      throw .cannotOpen(name: path == "" ? "\"\"" : path.description, reason: systemText(errno))
    }
    return try RankingSource(name: path.description, fileDescriptor: fileDescriptor)
  }

  /// Opens a file whose path is UTF-8.
  package static func open(path: String) throws(RankingError) -> RankingSource {
    try open(path: FilePath(path))
  }

  /// Takes over a file descriptor, and finally closes it unless it is standard input.
  ///
  /// - Parameters:
  ///   - name: the name of the source in messages.
  ///   - confirmEnd: called at the end of the bytes; throws if they are not all that there should be. It is kept as long
  ///     as the source.
  /// - Throws: `RankingError.cannotOpen`, `.isDirectory`.
  package init(
    name: String, fileDescriptor: CInt, confirmEnd: @escaping () throws(RankingError) -> Void = {}
  ) throws(RankingError) {
    self.name = name
    self.fileDescriptor = fileDescriptor
    self.confirmEnd = confirmEnd
    var status = stat()
    let isKnown = fstat(fileDescriptor, &status) == 0
    let type = status.st_mode & S_IFMT
    isRegularFile = isKnown && type == S_IFREG
    expectedBytes = isRegularFile ? Self.remainingBytes(fileDescriptor, size: Int(status.st_size)) : nil
    // All members are set, so `deinit` closes the file even if this throws.
    guard isKnown else { throw .cannotOpen(name: name, reason: systemText(errno)) }
    guard type != S_IFDIR else { throw .isDirectory(name: name) }
  }

  deinit {
    if fileDescriptor != STDIN_FILENO { close(fileDescriptor) }
  }

  /// Reads what is available, up to 256 KiB, into the reader. Never blocks.
  ///
  /// - Throws: `RankingError.cannotRead`, `.isDirectory`, `.tooLarge`, and what `confirmEnd` and the reader's `append`
  ///   throw.
  package func read(into reader: inout RankingReader) throws(RankingError) -> Outcome {
    // Known before a byte of it is read.
    if let expectedBytes, expectedBytes > reader.byteLimit {
      throw .tooLarge(name: name, byteLimit: reader.byteLimit)
    }
    // A FIFO that nobody has opened for writing yet reads as ended; only poll can tell the two apart. Standard input is
    // not in non-blocking mode, because that would affect other programs too.
    guard isRegularFile || waitUntilReadable(milliseconds: 0) else { return .wouldBlock }
    let count = buffer.withUnsafeMutableBytes { readWithoutInterruption(fileDescriptor, into: $0) }
    if count == 0 {
      try confirmEnd()
      return .end
    }
    guard count > 0 else {
      switch errno {
      case EAGAIN, EWOULDBLOCK: return .wouldBlock
      case EISDIR: throw .isDirectory(name: name)
      case let code: throw .cannotRead(name: name, reason: systemText(code))
      }
    }
    let result = buffer.withUnsafeBytes { bytes in
      Result { () throws(RankingError) in try reader.append(UnsafeRawBufferPointer(rebasing: bytes.prefix(count))) }
    }
    try result.get()
    return .bytes(count)
  }

  /// Waits until `read` has bytes, the end or an error.
  ///
  /// - Parameter milliseconds: the longest wait; a negative number is for ever.
  /// - Returns: false after a timeout or a signal.
  package func waitUntilReadable(milliseconds: Int) -> Bool {
    var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
    // POLLHUP, POLLERR and POLLNVAL are reported without being requested; each means that a read does not block.
    return poll(&request, 1, CInt(clamping: milliseconds)) > 0
  }

  /// What is left of a regular file; nil for those of /proc, which report 0 and have more.
  private static func remainingBytes(_ fileDescriptor: CInt, size: Int) -> Int? {
    let position = lseek(fileDescriptor, 0, SEEK_CUR)
    return size > 0 ? max(0, size - max(0, position)) : nil
  }
}

extension RankingSource {
  /// Reads the whole source with a reader, waiting for it.
  func readAll(into reader: inout RankingReader) throws(RankingError) -> Ranking {
    while true {
      switch try read(into: &reader) {
      case .bytes: try reader.advanceToEndOfInput()
      // False only after a signal that did not end the program: then the next read returns `wouldBlock` again.
      case .wouldBlock: _ = waitUntilReadable(milliseconds: -1)
      case .end: return try reader.finished()
      }
    }
  }
}

/// A file's path in the system's form: bytes, which need not be UTF-8.
package struct FilePath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// With the NUL at the end.
  private let characters: [CChar]

  /// - Parameter pointer: the path as a C string; copied.
  package init(cString pointer: UnsafePointer<CChar>) {
    var end = 0
    while pointer[end] != 0 { end += 1 }
    characters = Array(UnsafeBufferPointer(start: pointer, count: end + 1))
  }

  /// A path that is UTF-8.
  package init(_ path: String) {
    characters = path.withCString { FilePath(cString: $0).characters }
  }

  /// A path in the source code.
  package init(stringLiteral path: String) {
    self.init(path)
  }

  /// For messages: invalid UTF-8 is replaced.
  package var description: String {
    String(decoding: characters.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Calls the closure with the path as a C string.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }
}

/// The system's text for an error number, for example "No such file or directory".
package func systemText(_ code: CInt) -> String {
  // Since glibc 2.32 the text belongs to this thread.
  guard let text = strerror(code) else { return "error \(code)" }
  return String(cString: text)
}

/// A pipe whose ends no other program inherits; nil with `errno` set if there is none.
package func makePipe() -> (reading: CInt, writing: CInt)? {
  var ends: [CInt] = [-1, -1]
  guard pipe(&ends) == 0, ends.count == 2 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// `read(2)`, repeated after a signal.
///
/// - Returns: the number of bytes, 0 at the end, -1 with `errno` set.
package func readWithoutInterruption(_ fileDescriptor: CInt, into buffer: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(fileDescriptor, buffer.baseAddress, buffer.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
