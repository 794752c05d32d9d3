import Glibc

/// The favourites on disk, shared by all browsers of a user.
///
/// A change is made to what the file holds at that moment, under a lock, so that two browsers lose nothing of each
/// other's.
public struct FavoritesStore: Sendable {
  /// What a reading gave.
  public struct Contents: Hashable, Sendable {
    /// Names of towns.
    public var names: Set<String>
    /// Where a file that could not be understood was put; nil if all was well.
    public var brokenFile: String?
  }

  private let folder: String
  private var file: String { folder + "/favorites.json" }

  /// - Parameter variable: looks up a variable of the environment; nil where it is not set.
  /// - Throws: `FavoritesError.noHome`.
  public init(environment variable: (String) -> String?) throws(FavoritesError) {
    folder = try StateFolder.path(variable)
  }

  /// Reads the favourites. Writes nothing, unless a broken file has to be put aside.
  public func read() throws(FavoritesError) -> Contents {
    guard let bytes = try WholeFile.read(file) else { return Contents(names: []) }
    if let names = FavoritesFile.names(in: bytes) { return Contents(names: names) }
    let lock = try FileLock(path: lockFile)
    defer { _ = lock }
    return try readLocked()
  }

  /// Adds or removes a town.
  /// - Returns: what the file holds afterwards.
  public func set(_ name: String, isFavorite: Bool) throws(FavoritesError) -> Contents {
    try apply([name: isFavorite])
  }

  /// Adds and removes towns, all of them or none.
  /// - Parameter changes: by the name of the town, whether it is a favourite.
  /// - Returns: what the file holds afterwards.
  public func apply(_ changes: [String: Bool]) throws(FavoritesError) -> Contents {
    try StateFolder.make(folder)
    let lock = try FileLock(path: lockFile)
    defer { _ = lock }
    var contents = try readLocked()
    let before = contents.names
    for (name, isFavorite) in changes {
      if isFavorite {
        contents.names.insert(name)
      } else {
        contents.names.remove(name)
      }
    }
    if contents.names != before { try WholeFile.replace(file, with: FavoritesFile.bytes(contents.names)) }
    return contents
  }

  private var lockFile: String { folder + "/favorites.lock" }

  private func readLocked() throws(FavoritesError) -> Contents {
    guard let bytes = try WholeFile.read(file) else { return Contents(names: []) }
    if let names = FavoritesFile.names(in: bytes) { return Contents(names: names) }
    return Contents(names: [], brokenFile: try putAside())
  }

  /// Nothing of the user's is thrown away: a file that is no list of favourites keeps its content under another name.
  private func putAside() throws(FavoritesError) -> String {
    for number in 1...1_000 {
      let name = "\(file).broken-\(time(nil))-\(number)"
      // Unlike rename, link never replaces what is there.
      if link(file, name) == 0 {
        guard unlink(file) == 0 else { throw .last(file) }
        return name
      }
      guard errno == EEXIST else { throw .last(name) }
    }
    throw .system(path: file, reason: systemText(EEXIST))
  }
}
