// Pointers: a caller's bytes are passed on to be copied, cut by the slice's own bounds.

/// Reads a ranking while its bytes arrive.
///
/// Give it bytes with `append`, let it work a little at a time with `advance`, call `finish` after the last bytes, and
/// take the ranking when `advance` returns `.finished`. Used bytes are dropped, so a file is never held whole. JSON is
/// read strictly by RFC 8259, and no member may occur twice.
///
/// A town that cannot be used is left out and noted in `Ranking.skipped`. What is wrong with the file as a whole is
/// thrown, with its place; the text of the error does not depend on how the bytes were cut into pieces.
///
/// The JSON is read here, and not by a library, for measured reasons: for 126 MB Foundation's `JSONDecoder` takes 3.2
/// s, this reader 0.7 s; `JSONDecoder` reports no place, and adds 7.5 MB and 2 to 5 ms to the start. jansson holds the
/// whole tree.
package struct RankingReader: Sendable {
  /// The result of `advance`.
  package enum Step: Hashable, Sendable {
    /// Everything available has been read: `append` more bytes, or `finish`.
    case needsInput
    /// There is more to do: call `advance` again.
    case working
    /// The ranking is ready.
    case finished
  }

  /// The default limit: 512 MiB.
  package static let defaultByteLimit = 512 * 1024 * 1024

  /// The name of the data in error messages: a file name.
  package let name: String
  /// The most bytes that are accepted.
  package let byteLimit: Int
  /// The number of good towns decoded, in both lists.
  package private(set) var townCount = 0
  /// The towns that could not be used.
  private(set) var skipped = SkippedTowns()
  /// A journal for a check; nil if not wanted, which is faster.
  private(set) var journal: ReadingJournal?

  private var input = InputBuffer()
  private var parser = RankingParser()
  private var data = TownRankingData()
  private var census = NameCensus()
  private var failure: RankingError?
  private var isComplete = false
  private var isTaken = false
  /// Whether the first bytes have been examined. Used bytes are dropped, so offsets do not tell.
  private var isEncodingKnown = false

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - name: the name of the data in error messages.
  ///   - byteLimit: the most bytes that are accepted.
  package init(name: String, byteLimit: Int = Self.defaultByteLimit) {
    self.name = name
    self.byteLimit = max(0, byteLimit)
  }

  /// A reader that keeps a journal for a check.
  init(watching name: String, byteLimit: Int) {
    self.init(name: name, byteLimit: byteLimit)
    journal = ReadingJournal()
    parser.watch = UnitWatch(start: 0)
  }

  /// How many bytes have come.
  package var bytesRead: Int { input.totalCount }

  /// How many of them have been decoded.
  package var bytesDecoded: Int { input.usedCount }

  /// The lists that the data have, even if empty.
  var seenLists: Set<Market> { parser.seenLists }

  /// Adds bytes. They are copied.
  ///
  /// - Throws: `RankingError.tooLarge` if there are more than the limit; an earlier error again.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(RankingError) {
    if let failure { throw failure }
    guard bytes.count <= byteLimit - input.totalCount else {
      throw fail(.tooLarge(name: name, byteLimit: byteLimit))
    }
    input.append(bytes)
  }

  /// Marks the end of the input.
  package mutating func finish() { input.finish() }

  /// Decodes some of what has come.
  ///
  /// - Parameter maximumUnits: the most units to decode: towns and members of the root.
  /// - Throws: what is wrong with the data; an earlier error again.
  package mutating func advance(maximumUnits: Int = 1_000) throws(RankingError) -> Step {
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
  /// - Returns: nil until `advance` has returned `.finished`, and after the first call.
  package mutating func takeRanking() -> Ranking? {
    takeData().map { data in
      defer { census = NameCensus() }
      return Ranking(data: data, skipped: skipped, name: name, naming: TownNaming(census, region: data.region))
    }
  }

  /// The same, with the lists in file order.
  private mutating func takeData() -> TownRankingData? {
    guard isComplete, !isTaken else { return nil }
    isTaken = true
    defer { data = TownRankingData() }
    return data
  }
}

// The parts of `advance`.
extension RankingReader {
  /// Examines the first bytes for another encoding or a byte order mark.
  ///
  /// - Returns: false if there are too few.
  private mutating func checkEncoding() throws(RankingError) -> Bool {
    guard input.isComplete || input.unreadCount >= TextEncoding.bytesNeeded else { return false }
    switch TextEncoding(input.bytes) {
    case .utf8(let markLength): input.usePlaceless(markLength)
    case .other(let encoding): throw fail(.otherEncoding(name: name, encoding: encoding))
    }
    isEncodingKnown = true
    return true
  }

  /// Decodes at most this many units.
  private mutating func decode(_ maximumUnits: Int, _ cursor: inout JSONCursor) throws(JSONFault) -> Step {
    for _ in 0..<max(1, maximumUnits) {
      let unit = try parser.next(&cursor)
      switch unit {
      case .passed, .end: break
      case .town(let town, .rent):
        data.townRankingsForRent.append(town)
        census.add(town, to: .rent)
        townCount += 1
      case .town(let town, .buy):
        data.townRankingsForBuy.append(town)
        census.add(town, to: .buy)
        townCount += 1
      case .badTown(let finding): skipped.record(skipped.isFull ? nil : try mismatch(finding, cursor))
      case .text(let text, let member): data[keyPath: member.keyPath] = text
      }
      if let watch = parser.watch { journal?.note(unit, watch) { offset in input.place(of: offset) } }
      input.use(to: cursor.offset)
      if case .end = unit { return .finished }
    }
    return .working
  }

