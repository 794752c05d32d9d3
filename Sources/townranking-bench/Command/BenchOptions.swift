/// What the command line asks for.
struct BenchOptions: Equatable {
  enum Task: Equatable {
    /// Measures the parts of the program.
    case measure
    /// Runs the program beside others; with the file at this path, or the embedded ranking.
    case compare(file: String?)
    /// Writes a ranking of so many towns to a path, or to standard output.
    case generate(towns: Int, file: String?)
    case help
  }

  /// More towns than this are not made: 10 GB of text.
  static let mostTowns = 80_000_000

  var task = Task.measure
  /// How many towns are measured, in both lists together, ascending: memory that was given back is not had again by
  /// the process, so that a small ranking behind a big one would seem to be big.
  var townCounts = [40, 10_000, 1_000_000]
  /// How often everything is done, at the least.
  var runs = 5
  /// The program to compare; nil for the one beside this one.
  var program: String?
}

/// A command line that cannot be followed; the description says why.
struct BenchUsageError: Error, Equatable, CustomStringConvertible {
  let description: String
}

extension BenchOptions {
  /// - Parameter words: the command line without the name of the program.
  init(parsing words: [String]) throws(BenchUsageError) {
    var isComparing = false
    var generated: Int?
    var operands: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (name, joined) = Self.split(word)
      func value() throws(BenchUsageError) -> String {
        if let value = joined ?? rest.popFirst() { return value }
        throw BenchUsageError(description: "\(name) needs a value")
      }
      switch name {
      case "--towns": townCounts = try Self.counts(try value(), name)
      case "--runs": runs = try Self.number(try value(), name, upTo: 10_000)
      case "--program": program = try value()
      case "--generate": generated = try Self.number(try value(), name, upTo: Self.mostTowns)
      case "--compare" where joined == nil: isComparing = true
      case "--help" where joined == nil, "-h" where joined == nil:
        task = .help
        return
      default: throw BenchUsageError(description: "there is no option \(word)")
      }
    }
    if isComparing, generated != nil {
      throw BenchUsageError(description: "--compare and --generate are two tasks: give one of them")
    }
    if let generated {
      task = .generate(towns: generated, file: operands.popFirst())
    } else if isComparing {
      let file = operands.popFirst()
      // It is read by each program, and many times.
      if file == "-" { throw BenchUsageError(description: "--compare needs a FILE that can be read again, not -") }
      task = .compare(file: file)
    }
    if let operand = operands.first { throw BenchUsageError(description: "\(operand) is one word too many") }
  }

  /// `--name=value` in its parts.
  private static func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<sign]), String(word[word.index(after: sign)...]))
  }

  private static func counts(_ text: String, _ name: String) throws(BenchUsageError) -> [Int] {
    var counts: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      counts.insert(try number(String(part), name, upTo: mostTowns))
    }
    return counts.sorted()
  }

  private static func number(_ text: String, _ name: String, upTo most: Int) throws(BenchUsageError) -> Int {
    // Underscores part the digits, as in source text.
    if let number = Int(text.filter { $0 != "_" }), (1...most).contains(number) { return number }
    throw BenchUsageError(description: "\(name) takes a number from 1 to \(most), not \"\(text)\"")
  }
}

extension Array {
  /// Takes the first element away.
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
