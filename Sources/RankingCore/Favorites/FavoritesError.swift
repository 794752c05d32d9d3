import Glibc

/// Why favourites are not kept. The browser goes on with them in memory. The description is one line for the user.
public enum FavoritesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Neither XDG_STATE_HOME nor HOME names a folder.
  case noHome
  /// A call of the system failed on a path; `reason` is the system's text.
  case system(path: String, reason: String)
  /// The path is a symbolic link, which is not followed.
  case symbolicLink(path: String)
  /// Another program held the lock for too long.
  case locked(path: String)

  /// What is wrong where, and what to do.
  public var description: String {
    switch self {
    case .noHome: "HOME is not set; set it or XDG_STATE_HOME"
    case .system(let path, let reason): singleLine("\(path): \(reason); put it right and try again")
    case .symbolicLink(let path): singleLine("\(path): is a symbolic link; put a plain file there")
    case .locked(let path): singleLine("\(path): another program holds the lock; try again when it is done")
    }
  }

  /// The same with the reason first: what does not fit into a row of the screen is cut at its end.
  public var reasonFirst: String {
    switch self {
    case .noHome: description
    case .system(let path, let reason): singleLine("\(reason): \(path); put it right")
    case .symbolicLink(let path): singleLine("a symbolic link; put a plain file there: \(path)")
    case .locked(let path): singleLine("another program holds the lock; try again: \(path)")
    }
  }

  static func last(_ path: String) -> FavoritesError {
    errno == ELOOP ? .symbolicLink(path: path) : .system(path: path, reason: systemText(errno))
  }
}
