import Glibc

/// The character set of the locale.
enum CharacterSet {
  /// Takes the locale of the environment. C, POSIX and locales that are not installed run as C.UTF-8.
  /// - Returns: the name of a character set that is not UTF-8, which the towns cannot be shown in; nil if all is well.
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
