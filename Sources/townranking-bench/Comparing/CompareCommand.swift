/// `--compare`: runs townranking beside other programs and looks at them from outside.
enum CompareCommand {
  static func run(_ options: BenchOptions, file: String?) throws(BenchError) {
    try TemporaryFolder.with { folder throws(BenchError) in
      var lineUp = try LineUp(program: options.program, file: file, in: folder)
      let figures = compare(&lineUp, runs: options.runs, home: folder.path)
      let base = figures.first { $0.name == Contestant.baselineName }
      var table = TextTable(ContestantFigures.header)
      for contestant in figures { table.add(contestant.row(to: base)) }
      let missing = lineUp.missing.map { $0 + "\n" }.joined()
      try OutputFile.standard.write(table.text + "\n" + legend(runs: options.runs) + missing)
    }
  }

  /// In turn, so that what else the machine does meets all of them. The first run of each only warms the caches.
  private static func compare(_ lineUp: inout LineUp, runs: Int, home: String) -> [ContestantFigures] {
    var results: [String: [ContestantRun]] = [:]
    for run in 0...runs {
      OutputFile.report("run \(run) of \(runs)")
      for contestant in lineUp.contestants {
        do throws(BenchError) {
          let result = try ContestantRun(of: contestant, home: home)
          if run > 0 { results[contestant.name, default: []].append(result) }
        } catch {
          lineUp.drop(contestant, because: error.description)
        }
      }
    }
    return lineUp.contestants.map { ContestantFigures(name: $0.name, results[$0.name] ?? []) }
  }

  private static func legend(runs: Int) -> String {
    """
    Terminal of 80x24. Runs in turn: \(runs), after one that is not counted. Medians, and the lowest and highest value.
    start        until the last character of the first screen is shown: a ranking of a FILE is read then
    key          until the last character of what the key changes is shown
    now, peak    resident memory after the keys, and the most until then
    x            so many times the baseline in C, which always has the towns of 2021
    less and fzf show the table of --format plain, VisiData the sheet of --format tsv.

    """
  }
}
