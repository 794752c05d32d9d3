import RankingBrowser
import TestSupport
import Testing

@testable import townranking

/// The scripts of `--completion`. How shells understand them is tested with the shells.
@Suite struct CompletionTests {
  @Test(
    "the recorded script is the one of the code",
    arguments: [(Completion.bash, "townranking.bash"), (.zsh, "_townranking"), (.fish, "townranking.fish")])
  func recorded(shell: Completion, file: String) throws {
    #expect(try Project.difference(of: shell.script(.english), from: "Resources/completions/\(file)") == nil)
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

  @Test("zsh and fish explain in the language that is asked for", arguments: [Completion.zsh, .fish])
  func languages(shell: Completion) {
    for language in Language.allCases {
      #expect(shell.script(language).contains(CommandOption.ascii.help(language)))
    }
  }

  @Test("what options choose from is what they take")
  func choices() {
    for option in CommandOption.allCases where option.value?.contains("|") == true {
      #expect(option.value == option.choices.joined(separator: "|"))
      #expect(option.choices.allSatisfy { $0.utf8.allSatisfy { (0x30...0x7A).contains($0) } }, "a word of every shell")
    }
    #expect(CommandOption.allCases.filter { !$0.choices.isEmpty }.allSatisfy { $0.value != nil })
  }
}
