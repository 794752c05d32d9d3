import RankingCore
import TerminalUI

/// Reads rankings and reports what is wrong with them or deserves attention.
enum CheckCommand {
  /// Checks the files, or by default the embedded rankings, and prints the report.
  /// - Returns: the exit status.
  static func run(_ options: Options) throws -> Int32 {
    try RankingInput.checkInput(options)
    let checks =
      options.files.isEmpty
      ? (options.region.map { [$0] } ?? EmbeddedRegion.allCases).flatMap(\.editions).map { RankingCheck($0) }
      : options.files.map { RankingCheck(path: $0, byteLimit: options.maxBytes) }
    let (text, status) = report(checks)
    try Output.write(text)
    return status
  }

  /// A line for every finding, and one for the total. Notes alone are not a failure.
  static func report(_ checks: [RankingCheck]) -> (text: String, status: Int32) {
    let lines = checks.flatMap { check in
      check.findings.map { finding in
        "\(check.name): \(finding)\(finding == check.findings.last ? check.failure?.advice ?? "" : "")"
      }
    }
    let errors = checks.reduce(0) { $0 + $1.errorCount }
    let notes = checks.reduce(0) { $0 + $1.noteCount }
    let summary =
      "\(counted(checks.count, "ranking")) checked: \(counted(errors, "error")), \(counted(notes, "note"))"
    let text = (lines + [summary]).map { Printable.line($0) + "\n" }.joined()
    return (text, errors > 0 ? ExitStatus.failure : ExitStatus.success)
  }

  private static func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}
