import Glibc
import RankingBrowser
import RankingCore

/// Finds the ranking that the command line names.
enum RankingInput {
  /// Opens the named file. The embedded ranking needs none.
  static func loader(_ options: Options) throws -> RankingLoader? {
    guard let file = options.file else { return nil }
    if file == "-", isatty(STDIN_FILENO) == 1 {
      throw UsageError(
        description: "standard input is the terminal; pipe a ranking into it: curl -s URL | townranking -")
    }
    return RankingLoader(source: try RankingSource.open(path: file), byteLimit: options.maxBytes)
  }

  /// Reads the whole ranking, waiting for it.
  static func read(_ options: Options) throws -> Ranking {
    guard var loader = try loader(options) else { return try Ranking.embedded() }
    return try loader.finish()
  }
}
