/// The towns of a file that could not be used. The others are shown nevertheless.
public struct SkippedTowns: Hashable, Sendable {
  /// How many places are remembered, however many towns are bad.
  public static let rememberedCount = 100

  /// How many towns were left out.
  public private(set) var count = 0
  /// What was wrong with the first of them, in file order, one entry a town.
  public private(set) var mismatches: [Mismatch] = []

  /// No towns left out.
  public init() {}

  /// Whether every town could be used.
  public var isEmpty: Bool { count == 0 }

  /// What was wrong with the first of them.
  public var first: Mismatch? { mismatches.first }

  /// Whether the next town is only counted.
  var isFull: Bool { mismatches.count >= Self.rememberedCount }

  /// Counts one more town, and remembers what was wrong with it if that is given.
  mutating func record(_ mismatch: Mismatch?) {
    count += 1
    if let mismatch, !isFull { mismatches.append(mismatch) }
  }
}
