import Glibc
import RankingBrowser

// Pointers: a C string of the environment, up to its NUL.

// What the process was started with, and how it ends.

/// How the command ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// Something could not be read, written or shown.
  static let failure: Int32 = 1
  /// The command line was wrong.
  static let usage: Int32 = 2

  /// Ended by a signal, by the shell's convention.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// Standard input, output and error as a shell provides them, or does not (`>&-`).
enum StandardFiles {
  /// Occupies closed descriptors. Otherwise the next file to be opened, perhaps with the user's data, would become
  /// standard output. The substitutes can be neither read nor written, so using them is still an error.
  static func occupyClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // open returns the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The character set of the locale.
enum CharacterSet {
  /// Sets the locale from the environment. C, POSIX and locales that are not installed become C.UTF-8.
  /// - Returns: the name of a character set other than UTF-8, which cannot represent the towns; nil if all is well.
  static func prepare() -> String? {
    if setlocale(LC_CTYPE, "") == nil || isPlain(String(cString: setlocale(LC_CTYPE, nil))) {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    let name = String(cString: nl_langinfo(Int32(CODESET)))
    return name.uppercased() == "UTF-8" ? nil : name
  }

  private static func isPlain(_ locale: String) -> Bool {
    locale == "C" || locale == "POSIX"
  }
}

extension Language {
  /// The language of the locale by its name, whether the locale is installed or not; English for all but Japanese.
  /// - Parameter variable: looks up an environment variable.
  static func ofLocale(_ variable: (String) -> String?) -> Language {
    let name = (variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG") ?? "").lowercased()
    let language = name.prefix { $0.isLetter }
    return language == "ja" || language == "japanese" ? .japanese : .english
  }
}

/// The environment variables.
enum Environment {
  /// The value; nil if it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
