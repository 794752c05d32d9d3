// Pointers: bytes of a caller are handed on to be copied.

/// Reads a ranking while its bytes arrive.
///
/// Give it bytes with `append`, let it work with `advance` a little at a time, say `finish` when no more bytes
/// come, and take the ranking when `advance` answers `.finished`. Bytes that were used are dropped, so a file is
/// never held whole. JSON is taken strictly by RFC 8259, and no member may come twice.
///
/// A town that cannot be used is left out and noted in `Ranking.skipped`. What is wrong with the file as a whole
/// is thrown, with its place; the text of the error does not depend on how the bytes were cut into pieces.
public struct RankingReader: Sendable {
  /// What `advance` achieved.
  public enum Step: Hashable, Sendable {
    /// Everything that can be read was read: `append` more bytes, or `finish`.
    case needsInput
    /// There is more to do: call `advance` again.
    case working
    /// The ranking is ready.
    case finished
  }

  /// The limit that applies if no other is given: 512 MiB.
  public static let defaultByteLimit = 512 * 1024 * 1024

  /// What error messages call the data: a file name.
  public let name: String
  /// How many bytes are taken at most.
  public let byteLimit: Int

  // Not private: the steps are in RankingReader+Steps.swift.
  var input = InputBuffer()
  var parser = RankingParser()
  var data = TownRankingData()
  var skipped = SkippedTowns()
  var ranking: Ranking?
  var failure: RankingError?
  var isComplete = false
  /// Whether the first bytes were looked at. Used bytes are dropped, so offsets do not tell.
  var isEncodingKnown = false
  /// Filled only where the parser has a watch.
  var journal = ReadingJournal()

  /// Makes a reader that has read nothing.
  ///
  /// - Parameters:
  ///   - name: what error messages call the data.
  ///   - byteLimit: how many bytes are taken at most.
  public init(name: String, byteLimit: Int = Self.defaultByteLimit) {
    self.name = name
    self.byteLimit = max(0, byteLimit)
  }

  /// How many bytes came.
  public var bytesRead: Int { input.totalCount }

  /// How many of them were decoded.
  public var bytesDecoded: Int { input.usedCount }

  /// How many good towns were decoded, in both lists.
  public internal(set) var townCount = 0

  /// Adds bytes. They are copied.
  ///
  /// - Throws: `RankingError.tooLarge` when there are more than the limit; an earlier error again.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) throws(RankingError) {
    if let failure { throw failure }
    guard bytes.count <= byteLimit - input.totalCount else {
      throw fail(.tooLarge(name: name, byteLimit: byteLimit))
    }
    input.append(bytes)
  }

  /// Says that no more bytes come.
  public mutating func finish() { input.finish() }

  /// Decodes some of what has come.
  ///
  /// - Parameter maximumUnits: when to stop at the latest, in units: towns and members of the root.
  /// - Throws: what is wrong with the data; an earlier error again.
  public mutating func advance(maximumUnits: Int = 1_000) throws(RankingError) -> Step {
    if let failure { throw failure }
    if isComplete { return .finished }
    guard input.isWorthTrying else { return .needsInput }
    if !isEncodingKnown, try !checkEncoding() { return .needsInput }

    var cursor = JSONCursor(bytes: input.bytes, isComplete: input.isComplete, offset: input.start)
    let step: Step
    do throws(JSONFault) {
      step = try decode(maximumUnits, &cursor)
    } catch {
      guard let failure = describe(error, cursor) else {
        input.waitForMore()
        return .needsInput
      }
      throw fail(failure)
    }
    if step == .finished { try complete() }
    return step
  }

  /// Hands over the ranking, once.
  ///
  /// - Returns: nil until `advance` answered `.finished`, and afterwards.
  public mutating func takeRanking() -> Ranking? {
    defer { ranking = nil }
    return ranking
  }
}
