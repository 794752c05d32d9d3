import RankingBrowser
import Testing

@testable import townranking

/// The scripts of `--completion`. Their behaviour in the shells is tested with the shells.
@Suite(.timeLimit(.minutes(10))) struct CompletionTests {
  @Test(
    "options in the form of each shell: with choices, with a free value, with a letter, with a quote in the text",
    arguments: [
      (Completion.bash, "        --theme) values='auto dark light mono' ;;"),
      (.bash, "        --year|--search|--print-frame|--keys|--max-bytes) return ;;"),
      (
        .zsh,
        "  '--theme=[colours; auto follows the terminal'\\''s background]:theme:(auto dark light mono)' \\"
      ),
      (.zsh, "  '--print-frame=[print one frame of this size and exit]:WxH: ' \\"),
      (.zsh, "  '--ascii[marks in ASCII only]' \\"),
      (.zsh, "  '(-h --help)'{-h,--help}'[print this help and exit]' \\"),
      (
        .fish,
        "complete -c townranking -l theme -x -a 'auto dark light mono' "
          + "-d 'colours; auto follows the terminal\\'s background'"
      ),
      (.bash, "        --sort) values='rank climb fall last-year line kana' ;;"),
      (.zsh, "  '--search=[show or print only the towns that / finds]:TEXT: ' \\"),
      (.fish, "complete -c townranking -l print-frame -x -d 'print one frame of this size and exit'"),
      (.fish, "complete -c townranking -l ascii -d 'marks in ASCII only'"),
      (.fish, "complete -c townranking -s h -l help -d 'print this help and exit'"),
    ])
  func lines(shell: Completion, line: String) {
    #expect(shell.script(.english).split(separator: "\n").contains(line[...]))
  }

  @Test("each has every option with its letter and its values", arguments: Completion.allCases)
  func complete(shell: Completion) {
    let script = shell.script(.english)
    let isFish = shell == .fish
    for option in CommandOption.allCases {
      #expect(script.contains(isFish ? " -l \(option.name) " : "--\(option.name)"), "\(option.name)")
      #expect(option.choices.isEmpty || script.contains(option.choices.joined(separator: " ")), "\(option.name)")
      if let short = option.short { #expect(script.contains(isFish ? " -s \(short) " : "-\(short)"), "\(short)") }
    }
    #expect(script.contains("json"))
  }

  @Test("zsh and fish explain in the requested language", arguments: [Completion.zsh, .fish])
  func languages(shell: Completion) {
    for language in Language.allCases {
      #expect(shell.script(language).contains(CommandOption.ascii.help(language)))
    }
  }

  @Test("the choices of options are the values that they accept")
  func choices() {
    for option in CommandOption.allCases where option.value?.contains("|") == true {
      #expect(option.value == option.choices.joined(separator: "|"))
      #expect(option.choices.allSatisfy { $0.utf8.allSatisfy { (0x30...0x7A).contains($0) } }, "a word of every shell")
    }
    #expect(CommandOption.allCases.filter { !$0.choices.isEmpty }.allSatisfy { $0.value != nil })
  }
}
