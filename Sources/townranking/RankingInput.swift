import Glibc
import RankingBrowser
import RankingCore

/// Finds the rankings that the command line names.
enum RankingInput {
  /// Opens the named files; empty for embedded rankings.
  static func loaders(_ options: Options) throws -> [RankingLoader] {
    try checkInput(options)
    return try options.files.map { file in
      let source = try RankingSource.open(path: file, standardInput: options.language.standardInput)
      if isatty(source.fileDescriptor) == 1 { throw UsageError.terminalAsFile("\(file)") }
      return RankingLoader(source: source, byteLimit: options.maxBytes)
    }
  }

  /// Refuses a terminal as input: nobody can type a ranking.
  static func checkInput(_ options: Options) throws(UsageError) {
    if options.files.contains("-"), isatty(STDIN_FILENO) == 1 {
      throw .terminalAsInput
    }
  }

  /// Reads all rankings whole, waiting for them: the files, or by default the embedded one.
  static func read(_ options: Options) throws -> [Ranking] {
    if options.files.isEmpty { return [try options.region?.ranking() ?? Ranking.embedded()] }
    return try loaders(options).map { loader in
      var loader = loader
      return try loader.finish()
    }
  }

  /// The rankings shown without files, and the index of the first to show. Without a region only one is decoded: the
  /// others wait until they are needed.
  static func embedded(_ options: Options) throws -> (rankings: [Ranking], first: Int) {
    guard let region = options.region else { return ([try Ranking.embedded()], 0) }
    let rankings = try EmbeddedRegion.allCases.map { try $0.ranking() }
    return (rankings, EmbeddedRegion.allCases.firstIndex(of: region) ?? 0)
  }
}
