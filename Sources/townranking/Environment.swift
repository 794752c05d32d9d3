import Glibc

// Pointers: a C string of the environment, up to its zero.

/// The environment's variables.
enum Environment {
  /// The value; nil where it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
