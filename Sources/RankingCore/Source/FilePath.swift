// Pointers: a C string up to its zero, copied; and the copy, which ends with one.

/// A file's path as the system has it: bytes, which need not be UTF-8.
public struct FilePath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// With the zero at the end.
  private let characters: [CChar]

  /// - Parameter pointer: the path as C has it; copied.
  public init(cString pointer: UnsafePointer<CChar>) {
    var end = 0
    while pointer[end] != 0 { end += 1 }
    characters = Array(UnsafeBufferPointer(start: pointer, count: end + 1))
  }

  /// A path that is UTF-8.
  public init(_ path: String) {
    characters = path.withCString { FilePath(cString: $0).characters }
  }

  /// A path in the source.
  public init(stringLiteral path: String) {
    self.init(path)
  }

  /// For messages: what is not UTF-8 is replaced.
  public var description: String {
    String(decoding: characters.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Calls with the path as C wants it.
  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return "".withCString(body) }
      return body(start)
    }
  }
}
