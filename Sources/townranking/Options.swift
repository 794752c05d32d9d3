import CSupport
import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

// Pointers: C strings made by strdup and freed at the end.

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case plain, tsv, json, markdown
  }

  enum ColorUse: String, CaseIterable {
    case auto, always, never
  }

  /// Cells of characters of ambiguous width.
  enum AmbiguousCells: String, CaseIterable {
    case auto
    case one = "1"
    case two = "2"
  }

  /// The tab that was asked for; nil if none was.
  var market: Market?
  var isExpanded = false
  /// What the lists are narrowed to; nil for all towns.
  var search: Search?
  var order = SortOrder.rank
  /// The language that was asked for; nil if none was.
  var givenLanguage: Language?
  var theme = ThemeChoice.Setting.auto
  var color = ColorUse.auto
  var isAscii = false
  var ambiguous = AmbiguousCells.auto
  var isAnimated = true
  var usesMouse = true
  var favoritesOnly = false
  /// Whether the table of all years is asked for.
  var wantsYears = false
  var format: Format?
  var frameSize: Size?
  var keys: [Key] = []
  var maxBytes = RankingReader.defaultByteLimit
  var wantsHelp = false
  var wantsVersion = false
  var wantsManual = false
  /// The shell whose completions are asked for.
  var completion: Completion?
  var wantsCheck = false
  /// The embedded ranking that is asked for.
  var region: EmbeddedRegion?
  /// The year of it that is asked for; nil for the one that is shown by default.
  var year: String?
  /// The rankings to read: paths, or "-" for standard input; none for what is embedded.
  var files: [FilePath] = []

  /// Whether only the program tells of itself, without towns.
  var isAboutProgram: Bool { wantsHelp || wantsVersion || wantsManual || completion != nil }

  /// The embedded region that is asked for, or the one that is shown by default.
  var shownRegion: EmbeddedRegion? { region ?? EmbeddedRegion.allCases.first }

  /// The embedded ranking to open with, if a region or a year is asked for.
  var edition: EmbeddedRegion.Edition? {
    guard region != nil || year != nil, let region = shownRegion else { return nil }
    return year.map(region.edition) ?? region.opening
  }

  /// The language of the screen and of what is printed: the ranking's own, unless another is asked for.
  var language: Language { givenLanguage ?? .japanese }

  /// The language of what goes to standard error: the one that was asked for, or that of the locale.
  var errorLanguage: Language { givenLanguage ?? .ofLocale(Environment.value) }

  /// What the screen and the tables say.
  var words: Words { Words(language, isAscii ? .ascii : .unicode) }

  /// How the browser opens.
  var opening: BrowserState.Opening {
    var opening = BrowserState.Opening()
    opening.market = market
    opening.isExpanded = isExpanded
    opening.words = words
    opening.showsFavoritesOnly = favoritesOnly
    opening.search = search
    opening.order = order
    return opening
  }
}

/// A command line that cannot be followed. Values and names are as they were typed.
enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownOption(String)
  /// An abbreviation of several.
  case severalOptions(String, [CommandOption])
  case needsValue(String)
  case takesNoValue(CommandOption)
  /// A value that is none of the option's choices.
  case noChoice(CommandOption, String)
  case noRegion(String)
  /// A year that the region does not have.
  case noYear(String, EmbeddedRegion)
  case noByteCount(String)
  case noSize(String)
  case noKey(String)
  case keysWithoutFrame
  case regionAndFiles
  case standardInputTwice
  /// `--format json` with so many files.
  case jsonOfSeveral(Int)
  case terminalAsFile(String)
  case terminalAsInput
  /// A quotation mark in the variable that is not closed.
  case openQuote
  /// An operand in the variable.
  case fileAmongOptions(String)
  /// What is wrong with the options of the variable.
  indirect case inVariable(UsageError)
}

extension Options {
  /// The variable with the options that are wanted always.
  static let variable = "TOWNRANKING_OPTIONS"

  /// Reads a command line by getopt's rules: abbreviations, `--option=value`, `--`, operands anywhere.
  /// - Parameters:
  ///   - arguments: with the program's name first; any of them may turn out to be a file.
  ///   - usual: the options of the variable, which those of the command line override.
  init(parsing arguments: [FilePath], usual: String? = nil) throws(UsageError) {
    var given = Options()
    var options = Options()
    var fault: UsageError?
    do throws(UsageError) {
      let operands = try Self.scan(Self.line(of: usual)) { (option, value) throws(UsageError) in
        try options.take(option, value)
      }
      if let first = operands.first { throw .fileAmongOptions("\(first)") }
    } catch {
      fault = error
    }
    given.files = try Self.scan(arguments) { (option, value) throws(UsageError) in
      try given.take(option, value)
      try options.take(option, value)
    }
    options.files = given.files
    // Who asks for help is to get it.
    if let fault, !given.isAboutProgram { throw .inVariable(fault) }
    // What is wanted always, but cannot be here.
    if !given.files.isEmpty { options.region = given.region }
    if !given.files.isEmpty || given.region != nil { options.year = given.year }
    if options.frameSize == nil { options.keys = given.keys }
    try given.check()
    do throws(UsageError) {
      try options.check()
    } catch {
      throw .inVariable(error)
    }
    self = options
  }

  /// The language in which to refuse a command line: `--lang` counts wherever it stands.
  static func errorLanguage(of arguments: [FilePath], usual: String? = nil) -> Language {
    var options = Options()
    for line in [(try? line(of: usual)) ?? [], arguments] {
      _ = try? scan(line) { (option, value) throws(UsageError) in
        if option == .lang { try options.take(option, value) }
      }
    }
    return options.errorLanguage
  }

