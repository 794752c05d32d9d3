/// Completions for bash. Where the package bash-completion is loaded it completes the files, because it knows of quotes.
enum BashCompletion {
  static var lines: [String] {
    ["# bash completion for townranking(1), as printed by: townranking --completion bash", "", "_townranking()", "{"]
      + start + ["    case $prev in"] + cases + ["    esac"] + end + ["}", "complete -F _townranking townranking"]
  }

  /// bash takes `--name=value` apart at its `=`.
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
