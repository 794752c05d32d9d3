extension TownInfo {
  /// What the data puts behind a line where there are others: "and others".
  static let othersMark = "ほか"

  /// The line that is named, without ほか.
  public var mainLine: String {
    hasOtherLines ? String(availableLine.dropLast(Self.othersMark.count)) : availableLine
  }

  /// Whether the data says that there are others.
  public var hasOtherLines: Bool {
    availableLine.hasSuffix(Self.othersMark)
  }
}