  /// The variable's options as a command line.
  private static func line(of usual: String?) throws(UsageError) -> [FilePath] {
    try ["townranking"] + (usual.map(ShellWords.split) ?? []).map { FilePath($0) }
  }

  /// What is wrong about options together.
  private func check() throws(UsageError) {
    if region != nil || year != nil, !files.isEmpty {
      throw .regionAndFiles
    }
    if let year, edition == nil, let region = shownRegion {
      throw .noYear(year, region)
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw .standardInputTwice
    }
    if format == .json, !wantsCheck, !wantsYears, files.count > 1 {
      throw .jsonOfSeveral(files.count)
    }
    if !keys.isEmpty, frameSize == nil {
      throw .keysWithoutFrame
    }
  }

  /// Walks a command line with getopt_long, to its end whatever is wrong.
  /// - Returns: the operands.
  /// - Throws: what was wrong first.
  private static func scan(
    _ arguments: [FilePath], _ take: (CommandOption, String) throws(UsageError) -> Void
  ) throws(UsageError) -> [FilePath] {
    // As it mostly is; the table of getopt takes longer than all else of parsing.
    guard arguments.count > 1 else { return [] }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { $0.withCString { strdup($0) } } + [nil]
    var names: [UnsafeMutablePointer<CChar>] = []
    defer {
      words.forEach { free($0) }
      names.forEach { free($0) }
    }
    var table: [support_option] = []
    for option in CommandOption.allCases {
      guard let name = strdup(option.name) else { continue }
      names.append(name)
      table.append(support_option(name: name, takes_value: option.value == nil ? 0 : 1, code: option.code))
    }
    let shorts = CommandOption.allCases.compactMap { option in
      option.short.map { option.value == nil ? "\($0)" : "\($0):" }
    }
    support_reset_options()
    var value: UnsafePointer<CChar>?
    var failure: UsageError?
    while true {
      let code = support_next_option(
        Int32(arguments.count), &words, ":" + shorts.joined(), table, Int32(table.count), &value)
      if code == SUPPORT_OPTIONS_END { break }
      let option = CommandOption.allCases.first { option in
        option.code == code || option.short?.asciiValue.map(Int32.init) == code
      }
      do throws(UsageError) {
        guard let option else { throw refusal(code, words) }
        try take(option, value.map { String(cString: $0) } ?? "")
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    let operands = words.dropFirst(Int(support_option_index()))
    return operands.compactMap { $0.map { FilePath(cString: $0) } }
  }

  private static func refusal(_ code: Int32, _ words: [UnsafeMutablePointer<CChar>?]) -> UsageError {
    let refused = support_refused_option()
    let index = Int(support_option_index())
    func word(_ index: Int) -> String {
      words.indices.contains(index) ? words[index].map { String(cString: $0) } ?? "" : ""
    }
    var name = word(index - 1)
    if refused >= 0x80 {
      // A byte of a letter beyond ASCII: getopt is still inside its word.
      name = word(index)
    } else if refused > 0, let scalar = Unicode.Scalar(UInt32(refused)) {
      name = "-\(scalar)"
    }
    if code == SUPPORT_OPTION_MISSING_VALUE {
      return .needsValue(name)
    }
    let stem = name.split(separator: "=").first.map(String.init) ?? name
    let matches = CommandOption.allCases.filter { stem.hasPrefix("--") && "--\($0.name)".hasPrefix(stem) }
    if matches.count > 1 {
      return .severalOptions(stem, matches)
    }
    if matches.count == 1, name.contains("=") {
      return .takesNoValue(matches[0])
    }
    return .unknownOption(stem)
  }

  private mutating func take(_ option: CommandOption, _ value: String) throws(UsageError) {
    switch option {
    case .tab:
      market = try Self.choice(option, value, ["rent": .rent, "buy": .buy])
    case .region: region = try Self.region(value)
    case .year: year = value
    case .expanded: isExpanded = true
    case .search: search = Search.kept(value)
    case .sort: order = try Self.choice(option, value)
    case .lang: givenLanguage = try Self.choice(option, value)
    case .theme: theme = try Self.choice(option, value)
    case .color: color = try Self.choice(option, value)
    case .ascii: isAscii = true
    case .ambiguous: ambiguous = try Self.choice(option, value)
    case .noAnimation: isAnimated = false
    case .noMouse: usesMouse = false
    case .plain: format = .plain
    case .format: format = try Self.choice(option, value)
    case .years: wantsYears = true
    case .favorites: favoritesOnly = true
    case .check: wantsCheck = true
    case .printFrame: frameSize = try Self.size(option, value)
    case .keys: keys = try Self.keys(value)
    case .maxBytes:
      guard let limit = Self.number(value), limit > 0 else {
        throw .noByteCount(value)
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
      throw .noChoice(option, value)
    }
    return choice
  }

  private static func region(_ value: String) throws(UsageError) -> EmbeddedRegion {
    guard let region = EmbeddedRegion(named: value) else { throw .noRegion(value) }
    return region
  }

  private static func size(_ option: CommandOption, _ value: String) throws(UsageError) -> Size {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...1000).contains(width),
      (1...1000).contains(height)
    else {
      throw .noSize(value)
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
      guard let key = Key(named: String(name)) else { throw .noKey(String(name)) }
      keys.append(key)
    }
    return keys
  }
}
