import Glibc

/// Where programs are.
enum ProgramPath {
  /// The program that runs here.
  private static var own: String { FileSystem.destination(of: "/proc/self/exe") ?? "" }

  static var buildFolder: String { parent(of: own) }

  /// The folder of the project that this program was built in, found from the program or from where it was called.
  static var project: String? {
    let here = FileSystem.destination(of: "/proc/self/cwd") ?? ""
    return (ancestors(of: own) + [here] + ancestors(of: here)).first { FileSystem.isFile("\($0)/\(Baseline.source)") }
  }

  /// The path of a command; nil where it is not installed.
  /// - Parameter path: the folders to look in, as PATH has them; nil for PATH.
  static func installed(_ name: String, in path: String? = nil) -> String? {
    let folders = path ?? getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first(where: FileSystem.isProgram)
  }

  /// The folders above a path, the nearest first.
  static func ancestors(of path: String) -> [String] {
    var folders: [String] = []
    var folder = path
    while folder.contains("/") {
      folder = parent(of: folder)
      folders.append(folder.isEmpty ? "/" : folder)
    }
    return folders
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
