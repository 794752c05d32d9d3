import CSupport
import Glibc
import RankingCore

// Pointers: C strings made by strdup and freed at the end.

extension Options {
  /// Walks a command line with getopt_long.
  /// - Returns: the operands.
  static func scan(
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
    while true {
      let code = support_next_option(
        Int32(arguments.count), &words, ":" + shorts.joined(), table, Int32(table.count), &value)
      if code == SUPPORT_OPTIONS_END { break }
      let option = CommandOption.allCases.first { option in
        option.code == code || option.short?.asciiValue.map(Int32.init) == code
      }
      guard let option else { throw refusal(code, words) }
      try take(option, value.map { String(cString: $0) } ?? "")
    }
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
      return UsageError(description: "\(name) needs a value")
    }
    let stem = name.split(separator: "=").first.map(String.init) ?? name
    let matches = CommandOption.allCases.filter { stem.hasPrefix("--") && "--\($0.name)".hasPrefix(stem) }
    if matches.count > 1 {
      return UsageError(
        description: "\(stem) could be " + matches.map { "--\($0.name)" }.joined(separator: " or "))
    }
    if matches.count == 1, name.contains("=") {
      return UsageError(description: "--\(matches[0].name) takes no value")
    }
    return UsageError(description: "there is no option \(stem)")
  }
}
