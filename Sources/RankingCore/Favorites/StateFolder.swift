import Glibc

/// The folder where programs keep what they remember, by the XDG Base Directory Specification.
enum StateFolder {
  /// The program's folder below it. A relative `XDG_STATE_HOME` is to be ignored, says the specification.
  static func path(_ variable: (String) -> String?) throws(FavoritesError) -> String {
    if let folder = variable("XDG_STATE_HOME"), folder.hasPrefix("/") { return folder + "/townranking" }
    if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.local/state/townranking" }
    throw .noHome
  }

  /// Makes the folder, and those above it, for this user only.
  static func make(_ path: String) throws(FavoritesError) {
    var built = ""
    for part in path.split(separator: "/") {
      built += "/" + part
      if mkdir(built, 0o700) == 0 || errno == EEXIST { continue }
      // A folder that is there may still be one in which nothing can be made.
      let reason = systemText(errno)
      if access(built, F_OK) != 0 { throw .system(path: built, reason: reason) }
    }
  }
}