  /// Frees the memory once everything is read.
  private mutating func complete() throws(RankingError) {
    // An empty screen would hide that nothing in the file is as it should be.
    if townCount == 0, let first = skipped.first { throw fail(.shape(name: name, first)) }
    input.release()
    isComplete = true
  }

  /// Remembers the error, so that every later call throws it again.
  private mutating func fail(_ error: RankingError) -> RankingError {
    failure = error
    input.release()
    return error
  }
}

// From offsets to lines and columns.
extension RankingReader {
  /// The error for the user; nil if only more bytes are needed.
  private mutating func describe(_ fault: JSONFault, _ cursor: JSONCursor) -> RankingError? {
    do throws(JSONFault) {
      switch fault {
      case .needsMore: return nil
      case .notUTF8(let offset):
        let place = input.place(of: offset)
        return .notUTF8(name: name, line: place.line, column: place.column)
      case .shape(let finding): return .shape(name: name, try mismatch(finding, cursor))
      case .syntax(let offset, let expected):
        let isEmpty = parser.stage == .start && cursor.isComplete && offset == cursor.bytes.count
        let found = isEmpty ? .emptyData : try cursor.quoteToken(at: offset)
        let finding = Finding(path: parser.path, offset: offset, found: found, expected: expected)
        return .syntax(name: name, try mismatch(finding, cursor))
      }
    } catch .needsMore {
      return nil
    } catch {
      return describe(error, cursor)
    }
  }

  /// The finding with its line and column.
  private mutating func mismatch(_ finding: Finding, _ cursor: JSONCursor) throws(JSONFault) -> Mismatch {
    let found = if let found = finding.found { found } else { try cursor.quoteValue(at: finding.offset) }
    let place = input.place(of: finding.offset)
    return Mismatch(
      path: finding.path.description, line: place.line, column: place.column, actual: found,
      wanted: finding.expected)
  }
}

// Reading data in memory.
extension RankingReader {
  /// Reads a ranking in memory.
  ///
  /// - Throws: what is wrong with the data.
  package static func read(_ bytes: [UInt8], name: String) throws(RankingError) -> Ranking {
    var reader = RankingReader(name: name, byteLimit: .max)
    try reader.appendAll(bytes)
    return try reader.finished()
  }

  /// The data in memory, the lists in file order.
  ///
  /// - Throws: what is wrong with the data, even with a single town.
  static func readStrictly(_ bytes: [UInt8], name: String) throws(RankingError) -> TownRankingData {
    var reader = RankingReader(name: name, byteLimit: .max)
    try reader.appendAll(bytes)
    reader.finish()
    try reader.advanceToEndOfInput()
    if let first = reader.skipped.first { throw .shape(name: name, first) }
    return reader.takeData() ?? TownRankingData()
  }

  /// Adds and decodes bytes in pieces, because they are copied.
  mutating func appendAll(_ bytes: [UInt8]) throws(RankingError) {
    // A typed throw does not pass through `withUnsafeBytes`; a result does.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(RankingError) in
        var rest = Slice(base: bytes, bounds: bytes.indices)
        while !rest.isEmpty {
          try append(UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20)))
          rest = rest.dropFirst(1 << 20)
          try advanceToEndOfInput()
        }
      }
    }
    try result.get()
  }

  /// Decodes everything that has come.
  mutating func advanceToEndOfInput() throws(RankingError) {
    while try advance() == .working {}
  }

  /// Ends the input, decodes the rest and hands over the ranking.
  mutating func finished() throws(RankingError) -> Ranking {
    finish()
    try advanceToEndOfInput()
    // After `finish` the reader has nothing to wait for, so there is a ranking or an error was thrown.
    return takeRanking() ?? Ranking(data: TownRankingData())
  }
}

extension TownRankingData {
  /// Decodes the bytes of a ranking file: JSON by RFC 8259, in UTF-8, with or without a byte order mark.
  ///
  /// A list that is missing or null is empty, but one must be there. Unknown members are ignored. The towns are in file
  /// order; `Ranking` sorts them, and also reads files in which some towns cannot be used.
  ///
  ///     let data = try TownRankingData(json: bytes, name: "towns.json")
  ///
  /// - Parameters:
  ///   - json: the bytes.
  ///   - name: the name of the data in errors, for example a file's name.
  /// - Throws: the first thing that is wrong, with its line, column and path.
  public init(json: some Sequence<UInt8>, name: String = "") throws(RankingError) {
    self = try RankingReader.readStrictly(Array(json), name: name)
  }
}

extension Ranking {
  /// Reads the bytes of a ranking file, leaves out the towns that cannot be used, and notes them in `skipped`.
  ///
  /// - Parameters:
  ///   - json: the bytes, as `TownRankingData(json:name:)` takes them.
  ///   - name: the name of the data in messages, for example a file's name.
  /// - Throws: what is wrong with the data as a whole, or with the first town if none can be used.
  public init(json: some Sequence<UInt8>, name: String = "") throws(RankingError) {
    self = try RankingReader.read(Array(json), name: name)
  }
}
