import RankingBrowser

/// Completions for fish.
enum FishCompletion {
  static func lines(_ language: Language) -> [String] {
    [
      "# fish completion for townranking(1), as printed by: townranking --completion fish", "",
      "# What fish completes for a command that it does not know: files, of which rankings and folders are kept.",
      "function __townranking_files",
      "    complete -C \"townranking-files \"(commandline -ct) | string match -r '.*(?:/|\\.json)$'", "end", "",
      "complete -c townranking -f -a '(__townranking_files)'",
    ] + CommandOption.allCases.map { option(of: $0, language) }
  }

  private static func option(of option: CommandOption, _ language: Language) -> String {
    let short = option.short.map { " -s \($0)" } ?? ""
    let values = option.choices.isEmpty ? "" : " -a \(quoted(option.choices.joined(separator: " ")))"
    let takes = option.value == nil ? "" : " -x" + values
    return "complete -c townranking\(short) -l \(option.name)\(takes) -d \(quoted(option.help(language)))"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
    return Completion.quoted(escaped, quote: "\\'")
  }
}
