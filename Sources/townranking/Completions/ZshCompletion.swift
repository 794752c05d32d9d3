import RankingBrowser

/// Completions for zsh, in the form of its function `_arguments`.
enum ZshCompletion {
  static func lines(_ language: Language) -> [String] {
    let options = CommandOption.allCases.map { "  \(specification($0, language)) \\" }
    return [
      "#compdef townranking", "# zsh completion for townranking(1), as printed by: townranking --completion zsh", "",
      "_arguments -s -S \\",
    ] + options + ["  '*:FILE:_files -g \"*.json\"'"]
  }

  private static func specification(_ option: CommandOption, _ language: Language) -> String {
    let explanation = "[\(escaped(option.help(language)))]"
    if let short = option.short {
      return "'(-\(short) --\(option.name))'{-\(short),--\(option.name)}"
        + Completion.quoted(explanation, quote: "'\\''")
    }
    // `=` stands for either way to give a value.
    let name = "--\(option.name)" + (option.value == nil ? "" : "=")
    let values = option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
    let message = option.value.map { ":\(option.choices.isEmpty ? escaped($0) : option.name):\(values)" } ?? ""
    return Completion.quoted(name + explanation + message, quote: "'\\''")
  }

  /// Brackets end an explanation, colons part what `_arguments` takes.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\[]:".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
