import RankingCore

/// Where a ranking is to be read from; not open.
package struct RankingFile {
  private enum Kind {
    case standardInput, file, address
  }

  /// More bytes are refused.
  package let byteLimit: Int
  /// Opens it. A FIFO's writer goes on from here.
  package let open: () throws(RankingError) -> RankingSource
  private let kind: Kind

  /// Whether it is an address, which can be asked again whatever came from it.
  package var isAddress: Bool { kind == .address }

  /// A file or standard input.
  /// - Parameters:
  ///   - path: the file's path, or "-" for standard input.
  ///   - standardInput: what messages call standard input.
  ///   - byteLimit: more bytes are refused.
  package init(path: FilePath, standardInput: String = "standard input", byteLimit: Int) {
    kind = path == "-" ? .standardInput : .file
    self.byteLimit = byteLimit
    self.open = { () throws(RankingError) in try .open(path: path, standardInput: standardInput) }
  }

  /// An address.
  /// - Parameters:
  ///   - byteLimit: more bytes are refused.
  ///   - fetch: asks for what is there.
  package init(byteLimit: Int, fetch: @escaping () throws(RankingError) -> RankingSource) {
    kind = .address
    self.byteLimit = byteLimit
    self.open = fetch
  }

  /// Where its region is from.
  /// - Parameter source: nil if it could not be opened.
  fileprivate func origin(_ place: Int, _ source: RankingSource?) -> Origin {
    switch kind {
    case .standardInput: .passing
    case .file: source?.isRegularFile ?? true ? .operand(place) : .passing
    case .address: .operand(place)
    }
  }
}

/// Rankings that are opened and read one by one, in slices. One that cannot be read does not keep those after it from
/// being read. Only one at a time is open, however many there are.
package struct RankingQueue {
  /// The result of a slice.
  package enum Step {
    /// There is more to do at once.
    case working
    /// Bytes have to arrive first.
    case waiting
    case finished(Outcome)
  }

  /// A ranking, or why it could not be read.
  package struct Outcome: Sendable {
    /// What was read.
    package let result: Result<Ranking, RankingError>
    /// Where from.
    package let origin: Origin

    /// Joins the two.
    package init(_ result: Result<Ranking, RankingError>, from origin: Origin) {
      self.result = result
      self.origin = origin
    }
  }

  private let files: [RankingFile]
  /// Whether they were read before: the region they are read as stays theirs, whatever they are by now.
  private let isAgain: Bool
  private var loader: RankingLoader?
  /// Where the ranking being read is from; nil if none is.
  private(set) var origin: Origin?
  /// Those to be opened, as places among the files.
  private var rest: ArraySlice<Int>

  /// Takes the files in the order in which they are to be read.
  package init(_ files: [RankingFile] = []) {
    self.init(files, rest: Array(files.indices)[...], isAgain: false)
  }

  private init(_ files: [RankingFile], rest: ArraySlice<Int>, isAgain: Bool) {
    self.files = files
    self.rest = rest
    self.isAgain = isAgain
  }

  /// The file at this place, to be read again.
  func again(_ place: Int) -> RankingQueue {
    RankingQueue(files, rest: [place], isAgain: true)
  }

  /// Whether everything has been read.
  package var isEmpty: Bool { loader == nil && rest.isEmpty }

  /// Whether one of the files is an address.
  package var hasAddress: Bool { files.contains(where: \.isAddress) }

  /// The progress of the ranking being read.
  package var progress: Loading { loader?.progress ?? Loading() }

  /// Whether it can go on without waiting for bytes.
  package var hasWork: Bool { loader?.hasWork ?? !rest.isEmpty }

  /// The file descriptor to wait for; nil while there is no need to wait.
  package var descriptorToWatch: Int32? { loader?.descriptorToWatch }

  /// Reads and decodes until a time of the clock, in milliseconds, or until a ranking is complete.
  package mutating func advance(until deadline: Int, clock: () -> Int) -> Step {
    // Moved out, so that nobody else holds what it has read: otherwise it would be copied at every step.
    var reading = loader.take()
    do throws(RankingError) {
      if reading == nil {
        guard let place = rest.popFirst(), files.indices.contains(place) else { return .waiting }
        let file = files[place]
        origin = isAgain ? .operand(place) : file.origin(place, nil)
        let source = try file.open()
        if !isAgain { origin = file.origin(place, source) }
        reading = RankingLoader(source: source, byteLimit: file.byteLimit)
      }
      guard let step = try reading?.advance(until: deadline, clock: clock) else { return .waiting }
      switch step {
      case .finished(let ranking): return .finished(outcome(.success(ranking)))
      case .working:
        loader = reading
        return .working
      case .waiting:
        loader = reading
        return .waiting
      }
    } catch {
      return .finished(outcome(.failure(error)))
    }
  }

  private mutating func outcome(_ result: Result<Ranking, RankingError>) -> Outcome {
    Outcome(result, from: origin.take() ?? .passing)
  }

  /// Waits for bytes.
  /// - Parameter milliseconds: the longest wait; a negative number is for ever.
  /// - Returns: whether any have come.
  package func wait(milliseconds: Int) -> Bool {
    loader?.wait(milliseconds: milliseconds) ?? false
  }
}
