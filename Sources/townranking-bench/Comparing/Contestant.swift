/// A program that is compared, and how it is driven.
struct Contestant {
  let name: String
  /// The program and its arguments.
  let command: [String]
  /// The file that is its standard input; nil where that is the terminal.
  var input: String?
  /// What is typed, one after the other. Each changes something on the screen.
  let keys: [[UInt8]]
  /// What ends it.
  let quit: [UInt8]
}

extension Contestant {
  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"

  private init(_ name: String, _ command: [String], input: String? = nil, keys: [String], quit: String = "q") {
    self.init(
      name: name, command: command, input: input, keys: keys.map { Array($0.utf8) }, quit: Array(quit.utf8))
  }

  /// The other tab and back, ranks 11+ open and closed, the choice down and up. The slide between the tabs is left out,
  /// for it takes the time that it is told to take.
  static func townranking(_ program: String, file: String?) -> Contestant {
    Contestant(
      "townranking", [program, "--no-animation"] + [file].compactMap { $0 }, keys: [right, left, "e", "e", "j", "k"])
  }

  static let baselineName = "baseline in C"

  /// With the same keys.
  static func baseline(_ program: String) -> Contestant {
    Contestant(baselineName, [program], keys: [right, left, "e", "e", "j", "k"])
  }

  /// A line down and up, a screen down and up.
  static func less(_ table: String) -> Contestant {
    Contestant("less", ["less", table], keys: ["j", "k", " ", "b", "j", "k"])
  }

  /// Its choice starts at the lowest line and goes up.
  static func fzf(_ table: String) -> Contestant {
    Contestant("fzf", ["fzf"], input: table, keys: [up, up, down, up, down, down], quit: "\u{3}")
  }

  static func visiData(_ sheet: String) -> Contestant {
    Contestant("VisiData", ["vd", sheet], keys: [right, left, "j", "j", "k", "k"])
  }
}
