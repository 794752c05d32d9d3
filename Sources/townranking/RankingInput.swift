import Glibc
import RankingBrowser
import RankingCore

/// Finds the rankings that the command line names.
enum RankingInput {
  /// The named files and addresses; none for embedded rankings.
  static func files(_ options: Options, _ programs: Programs) throws(UsageError) -> [RankingFile] {
    try checkInput(options)
    return options.files.map { operand in
      guard let address = Address(operand) else {
        return RankingFile(
          path: operand, standardInput: options.language.standardInput, byteLimit: options.maxBytes)
      }
      return RankingFile(byteLimit: options.maxBytes) { () throws(RankingError) in try address.fetch(programs) }
    }
  }

  /// Refuses terminals as input: nobody can type a ranking.
  private static func checkInput(_ options: Options) throws(UsageError) {
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

  /// Reads all rankings whole, waiting for them: the files, or by default the embedded one. Those that cannot be read
  /// are named on standard error.
  /// - Returns: the rankings, and what could not be read, in the order of the files, with where each is from.
  static func read(_ options: Options) throws -> [RankingQueue.Outcome] {
    if options.files.isEmpty {
      return [.init(.success(try options.edition?.ranking() ?? Ranking.embedded()), from: .embedded)]
    }
    var queue = RankingQueue(try files(options, Programs()))
    var results: [RankingQueue.Outcome] = []
    while !queue.isEmpty {
      switch queue.advance(until: Int.max, clock: { 0 }) {
      case .finished(let outcome): results.append(outcome)
      case .waiting: _ = queue.wait(milliseconds: -1)
      case .working: continue
      }
    }
    complain(results.compactMap(\.result.failure), options.errorLanguage)
    return results
  }

  /// Says on standard error what could not be read: a line for each.
  static func complain(_ errors: [RankingError], _ language: Language) {
    for error in errors { Output.complain(error.text(language)) }
  }

  /// All years of the embedded region that is asked for.
  static func years(_ options: Options) throws -> [Result<Ranking, RankingError>] {
    try (options.shownRegion?.editions ?? []).map { .success(try $0.ranking()) }
  }

  /// The rankings shown without files, and the index of the first to show. Only what says the order of the regions is
  /// decoded: the other years wait until they are needed.
  static func embedded(_ options: Options) throws -> (rankings: [Ranking], first: Int) {
    guard let edition = options.edition else { return ([try Ranking.embedded()], 0) }
    let editions = EmbeddedRegion.allCases.map { $0.editions.contains(edition) ? edition : $0.opening }
    return (try editions.map { try $0.ranking() }, editions.firstIndex(of: edition) ?? 0)
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
