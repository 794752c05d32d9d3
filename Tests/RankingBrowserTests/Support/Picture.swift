import FoundationEssentials
import RankingBrowser
import TerminalUI
import TestSupport
import Testing

/// Expects a buffer to look as in a file of `Pictures`. With RECORD_PICTURES in the environment the file is written
/// instead, and the test fails: look at the picture, then run again.
/// - Parameter theme: the theme of the buffer; it names the styles.
func expectPicture(
  _ buffer: Buffer, _ theme: Theme, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = "\(Project.pictures)/\(name)"
  let seen = buffer.snapshot(theme.letters)
  if Project.isRecording {
    try Data(seen.utf8).write(to: URL(filePath: path))
    Issue.record("recorded \(path): look at it, then run without RECORD_PICTURES", sourceLocation: sourceLocation)
    return
  }
  let command = "RECORD_PICTURES=1 swift test --filter RankingBrowserTests"
  guard let expected = try? String(contentsOfFile: path, encoding: .utf8) else {
    Issue.record("there is no \(path); this records it: \(command)", sourceLocation: sourceLocation)
    return
  }
  // Swift's == ignores normalisation; a screen does not.
  if Array(seen.utf8) == Array(expected.utf8) { return }
  Issue.record(
    "\(name) looks different (- as recorded, + as drawn):\n\(lineDifference(expected, seen))\nIf that is right: \(command)",
    sourceLocation: sourceLocation)
}

/// The difference of two texts, line by line, with `-` and `+` before what only one of them has.
func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
  let difference = newLines.difference(from: oldLines)
  let removed = Set(difference.removals.map(\.offset))
  let inserted = Set(difference.insertions.map(\.offset))
  var lines: [String] = []
  var place = 0
  func insert() {
    while inserted.contains(place) {
      lines.append("+ " + String(decoding: newLines[place], as: UTF8.self))
      place += 1
    }
  }
  for (offset, line) in oldLines.enumerated() {
    if removed.contains(offset) {
      lines.append("- " + String(decoding: line, as: UTF8.self))
    } else {
      insert()
      lines.append("  " + String(decoding: line, as: UTF8.self))
      place += 1
    }
  }
  insert()
  return lines.joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
