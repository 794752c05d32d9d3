import TerminalUI

/// The browser's keys: the tables used by dispatch, help, key bar, guide and manual.
package enum BrowserKeyMap {
  /// Keys of the list and of what is open over it.
  package static let list = KeyMap<BrowserCommand, Word>(
    choosing + PanelKind.views.map { Binding($0.keys, .open($0), $0.help) } + others)

  private static let choosing: [Binding<BrowserCommand, Word>] = [
    Binding([.left, .character("h")], .previousTab, .helpPreviousTab),
    Binding([.right, .character("l")], .nextTab, .helpNextTab),
    Binding([.tab, .backTab], .cycleTab, .helpCycleTab),
    Binding([.character("1")], .selectTab(.rent), .helpRentTab),
    Binding([.character("2")], .selectTab(.buy), .helpBuyTab),
    Binding([.character("e")], .toggleExpansion, .helpRest),
    Binding([.up, .character("k")], .move(.up), .helpUp),
    Binding([.down, .character("j")], .move(.down), .helpDown),
    Binding([.pageUp], .move(.pageUp), .helpPageUp),
    Binding([.pageDown], .move(.pageDown), .helpPageDown),
    Binding([.control("u")], .move(.halfPageUp), .helpHalfUp),
    Binding([.control("d")], .move(.halfPageDown), .helpHalfDown),
    Binding([.home, .character("g")], .move(.first), .helpFirst),
    Binding([.end, .character("G")], .move(.last), .helpLast),
    Binding([.enter, .character(" ")], .activate, .helpActivate),
    Binding([.character("/")], .search, .helpSearch),
    Binding([.character("f")], .toggleFavorite, .helpFavorite),
    Binding([.character("F")], .toggleFavoritesOnly, .helpFavoritesOnly),
    Binding([.character("s")], .sort(by: 1), .helpSort),
    Binding([.character("S")], .sort(by: -1), .helpSortBack),
  ]

  private static let others: [Binding<BrowserCommand, Word>] = [
    Binding([.character("[")], .region(by: -1), .helpPreviousRegion),
    Binding([.character("]")], .region(by: 1), .helpNextRegion),
    Binding([.character("a")], .changeLanguage, .helpLanguage),
    Binding([.character("o")], .openSource, .helpOpenSource),
    Binding([.character("y")], .copy, .helpCopy),
    Binding(PanelKind.help.keys, .open(.help), PanelKind.help.help),
    Binding([.escape], .close, .helpClose),
    Binding([.control("l")], .redraw, .helpRedraw),
    Binding([.control("z")], .suspend, .helpSuspend),
    Binding([.character("q"), .control("c")], .quit, .helpQuit),
  ]

  /// Keys of the search prompt; all other characters are typed.
  package static let prompt = KeyMap<BrowserCommand, Word>([
    Binding([.enter], .keepSearch, .helpKeepSearch),
    Binding([.escape], .close, .helpDropSearch),
    Binding([.up], .move(.up), .helpUp),
    Binding([.down], .move(.down), .helpDown),
    Binding([.tab, .backTab], .cycleTab, .helpCycleTab),
    Binding([.pageUp], .move(.pageUp), .helpPageUp),
    Binding([.pageDown], .move(.pageDown), .helpPageDown),
    Binding([.left, .control("b")], .edit(.left), .helpPromptLeft),
    Binding([.right, .control("f")], .edit(.right), .helpPromptRight),
    Binding([.home, .control("a")], .edit(.home), .helpPromptHome),
    Binding([.end, .control("e")], .edit(.end), .helpPromptEnd),
    Binding([.backspace, .control("h")], .edit(.backspace), .helpPromptBackspace),
    Binding([.delete, .control("d")], .edit(.delete), .helpPromptDelete),
    Binding([.control("w")], .edit(.deleteWord), .helpPromptDeleteWord),
    Binding([.control("u")], .edit(.deleteToStart), .helpPromptDeleteToStart),
    Binding([.control("l")], .redraw, .helpRedraw),
    Binding([.control("z")], .suspend, .helpSuspend),
    Binding([.control("c")], .quit, .helpQuit),
  ])

  /// The key of the list for a command, the primary one if there are several; nil if there is none.
  static func key(for command: BrowserCommand) -> Key? {
    list.bindings.first { $0.action == command }?.keys.first
  }

  /// The key tables in Markdown, for the guide.
  package static func markdown(_ words: Words) -> String {
    [(Word.helpKeys, list), (.helpPromptKeys, prompt)].map { title, map in
      let rows = map.bindings.map { binding in
        "| \(binding.keys.map { "`\($0.label)`" }.joined(separator: " ")) | \(words[binding.help]) |"
      }
      return (["| \(words[title]) | |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
