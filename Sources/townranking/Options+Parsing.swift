import RankingBrowser
import RankingCore
import TerminalUI

extension Options {
  /// Reads a command line by getopt's rules: abbreviations, `--option=value`, `--`, operands anywhere.
  /// - Parameter arguments: with the program's name first; any of them may turn out to be a file.
  init(parsing arguments: [FilePath]) throws(UsageError) {
    var options = Options()
    let operands = try Self.scan(arguments) { (option, value) throws(UsageError) in
      try options.take(option, value)
    }
    options.files = operands
    try options.checkFiles()
    if !options.keys.isEmpty, options.frameSize == nil {
      throw UsageError(description: "--keys goes with --print-frame")
    }
    self = options
  }

  init(parsing arguments: [String]) throws(UsageError) {
    try self.init(parsing: arguments.map { FilePath($0) })
  }

  private func checkFiles() throws(UsageError) {
    if region != nil, !files.isEmpty {
      throw UsageError(description: "--region chooses an embedded ranking; leave it out, or leave out FILE")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError(description: "standard input (-) can be read once only")
    }
    if format == .json, !wantsCheck, files.count > 1 {
      throw UsageError(description: "--format json takes one FILE, not \(files.count)")
    }
  }

  private mutating func take(_ option: CommandOption, _ value: String) throws(UsageError) {
    switch option {
    case .tab:
      market = try Self.choice(option, value, ["rent": .rent, "buy": .buy])
    case .region: region = try Self.region(value)
    case .expanded: isExpanded = true
    case .lang: language = try Self.choice(option, value)
    case .theme: theme = try Self.choice(option, value)
    case .color: color = try Self.choice(option, value)
    case .ascii: isAscii = true
    case .ambiguous: ambiguous = try Self.choice(option, value)
    case .noAnimation: isAnimated = false
    case .noMouse: usesMouse = false
    case .plain: format = .plain
    case .format: format = try Self.choice(option, value)
    case .favorites: favoritesOnly = true
    case .check: wantsCheck = true
    case .printFrame: frameSize = try Self.size(option, value)
    case .keys: keys = try Self.keys(value)
    case .maxBytes:
      guard let limit = Self.number(value), limit > 0 else {
        throw UsageError(description: "--max-bytes takes a whole number of bytes, not \"\(value)\"")
      }
      maxBytes = limit
    case .completion: completion = try Self.choice(option, value)
    case .man: wantsManual = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    }
  }

  private static func choice<Value: RawRepresentable & CaseIterable>(
    _ option: CommandOption, _ value: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    try choice(option, value, Dictionary(uniqueKeysWithValues: Value.allCases.map { ($0.rawValue, $0) }))
  }

  private static func choice<Value>(
    _ option: CommandOption, _ value: String, _ values: [String: Value]
  ) throws(UsageError) -> Value {
    guard let choice = values[value] else {
      throw UsageError(description: "--\(option.name) takes \(option.value ?? ""), not \"\(value)\"")
    }
    return choice
  }

  private static func region(_ value: String) throws(UsageError) -> EmbeddedRegion {
    guard let region = EmbeddedRegion(named: value) else {
      let names = EmbeddedRegion.allCases.flatMap(\.names).joined(separator: ", ")
      throw UsageError(description: "--region takes one of \(names), not \"\(value)\"")
    }
    return region
  }

  private static func size(_ option: CommandOption, _ value: String) throws(UsageError) -> Size {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
      (1...1000).contains(height)
    else {
      throw UsageError(description: "--print-frame takes WxH, each 1 to 1000, such as 80x24, not \"\(value)\"")
    }
    return Size(width: width, height: height)
  }

  /// A number written in digits only.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private static func keys(_ value: String) throws(UsageError) -> [Key] {
    var keys: [Key] = []
    for name in value.split(separator: " ") {
      guard let key = Key(named: String(name)) else {
        throw UsageError(
          description: "--keys does not know \"\(name)\"; a key is one character or one of "
            + Key.namedKeys.map(\.name).joined(separator: ", ") + ", f1 to f12, ctrl-a to ctrl-z")
      }
      keys.append(key)
    }
    return keys
  }
}
