import Foundation

/// The program that was built together with these tests.
enum Program {
  struct NotFound: Error, CustomStringConvertible {
    let places: [String]
    var description: String {
      "no built townranking beside the tests (\(places.joined(separator: ", "))); run swift build"
    }
  }

  /// Its path: beside the running test executable, wherever the build folder is.
  static func path() throws -> String {
    try found.get()
  }

  /// The path of another program that was built beside it.
  static func path(of name: String) throws -> String {
    URL(fileURLWithPath: try path()).deletingLastPathComponent().appendingPathComponent(name).path
  }

  /// The embedded ranking's file.
  static func rankingFile() throws -> [UInt8] {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(here) { url, _ in url.deletingLastPathComponent() }
    return Array(try Data(contentsOf: root.appendingPathComponent("Resources/TownRanking2021.json")))
  }

  private static let found: Result<String, NotFound> = {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }
    let places = ([executable] + bundles).flatMap { path in
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      return [folder, folder.deletingLastPathComponent()].map { $0.appendingPathComponent("townranking").path }
    }
    let path = places.first { FileManager.default.isExecutableFile(atPath: $0) && !isFolder($0) }
    return path.map { .success($0) } ?? .failure(NotFound(places: places))
  }()

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
