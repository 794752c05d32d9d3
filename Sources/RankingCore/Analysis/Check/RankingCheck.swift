/// What is wrong, or worth a look, in a ranking's data.
///
/// An error says that the data are wrong. A note says what may be right and is unusual: ties are real.
public struct RankingCheck: Sendable {
  /// What the data are called.
  public let name: String
  /// In the order of the file.
  public let findings: [CheckFinding]

  /// How many of the findings are errors.
  public var errorCount: Int { count(.error) }

  /// How many of them are notes.
  public var noteCount: Int { count(.note) }

  private func count(_ severity: CheckFinding.Severity) -> Int {
    findings.lazy.filter { $0.severity == severity }.reduce(0) { $0 + $1.count }
  }

  /// Checks what a reader with a watch has read.
  /// - Parameter failure: what ended the reading; nil if it came to the end.
  init(_ reader: RankingReader, failure: RankingError?) {
    name = reader.name
    var findings = Self.skipped(reader.skipped)
    findings += reader.journal.unknown.map { unknown in
      let times = unknown.count == 1 ? "" : " (\(unknown.count) times)"
      return CheckFinding(
        .note, path: unknown.list?.jsonKey ?? "", place: unknown.first,
        text: "\(unknown.name) is no member of \(unknown.list == nil ? "a ranking" : "a town")\(times)")
    }
    if failure == nil {
      let journal = reader.journal
      findings += journal.texts.flatMap(TextCheck.findings)
      for market in Market.allCases {
        let towns = journal.towns[market] ?? []
        if journal.elementCount(market) == 0 { findings.append(Self.empty(market, reader)) }
        findings += RankCheck.findings(towns) + MovementCheck.findings(towns) + NameCheck.findings(towns)
        findings += towns.flatMap(TextCheck.findings)
      }
      findings += LineCheck.findings(rent: journal.towns[.rent] ?? [], buy: journal.towns[.buy] ?? [])
    }
    findings = findings.inFileOrder
    // Where no town can be used the reader gives the first of them as its failure: it is told already.
    if let failure, !(reader.townCount == 0 && Self.isFirst(failure, of: reader.skipped)) {
      findings.append(CheckFinding(.error, text: failure.reason))
    }
    self.findings = findings
  }

  /// A check of what could not even be opened.
  init(_ error: RankingError) {
    name = error.name
    findings = [CheckFinding(.error, text: error.reason)]
  }

  private static func skipped(_ skipped: SkippedTowns) -> [CheckFinding] {
    let more = skipped.count - skipped.mismatches.count
    let rest = CheckFinding(.error, text: "\(more) more towns cannot be used", count: more)
    return skipped.mismatches.map(CheckFinding.init) + (more > 0 ? [rest] : [])
  }

  private static func isFirst(_ failure: RankingError, of skipped: SkippedTowns) -> Bool {
    if case .shape(_, let mismatch) = failure { mismatch == skipped.first } else { false }
  }

  private static func empty(_ market: Market, _ reader: RankingReader) -> CheckFinding {
    let isThere = reader.parser.seenLists.contains(market)
    return CheckFinding(.note, path: market.jsonKey, text: isThere ? "the list is empty" : "the list is missing")
  }
}
