extension TownInfo {
  /// What the data puts after a line where there are others: "and others".
  private static let othersMark = "ほか"

  /// The line that is named, without ほか.
  public var mainLine: String {
    hasOtherLines
      ? String(availableLine.unicodeScalars.dropLast(Self.othersMark.unicodeScalars.count)) : availableLine
  }

  /// Whether the data says that there are others.
  public var hasOtherLines: Bool {
    let mark = Self.othersMark.utf8
    return availableLine.utf8.suffix(mark.count).elementsEqual(mark)
  }
}
