import FoundationEssentials
import Synchronization

/// Files of the project, found from this one.
package enum Project {
  /// The recorded screens.
  package static let pictures = folder + "/Tests/RankingBrowserTests/Pictures"

  /// Whether recorded texts are to be written instead of compared.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil
  }

  /// The path of the README in a language, relative to the top of the project.
  /// - Parameter language: as for `--lang`.
  package static func readme(_ language: String) -> String {
    language == "en" ? "README.md" : "Resources/README.\(language).md"
  }

  /// The path of the guide in a language, relative to the top of the project.
  /// - Parameter language: as for `--lang`.
  package static func guide(_ language: String) -> String {
    language == "en" ? "Resources/Guide.md" : "Resources/Guide.\(language).md"
  }

  /// The content of a text file, by its path relative to the top of the project.
  package static func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  /// The paths of all files below a folder whose names have this ending, relative to the top of the project, sorted.
  package static func files(in path: String, ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder + "/" + path)
      .filter { $0.hasSuffix(ending) }.sorted().map { path + "/" + $0 }
  }

  /// Compares a text with the part of a file between `<!-- name -->` and `<!-- /name -->`. While recording, the part is
  /// overwritten.
  /// - Returns: what is wrong; nil if nothing is.
  package static func difference(of text: String, from name: String, in path: String) throws -> String? {
    try writing.withLock { _ in try part(text, name, path) }
  }

  /// Tests run in parallel, and one file has several recorded parts.
  private static let writing = Mutex(())

  private static func part(_ text: String, _ name: String, _ path: String) throws -> String? {
    let file = try self.text(path)
    guard let start = file.firstRange(of: "<!-- \(name) -->\n"), let end = file.firstRange(of: "<!-- /\(name) -->")
    else {
      return "\(path) has no <!-- \(name) --> and <!-- /\(name) -->"
    }
    if file[start.upperBound..<end.lowerBound] == text { return nil }
    if isRecording {
      let written = file[..<start.upperBound] + text + file[end.lowerBound...]
      try Data(written.utf8).write(to: URL(filePath: folder + "/" + path))
      return "recorded: look at it, then run without RECORD_PICTURES"
    }
    return "\(path) is not current between <!-- \(name) --> and <!-- /\(name) -->: RECORD_PICTURES=1 swift test"
  }

  private static let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
}
