/// What texts should not have in them.
enum TextCheck {
  /// The texts of a town.
  static func findings(_ town: CheckedTown) -> [CheckFinding] {
    let texts: [(TownMember, String)] = [(.townName, town.town.townName), (.availableLine, town.town.availableLine)]
    return texts.flatMap { member, text in
      faults(text).map { town.finding($0.severity, member, $0.kind) }
    }
  }

  /// A text at the root.
  static func findings(_ text: ReadingJournal.RootText) -> [CheckFinding] {
    faults(text.text).map {
      CheckFinding($0.severity, path: "\(text.member.name)", place: text.place, $0.kind)
    }
  }

  private static func faults(_ text: String) -> [(severity: CheckFinding.Severity, kind: CheckFinding.Kind)] {
    // Nearly all texts: nothing to look for in kanji, kana and the letters of ASCII.
    if text.unicodeScalars.allSatisfy(TextFault.isPlain), !hasBlanksAround(text) { return [] }
    var faults: [(CheckFinding.Severity, CheckFinding.Kind)] = TextFault.allCases.compactMap { fault in
      let found = text.unicodeScalars.filter(fault.includes)
      guard let first = found.first else { return nil }
      guard fault.isInvisible else { return (fault.severity, .fault(fault, "\"\(shortened(text))\"", count: 1)) }
      return (fault.severity, .fault(fault, JSONCursor.nameOfInvisible(first) ?? "", count: found.count))
    }
    if hasBlanksAround(text) { faults.append((.note, .blanksAround("\"\(shortened(text))\""))) }
    return faults
  }

  private static func hasBlanksAround(_ text: String) -> Bool {
    [text.unicodeScalars.first, text.unicodeScalars.last].contains { scalar in
      // Tabs and line ends are control characters and told as such.
      scalar.map { $0.properties.isWhitespace && $0.properties.generalCategory != .control } ?? false
    }
  }
}

/// Characters, by their names in English, that a town's name or line should do without.
package enum TextFault: String, CaseIterable, Sendable {
  case control = "a control character"
  case direction = "a character that turns text around"
  case invisible = "a character without width"
  case fullWidth = "full-width letters or digits"
  case halfWidth = "half-width kana"
  case decomposed = "a mark apart from its letter (NFD)"

  var severity: CheckFinding.Severity { isInvisible ? .error : .note }

  /// Whether it cannot be seen, so that a message has to name it.
  var isInvisible: Bool {
    switch self {
    case .control, .direction, .invisible: true
    case .fullWidth, .halfWidth, .decomposed: false
    }
  }

  func includes(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return switch self {
    case .control:
      [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    case .direction: Self.isDirection(value)
    case .invisible:
      scalar.properties.generalCategory == .format && !Self.isDirection(value)
    // Digits and letters; full-width brackets and punctuation are at home in Japanese.
    case .fullWidth: [0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A].contains { $0.contains(value) }
    case .halfWidth: (0xFF61...0xFF9F).contains(value)
    // Voicing marks of kana, accents, and the parts of Hangul.
    case .decomposed: [0x3099...0x309A, 0x0300...0x036F, 0x1100...0x11FF].contains { $0.contains(value) }
    }
  }

  private static func isDirection(_ value: UInt32) -> Bool {
    [0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069].contains { $0.contains(value) }
  }

  /// Whether none of these is meant by it: printable ASCII, kana, kanji.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x3001...0x3096, 0x309B...0x30FF, 0x4E00...0x9FFF: true
    default: false
    }
  }
}
