/// How the command ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// Something could not be read, written or shown.
  static let failure: Int32 = 1
  /// The command line was wrong.
  static let usage: Int32 = 2

  /// Ended by a signal, in the shell's manner.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}
