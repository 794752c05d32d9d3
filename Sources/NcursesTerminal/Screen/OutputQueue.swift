import Glibc

// Pointers: the bytes given to write(2) lie inside the array, by its own count.

/// Bytes for the terminal that it has not accepted yet.
struct OutputQueue {
  enum Progress {
    case drained
    /// The terminal accepts nothing more at present.
    case waiting
    case failed
  }

  private var bytes: [UInt8] = []
  private var sent = 0

  var isEmpty: Bool { sent == bytes.count }

  mutating func append(_ more: some Sequence<UInt8>) {
    if isEmpty { discard() }
    bytes.append(contentsOf: more)
  }

  mutating func discard() {
    bytes.removeAll(keepingCapacity: true)
    sent = 0
  }

  /// Sends what the terminal accepts at present.
  mutating func send(to file: TerminalFile) -> Progress {
    while !isEmpty {
      // On a blocking file description only a small write is safe, and only after polling.
      if !file.isOwned, !OutputQueue.hasRoom(file.descriptor) { return .waiting }
      let limit = file.isOwned ? bytes.count - sent : min(bytes.count - sent, 64)
      let count = bytes.withUnsafeBytes { buffer in
        write(file.descriptor, buffer.baseAddress?.advanced(by: sent), limit)
      }
      if count > 0 {
        sent += count
      } else if count == 0 || errno == EAGAIN {
        return .waiting
      } else if errno != EINTR {
        return .failed
      }
    }
    discard()
    return .drained
  }

  private static func hasRoom(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) == 1
  }
}

/// Base64 by RFC 4648, in which terminals accept text for the clipboard. Foundation's would cost milliseconds at start.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let number = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      let quads = [18, 12, 6, 0].map { digits[number >> $0 & 63] }
      result += quads.prefix(group.count + 1)
      result += Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
