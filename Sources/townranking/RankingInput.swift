import Glibc
import RankingBrowser
import RankingCore

/// Finds the rankings that the command line names.
enum RankingInput {
  /// The named files, to be opened one after the other; none for embedded rankings.
  static func files(_ options: Options) throws(UsageError) -> RankingQueue {
    try checkInput(options)
    return RankingQueue(
      options.files.map {
        RankingFile(path: $0, standardInput: options.language.standardInput, byteLimit: options.maxBytes)
      })
  }

  /// Refuses terminals as input: nobody can type a ranking.
  static func checkInput(_ options: Options) throws(UsageError) {
    for file in options.files {
      if file == "-" {
        if isatty(STDIN_FILENO) == 1 { throw .terminalAsInput }
      } else if isTerminal(file) {
        throw .terminalAsFile("\(file)")
      }
    }
  }

  /// Opens nothing but devices: opening a FIFO lets its writer go on.
  private static func isTerminal(_ file: FilePath) -> Bool {
    var status = stat()
    guard file.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFCHR else { return false }
    let descriptor = file.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isatty(descriptor) == 1
  }

  /// Reads all rankings whole, waiting for them: the files, or by default the embedded one. Files that cannot be read
  /// are named on standard error.
  /// - Returns: the rankings, and what could not be read, in the order of the files.
  static func read(_ options: Options) throws -> [Result<Ranking, RankingError>] {
    if options.files.isEmpty { return [.success(try options.region?.ranking() ?? Ranking.embedded())] }
    var queue = try files(options)
    var results: [Result<Ranking, RankingError>] = []
    while !queue.isEmpty {
      switch queue.advance(until: Int.max, clock: { 0 }) {
      case .finished(let result): results.append(result)
      case .waiting: _ = queue.wait(milliseconds: -1)
      case .working: continue
      }
    }
    complain(results.compactMap(\.failure), options.errorLanguage)
    return results
  }

  /// Says on standard error what could not be read: a line for each.
  static func complain(_ errors: [RankingError], _ language: Language) {
    for error in errors { Output.complain(error.text(language)) }
  }

  /// The rankings shown without files, and the index of the first to show. Without a region only one is decoded: the
  /// others wait until they are needed.
  static func embedded(_ options: Options) throws -> (rankings: [Ranking], first: Int) {
    guard let region = options.region else { return ([try Ranking.embedded()], 0) }
    let rankings = try EmbeddedRegion.allCases.map { try $0.ranking() }
    return (rankings, EmbeddedRegion.allCases.firstIndex(of: region) ?? 0)
  }
}

extension Result {
  /// The value; nil for a failure.
  var success: Success? { try? get() }

  /// The error; nil for a value.
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
