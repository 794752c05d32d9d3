import TestSupport
import Testing

/// What product code must not use, so that nothing but the program itself ends the program. Forced unwrapping, `try!`
/// and `as!` are also found by swift-format in `.ci/run`, which knows the grammar; here the text is searched.
@Suite(.timeLimit(.minutes(10))) struct SourceRulesTests {
  /// Words that trap, or that remove a check that would.
  static let trapping = [
    "try!", "as!", "fatalError", "precondition", "assert(", "assertionFailure", "unsafelyUnwrapped", "unsafeBitCast",
    "unsafeDowncast", "unowned", "nonisolated(unsafe)", "@unchecked", "withoutActuallyEscaping", "unchecked:",
    "_unsafe",
  ]

  /// Pointers access memory without a check, so a file with pointers has a comment, beginning with this, that says how
  /// they stay in bounds.
  static let pointerNote = "// Pointers: "

  struct Line: Sendable {
    let file: String
    let number: Int
    let text: String
  }

  /// All lines of product code without their comments.
  static func lines() throws -> [Line] {
    try Project.files(in: "Sources", ending: ".swift").flatMap { file in
      try Project.text(file).split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, text in
        Line(
          file: file, number: index + 1,
          text: text.firstRange(of: "//").map { String(text[..<$0.lowerBound]) } ?? String(text))
      }
    }
  }

  @Test("nothing traps on purpose")
  func traps() throws {
    let lines = try Self.lines()
    #expect(lines.count > 5_000)
    for line in lines {
      let found = Self.trapping.first { line.text.contains($0) } ?? Self.forced(line.text)
      #expect(found == nil, "\(line.file):\(line.number): \(line.text)")
    }
  }

  /// `x!` and `x: T!`: a `!` after a name or a bracket that is not part of `!=`.
  static func forced(_ line: String) -> String? {
    let text = Array(line)
    for (index, character) in text.enumerated().dropFirst() where character == "!" {
      let before = text[index - 1]
      let isOperator = index + 1 < text.count && text[index + 1] == "="
      if !isOperator, before.isLetter || before.isNumber || "_)]}>`\"?".contains(before) { return "\(before)!" }
    }
    return nil
  }

  @Test(
    "what a forced unwrap looks like",
    arguments: [
      ("value!.count", true), ("f()!", true), ("a[0]! + 1", true), ("var x: Int!", true), ("x as! Y", true),
      ("x != y", false),
      ("!isOpen", false), ("(!a, !b)", false), ("a!=b", false), ("[T]!", true), ("x?.y!", true),
    ])
  func marks(line: String, isForced: Bool) {
    #expect((Self.forced(line) != nil) == isForced)
  }

  @Test("an array is indexed by a literal only just after its count was checked")
  func literalIndexes() throws {
    let lines = try Self.lines()
    let pattern = try Regex("[A-Za-z0-9_)?\\]]\\[[0-9]+\\]")
    var asked: (file: String, number: Int)?
    for line in lines {
      if line.text.firstRange(of: "count == ") ?? line.text.firstRange(of: ".isEmpty") != nil {
        asked = (line.file, line.number)
      }
      guard line.text.firstMatch(of: pattern) != nil else { continue }
      let isAsked = asked.map { $0.file == line.file && line.number - $0.number < 5 } ?? false
      #expect(isAsked, "\(line.file):\(line.number): \(line.text)")
    }
    #expect(try pattern.firstMatch(in: "a = parts[0]") != nil)
    #expect(try pattern.firstMatch(in: "a = [0]") == nil)
  }

  @Test("the compiler's checks are on")
  func compiler() throws {
    let package = try Project.text("Package.swift")
    for flag in ["unsafeFlags", "Ounchecked", "enforce-exclusivity"] { #expect(!package.contains(flag)) }
  }

  @Test("files with pointers say how they stay in bounds, and no others do")
  func knownPointers() throws {
    let words = ["Unsafe", "Unmanaged", "baseAddress", ".pointee", "assumingMemoryBound", "withContiguousStorage"]
    let files = Set(try Self.lines().filter { line in words.contains { line.text.contains($0) } }.map(\.file))
    #expect(files.count > 5)
    for file in try Project.files(in: "Sources", ending: ".swift") {
      #expect(try Project.text(file).contains(Self.pointerNote) == files.contains(file), "\(file)")
    }
  }

  @Test("swift-format checks this too, and no file disables it")
  func formatter() throws {
    let rules = try Project.text(".swift-format")
    for rule in ["NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals"] {
      #expect(rules.contains("\"\(rule)\": true"))
    }
    for file in try Project.files(in: "Sources", ending: ".swift") {
      #expect(try !Project.text(file).contains("swift-format-ignore"), "\(file)")
    }
  }

  @Test("every suite of tests has a time limit, so that what hangs is named")
  func timeLimits() throws {
    let files = try Project.files(in: "Tests", ending: ".swift").filter { !$0.hasSuffix("/SourceRulesTests.swift") }
    var suites = 0
    for file in files {
      let text = try Project.text(file)
      let parts = text.split(separator: "@Suite", omittingEmptySubsequences: false).dropFirst()
      suites += parts.count
      for part in parts {
        #expect(part.prefix { $0 != "{" }.contains(".timeLimit("), "\(file)")
      }
      #expect(
        text.contains("@Test") == (!parts.isEmpty || text.contains("\nextension NcursesTerminalTests {")), "\(file)")
    }
    #expect(suites > 150)
  }
}
