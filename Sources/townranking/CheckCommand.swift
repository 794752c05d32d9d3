import RankingBrowser
import RankingCore
import TerminalUI

/// Reads rankings and reports what is wrong with them or deserves attention.
enum CheckCommand {
  /// Checks the files and addresses, or by default the embedded rankings, and prints the report.
  /// - Returns: the exit status.
  static func run(_ options: Options) throws -> Int32 {
    let files = try RankingInput.files(options, Programs())
    let checks =
      files.isEmpty
      ? editions(options).map {
        RankingCheck($0, name: options.language.name($0))
      }
      : files.map { RankingCheck(byteLimit: $0.byteLimit, open: $0.open) }
    let (text, status) = report(checks, options.language)
    try Output.write(text)
    return status
  }

  /// The embedded rankings that are asked for: a year, all of a region, or all.
  private static func editions(_ options: Options) -> [EmbeddedRegion.Edition] {
    if options.year != nil, let edition = options.edition { return [edition] }
    return (options.region.map { [$0] } ?? EmbeddedRegion.allCases).flatMap(\.editions)
  }

  /// A line for every finding, and one for the total. Notes alone are not a failure.
  static func report(_ checks: [RankingCheck], _ language: Language) -> (text: String, status: Int32) {
    let lines = checks.flatMap { check in
      check.findings.map { "\(check.name): \($0.text(language))" }
    }
    let errors = checks.reduce(0) { $0 + $1.errorCount }
    let notes = checks.reduce(0) { $0 + $1.noteCount }
    let summary = Remark.checked(checks.count, errors: errors, notes: notes)
    let text = (lines + [summary.text(language)]).map { Printable.line($0) + "\n" }.joined()
    return (text, errors > 0 ? ExitStatus.failure : ExitStatus.success)
  }
}
