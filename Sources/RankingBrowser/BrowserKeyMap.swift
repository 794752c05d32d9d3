import TerminalUI

/// The browser's keys: one table for dispatch, key bar, help and README.
package enum BrowserKeyMap {
  package static let list = KeyMap<BrowserAction, Word>([
    Binding([.left, .character("h")], .previousTab, .helpPreviousTab),
    Binding([.right, .character("l")], .nextTab, .helpNextTab),
    Binding([.tab], .cycleTab, .helpCycleTab),
    Binding([.backTab], .cycleTab, .helpCycleTabBack),
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
    Binding([.character("?"), .function(1)], .toggleHelp, .helpHelp),
    Binding([.escape], .close, .helpClose),
    Binding([.control("l")], .redraw, .helpRedraw),
    Binding([.control("z")], .suspend, .helpSuspend),
    Binding([.character("q"), .control("c")], .quit, .helpQuit),
  ])

  /// The key table in Markdown, as the README has it.
  package static func markdown(_ words: Words) -> String {
    var rows = ["| | |", "|---|---|"]
    for binding in list.bindings {
      let keys = binding.keys.map { "`\($0.label)`" }.joined(separator: " ")
      rows.append("| \(keys) | \(words[binding.help]) |")
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
