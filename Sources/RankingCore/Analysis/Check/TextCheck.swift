/// What texts should not have in them.
enum TextCheck {
  /// The texts of a town.
  static func findings(_ town: CheckedTown) -> [CheckFinding] {
    let texts: [(TownMember, String)] = [(.townName, town.town.townName), (.availableLine, town.town.availableLine)]
    return texts.flatMap { member, text in
      faults(text).map { town.finding($0.severity, member, $0.text) }
    }
  }

  /// A text at the root.
  static func findings(_ text: ReadingJournal.RootText) -> [CheckFinding] {
    faults(text.text).map {
      CheckFinding($0.severity, path: "\(text.member.name)", place: text.place, text: $0.text)
    }
  }

  private static func faults(_ text: String) -> [(severity: CheckFinding.Severity, text: String)] {
    // Nearly all texts: nothing to look for in kanji, kana and the letters of ASCII.
    if text.unicodeScalars.allSatisfy(TextFault.isPlain), !hasBlanksAround(text) { return [] }
    var faults: [(CheckFinding.Severity, String)] = TextFault.allCases.compactMap { fault in
      let found = text.unicodeScalars.filter(fault.includes)
      guard let first = found.first else { return nil }
      let more = found.count == 1 ? "" : ", \(found.count) such characters"
      let what = fault.isInvisible ? JSONCursor.nameOfInvisible(first) ?? "" : "\"\(shortened(text))\""
      return (fault.severity, "has \(fault.rawValue): \(what)\(fault.isInvisible ? more : "")")
    }
    if hasBlanksAround(text) { faults.append((.note, "has blanks around it: \"\(shortened(text))\"")) }
    return faults
  }

  private static func hasBlanksAround(_ text: String) -> Bool {
    [text.unicodeScalars.first, text.unicodeScalars.last].contains { scalar in
      // Tabs and line ends are control characters and told as such.
      scalar.map { $0.properties.isWhitespace && $0.properties.generalCategory != .control } ?? false
    }
  }
}
