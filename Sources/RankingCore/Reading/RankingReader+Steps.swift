/// What `advance` consists of.
extension RankingReader {
  /// Looks at the first bytes for another encoding or a byte order mark.
  ///
  /// - Returns: false if there are too few.
  mutating func checkEncoding() throws(RankingError) -> Bool {
    guard input.isComplete || input.unreadCount >= TextEncoding.bytesNeeded else { return false }
    switch TextEncoding(input.bytes) {
    case .utf8(let markLength): input.usePlaceless(markLength)
    case .other(let encoding): throw fail(.otherEncoding(name: name, encoding: encoding))
    }
    isEncodingKnown = true
    return true
  }

  /// Decodes so many units.
  mutating func decode(_ maximumUnits: Int, _ cursor: inout JSONCursor) throws(JSONFault) -> Step {
    for _ in 0..<max(1, maximumUnits) {
      let unit = try parser.next(&cursor)
      switch unit {
      case .passed, .end: break
      case .town(let town, .rent):
        data.townRankingsForRent.append(town)
        townCount += 1
      case .town(let town, .buy):
        data.townRankingsForBuy.append(town)
        townCount += 1
      case .badTown(let finding): skipped.record(skipped.isFull ? nil : try mismatch(finding, cursor))
      case .text(let text, let member): data[keyPath: member.keyPath] = text
      }
      if let watch = parser.watch { journal.note(unit, watch) { offset in input.place(of: offset) } }
      input.use(to: cursor.offset)
      if case .end = unit { return .finished }
    }
    return .working
  }

  /// Makes the ranking, and lets the rest of the memory go.
  mutating func complete() throws(RankingError) {
    // An empty screen would hide that nothing in the file is what it should be.
    if townCount == 0, let first = skipped.first { throw fail(.shape(name: name, first)) }
    ranking = Ranking(data: data, skipped: skipped, name: name)
    data = TownRankingData()
    input.release()
    isComplete = true
  }

  /// Remembers the error, so that every later call gives it again.
  mutating func fail(_ error: RankingError) -> RankingError {
    failure = error
    input.release()
    return error
  }
}

/// From offsets to lines and columns.
extension RankingReader {
  /// The error for the user; nil if it is only that more bytes are needed.
  mutating func describe(_ fault: JSONFault, _ cursor: JSONCursor) -> RankingError? {
    do throws(JSONFault) {
      switch fault {
      case .needsMore: return nil
      case .notUTF8(let offset):
        let place = input.place(of: offset)
        return .notUTF8(name: name, line: place.line, column: place.column)
      case .shape(let finding): return .shape(name: name, try mismatch(finding, cursor))
      case .syntax(let offset, let expected):
        let isEmpty = parser.stage == .start && cursor.isComplete && offset == cursor.bytes.count
        let found = isEmpty ? "nothing (the data are empty)" : try cursor.quoteToken(at: offset)
        return .syntax(name: name, mismatch(parser.path, offset, found: found, expected: expected))
      }
    } catch .needsMore {
      return nil
    } catch {
      return describe(error, cursor)
    }
  }

  /// The finding with its place as people count.
  mutating func mismatch(_ finding: Finding, _ cursor: JSONCursor) throws(JSONFault) -> Mismatch {
    let found =
      switch finding.found {
      case .value: try cursor.quoteValue(at: finding.offset)
      case .words(let words): words
      }
    return mismatch(finding.path, finding.offset, found: found, expected: finding.expected)
  }

  private mutating func mismatch(_ path: DataPath, _ offset: Int, found: String, expected: String) -> Mismatch {
    let place = input.place(of: offset)
    return Mismatch(
      path: path.description, line: place.line, column: place.column, found: found, expected: expected)
  }
}
