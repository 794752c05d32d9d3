import Glibc

/// Why there are no figures. The description is one line for the user.
struct BenchError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What the system said of the last call.
  static func system(_ what: String, _ code: Int32 = errno) -> BenchError {
    BenchError("\(what): \(String(cString: strerror(code)))")
  }
}
