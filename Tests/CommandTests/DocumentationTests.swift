import TestSupport
import Testing

/// Everything visible to other modules is documented.
@Suite(.timeLimit(.minutes(10))) struct DocumentationTests {
  /// The words that let other modules see a declaration.
  static let access: Set = ["package", "public", "open"]

  /// Whether a line declares something that other modules see. An extension is not a declaration of its own, and a case
  /// has the access of its enum.
  static func declares(_ line: some StringProtocol) -> Bool {
    let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
    guard let first = words.first, access.contains(String(first)) else { return false }
    return !words.contains("extension")
  }

  /// The numbers of the lines, from 1, with a declaration but no comment above it and its attributes.
  static func undocumented(in text: String) -> [Int] {
    var found: [Int] = []
    var isDocumented = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 == " " }
      if declares(line), !isDocumented { found.append(index + 1) }
      if line.hasPrefix("///") {
        isDocumented = true
      } else if !line.hasPrefix("@") || declares(line) {
        isDocumented = false
      }
    }
    return found
  }

  @Test("every package and public declaration has a comment")
  func sources() throws {
    var count = 0
    for file in try Project.files(in: "Sources", ending: ".swift") {
      let text = try Project.text(file)
      count += text.split(separator: "\n").count { Self.declares($0) }
      for line in Self.undocumented(in: text) { Issue.record("\(file):\(line) has no /// above it") }
    }
    #expect(count > 100)
  }

  @Test(
    "what a declaration without a comment looks like",
    arguments: [
      ("package let x: Int", [1]), ("/// So.\npackage let x: Int", []), ("/// So.\n@frozen\npublic struct A {}", []),
      ("/// So.\n\npublic let x = 1", [3]), ("  package private(set) var x = 1", [1]),
      ("@inlinable package func f()", [1]),
      ("package static let x = 1\npackage init() {}", [1, 2]), ("/// So.\npackage let x = 1\npackage let y = 1", [3]),
      ("package extension A {", []), ("let x = 1 // package", []), ("case package", []),
      ("// So.\nopen class A {}", [2]),
    ])
  func looks(text: String, lines: [Int]) {
    #expect(Self.undocumented(in: text) == lines)
  }

  @Test("every function of the C headers has a comment", arguments: ["CNcurses", "CSupport"])
  func headers(target: String) throws {
    for file in try Project.files(in: "Sources/\(target)/include", ending: ".h") {
      var isDocumented = false
      for (index, line) in try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      {
        // A declaration begins at the margin; its continuation lines are indented.
        if let first = line.first, first.isLetter, line.contains("("), !line.hasPrefix("typedef"), !isDocumented {
          Issue.record("\(file):\(index + 1) has no /// above it")
        }
        isDocumented = line.hasPrefix("///")
      }
    }
  }
}
