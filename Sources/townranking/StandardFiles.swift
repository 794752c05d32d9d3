import Glibc

/// Standard input, output and error as a shell gives them, or does not (`>&-`).
enum StandardFiles {
  /// Takes the places of those that are closed. Otherwise the next file that is opened, of the user's data perhaps, would
  /// be standard output. What stands in their places can neither be read nor written, so a use is still an error.
  static func occupyClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
