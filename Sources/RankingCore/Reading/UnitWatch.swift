/// Where the parts of a unit stand, for a check. Offsets count bytes from the start of the cursor's bytes.
struct UnitWatch {
  /// The unit's first byte.
  var start = 0
  /// Values of a town's members.
  var members: [TownMember: Int] = [:]
  /// Members that are not known: their names as they are written, and where.
  private(set) var unknown: [(name: String, offset: Int)] = []

  init(start: Int) {
    self.start = start
  }

  /// Notes a member that was passed over, by the offset of its name.
  mutating func passOver(_ offset: Int, in cursor: JSONCursor) throws(JSONFault) {
    unknown.append((try cursor.quoteToken(at: offset), offset))
  }
}
