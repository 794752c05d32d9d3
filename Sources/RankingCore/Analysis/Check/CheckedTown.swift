/// A town as it stands in its file.
struct CheckedTown: Sendable {
  let town: TownInfo
  let list: Market
  /// The element's index in the file's list, from 0.
  let index: Int
  let start: TextPlace
  /// Where the members' values stand.
  let members: [TownMember: TextPlace]

  /// Its path, as messages name it.
  var path: String { DataPath(list: list, index: index).description }

  /// A finding about a member of it.
  func finding(_ severity: CheckFinding.Severity, _ member: TownMember, _ text: String) -> CheckFinding {
    let path = DataPath(list: list, index: index, member: "\(member.name)")
    return CheckFinding(
      severity, path: path.description, place: members[member] ?? start,
      text: "\(shortened(town.townName)), rank \(town.rank): \(text)")
  }
}

/// A text, or its beginning and `…` if it is long.
func shortened(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard scalars.count > JSONCursor.longestQuote else { return text }
  return String(scalars.prefix(JSONCursor.longestQuote)) + "…"
}
