/// What is wrong, or worth a look, in a ranking's data.
///
/// An error says that the data are wrong. A note says what may be right and is unusual: ties are real.
public struct RankingCheck: Sendable {
  /// What the data are called.
  public let name: String
  /// In the order of the file.
  public let findings: [CheckFinding]
  /// What ended the reading; nil if it came to the end. The last of the findings tells it, unless one of them did.
  public let failure: RankingError?

  /// How many of the findings are errors.
  public var errorCount: Int { count(.error) }

  /// How many of them are notes.
  public var noteCount: Int { count(.note) }

  private func count(_ severity: CheckFinding.Severity) -> Int {
    findings.lazy.filter { $0.severity == severity }.reduce(0) { $0 + $1.count }
  }

  /// Reads and checks data that are in memory.
  ///
  /// - Parameters:
  ///   - json: the bytes of a ranking file.
  ///   - name: what the report calls them.
  public init(json: some Sequence<UInt8>, name: String = "") {
    self.init(json: json, name: name, isPartial: false)
  }

  private init(json: some Sequence<UInt8>, name: String, isPartial: Bool) {
    var reader = RankingReader(watching: name, byteLimit: .max)
    let failure: RankingError?
    do throws(RankingError) {
      try reader.appendAll(Array(json))
      _ = try reader.finished()
      failure = nil
    } catch {
      failure = error
    }
    self.init(reader, failure, isPartial: isPartial)
  }

  /// Checks a ranking that is part of the library. Gaps that are known are not noted.
  public init(_ edition: EmbeddedRegion.Edition) {
    self.init(edition, name: edition.name)
  }

  /// The same under another name.
  package init(_ edition: EmbeddedRegion.Edition, name: String) {
    self.init(json: edition.bytes, name: name, isPartial: edition.isPartial)
  }

  /// Reads and checks what is opened, waiting for it.
  ///
  /// - Parameters:
  ///   - byteLimit: how many bytes are taken at most.
  ///   - open: opens it; what it throws becomes a finding.
  package init(
    byteLimit: Int = RankingReader.defaultByteLimit, open: () throws(RankingError) -> RankingSource
  ) {
    let source: RankingSource
    do throws(RankingError) {
      source = try open()
    } catch {
      self.init(unread: error)
      return
    }
    var reader = RankingReader(watching: source.name, byteLimit: byteLimit)
    let failure: RankingError?
    do throws(RankingError) {
      _ = try source.readAll(into: &reader)
      failure = nil
    } catch {
      failure = error
    }
    self.init(reader, failure)
  }

  /// A check of what could not even be opened.
  private init(unread error: RankingError) {
    name = error.name
    findings = [CheckFinding(.error, .failure(error))]
    failure = error
  }

  /// Checks what a reader with a watch has read.
  /// - Parameters:
  ///   - failure: what ended the reading; nil if it came to the end.
  ///   - isPartial: whether its lists are known to have gaps.
  private init(_ reader: RankingReader, _ failure: RankingError?, isPartial: Bool = false) {
    name = reader.name
    self.failure = failure
    let journal = reader.journal ?? ReadingJournal()
    var findings = Self.skipped(reader.skipped)
    findings += journal.unknown.map { unknown in
      CheckFinding(
        .note, path: unknown.list?.jsonKey ?? "", place: unknown.first,
        .unknownMember(unknown.name, isOfTown: unknown.list != nil, times: unknown.count))
    }
    if failure == nil {
      findings += journal.texts.flatMap(TextCheck.findings)
      let naming = TownNaming(journal.towns.mapValues { $0.lazy.map(\.town) })
      for market in Market.allCases {
        let towns = journal.towns[market] ?? []
        if journal.elementCount(market) == 0 { findings.append(Self.empty(market, reader)) }
        findings += RankCheck.findings(towns) + MovementCheck.findings(towns) + NameCheck.findings(towns, naming)
        findings += towns.flatMap(TextCheck.findings)
      }
      findings += LineCheck.findings(rent: journal.towns[.rent] ?? [], buy: journal.towns[.buy] ?? [], naming)
    }
    if isPartial { findings.removeAll(where: \.isGap) }
    findings = findings.inFileOrder
    // Where no town can be used the reader gives the first of them as its failure: it is told already.
    if let failure, !(reader.townCount == 0 && Self.isFirst(failure, of: reader.skipped)) {
      findings.append(CheckFinding(.error, .failure(failure)))
    }
    self.findings = findings
  }

  private static func skipped(_ skipped: SkippedTowns) -> [CheckFinding] {
    let more = skipped.count - skipped.mismatches.count
    return skipped.mismatches.map(CheckFinding.init) + (more > 0 ? [CheckFinding(.error, .moreBadTowns(more))] : [])
  }

  private static func isFirst(_ failure: RankingError, of skipped: SkippedTowns) -> Bool {
    if case .shape(_, let mismatch) = failure { mismatch == skipped.first } else { false }
  }

  private static func empty(_ market: Market, _ reader: RankingReader) -> CheckFinding {
    CheckFinding(.note, path: market.jsonKey, reader.seenLists.contains(market) ? .emptyList : .missingList)
  }
}

/// One thing that a check found. The description is one line for the user, without the file's name.
public struct CheckFinding: Hashable, Sendable, CustomStringConvertible {
  /// Whether somebody has to do something.
  public enum Severity: String, Sendable {
    /// The data are wrong.
    case error
    /// The data may be right, but somebody should look.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// The place in the data, as in `townRankingsForBuy[3].rank`, counted from 0; empty for the file as a whole.
  public let path: String
  /// From 1; nil where the place is not known.
  public let line: Int?
  /// From 1, in Unicode scalars; nil where the place is not known.
  public let column: Int?
  /// What is found.
  package let kind: Kind

  /// What is found, in English.
  public var text: String { kind.description }

  /// How many findings this line stands for.
  public var count: Int {
    if case .moreBadTowns(let count) = kind { count } else { 1 }
  }

  /// Whether it says that ranks have no town.
  var isGap: Bool {
    switch kind {
    case .unusedRanks: true
    case .town(_, _, .unusedRanks): true
    case .failure, .badTown, .moreBadTowns, .unknownMember, .emptyList, .missingList, .town, .fault, .blanksAround,
      .outOfOrder, .sharedRank, .impossibleFall, .sharedLastYear, .twice, .namesake, .otherLine:
      false
    }
  }

  init(_ severity: Severity, path: String = "", place: TextPlace? = nil, _ kind: Kind) {
    self.severity = severity
    self.path = path
    line = place?.line
    column = place?.column
    self.kind = kind
  }

  /// A town that cannot be used.
  init(_ mismatch: Mismatch) {
    self.init(
      .error, path: mismatch.path, place: TextPlace(line: mismatch.line, column: mismatch.column),
      .badTown(mismatch))
  }

  /// Severity, path, place and text.
  public var description: String {
    let place = line.flatMap { line in column.map { "line \(line), column \($0)" } }
    let parts = path.isEmpty ? place : place.map { "\(path) (\($0))" } ?? path
    return singleLine(([severity.rawValue] + [parts, text].compactMap { $0 }).joined(separator: ": "))
  }
}

extension [CheckFinding] {
  /// By their places; those without one come last, and equal ones keep their order.
  var inFileOrder: [CheckFinding] {
    stablySorted { first, second in
      (first.line ?? .max).isBefore(second.line ?? .max) ?? (first.column ?? .max).isBefore(second.column ?? .max)
    }
  }
}
