import RankingBrowser

/// The shells that `--completion` prints a script for. All scripts are made from the option table.
enum Completion: String, CaseIterable {
  case bash, zsh, fish

  /// The script, with explanations in one language; bash shows none.
  func script(_ language: Language) -> String {
    let lines =
      switch self {
      case .bash: BashCompletion.lines
      case .zsh: ZshCompletion.lines(language)
      case .fish: FishCompletion.lines(language)
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text with quotes escaped for use between single quotes.
  /// - Parameter quote: the escaped form of a quote.
  static func quoted(_ text: String, quote: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: quote) + "'"
  }
}

/// Completions for bash. If the package bash-completion is loaded it completes file names, because it handles quoting.
enum BashCompletion {
  static var lines: [String] {
    ["# bash completion for townranking(1), as printed by: townranking --completion bash", "", "_townranking()", "{"]
      + start + ["    case $prev in"] + cases + ["    esac"] + end + ["}", "complete -F _townranking townranking"]
  }

  /// bash splits `--name=value` at its `=`.
  private static let start = [
    "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} values= index",
    "    COMPREPLY=()",
    "    if [[ $cur == = ]]; then",
    "        cur=",
    "    elif [[ $prev == = ]]; then",
    "        prev=${COMP_WORDS[COMP_CWORD-2]}",
    "    fi",
    "    for ((index = 1; index < COMP_CWORD; index++)); do",
    "        [[ ${COMP_WORDS[index]} == -- ]] && prev=--",
    "    done",
  ]

  private static var cases: [String] {
    let options = CommandOption.allCases.filter { $0.value != nil }
    let closed = options.filter { !$0.choices.isEmpty }.map { option in
      "        --\(option.name)) values='\(option.choices.joined(separator: " "))' ;;"
    }
    let open = options.filter(\.choices.isEmpty).map { "--\($0.name)" }.joined(separator: "|")
    let names = CommandOption.allCases.flatMap { ($0.short.map { ["-\($0)"] } ?? []) + ["--\($0.name)"] }
    return closed + [
      "        \(open)) return ;;", "        --) ;;",
      "        *) [[ $cur == -* ]] && values='\(names.joined(separator: " "))' ;;",
    ]
  }

  private static let end = [
    "    if [[ $values ]]; then",
    "        mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$cur\")",
    "    elif declare -F _filedir >/dev/null; then",
    "        _filedir json",
    "    else",
    "        mapfile -t COMPREPLY < <(compgen -f -X '!*.json' -- \"$cur\"; compgen -d -- \"$cur\")",
    "        compopt -o filenames 2>/dev/null",
    "    fi",
  ]
}

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
    // `=` allows both ways to give a value.
    let name = "--\(option.name)" + (option.value == nil ? "" : "=")
    let values = option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
    let message = option.value.map { ":\(option.choices.isEmpty ? escaped($0) : option.name):\(values)" } ?? ""
    return Completion.quoted(name + explanation + message, quote: "'\\''")
  }

  /// Brackets end an explanation, colons separate the fields of `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\[]:".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}

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
