import RankingCore

/// Without an option: measures the parts of the program at several sizes.
enum MeasureCommand {
  static func run(_ options: BenchOptions) throws(BenchError) {
    let output = OutputFile.standard
    var table = TextTable(Measurement.header, wordColumns: 2)
    for towns in options.townCounts {
      OutputFile.report("measuring \(Figure.grouped(towns)) towns")
      for measurement in try measure(towns, Repetition(runs: options.runs)) {
        table.add(measurement.row(size: towns))
      }
    }
    try output.write(table.text + "\n" + legend)
  }

  private static func measure(_ towns: Int, _ repetition: Repetition) throws(BenchError) -> [Measurement] {
    let (decoding, ranking) = try TemporaryFolder.with { folder throws(BenchError) in
      let file = folder.path(of: "ranking.json")
      try GenerateCommand.run(towns: towns, file: file)
      return try DecodingBench.run(file: file, towns: towns, repetition)
    }
    let subject = Subject(ranking)
    return [decoding] + KeyBench.run(subject, repetition)
      + SearchBench.run(subject, towns: towns, repetition)
      + SortingBench.run(subject, towns: towns, repetition)
  }

  private static let legend = """
    towns           in both lists together, which are of one size
    decode          a file of JSON until the ranking is there, with the reading of the file
    key, draw       of a key that moves: the state, and then a frame of 80x24; the terminal is not in it
    search          a letter until all that is found is shown; the first letter makes the index
    sort            a press of s until the new order of both lists is shown, from that of the order before
    longest part    of a run: so long does another key wait at the most
    quarter         a quarter of all runs was as quick, or quicker; 3 quarters likewise
    now, peak       resident memory of this process behind the runs, and the most within them

    """
}
