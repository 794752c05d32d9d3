/// `--generate`: writes a ranking.
enum GenerateCommand {
  static func run(towns: Int, file: String?) throws(BenchError) {
    let isStandard = file == nil || file == "-"
    let output = try isStandard ? OutputFile.standard : OutputFile(path: file ?? "")
    try RankingText.write(towns: towns) { piece throws(BenchError) in try output.write(piece) }
  }
}
