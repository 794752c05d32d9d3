import TerminalUI

/// The browser's keys: the tables used by dispatch, help, key bar, guide and manual.
package enum BrowserKeyMap {
  /// Keys that belong together, under a heading of the help.
  package struct Group: Sendable {
    /// The heading.
    package let heading: Word
    /// The rows in the order of the help.
    package let bindings: [Binding<BrowserCommand, Word>]

    init(_ heading: Word, _ bindings: [Binding<BrowserCommand, Word>]) {
      self.heading = heading
      self.bindings = bindings
    }
  }

  /// All keys as help, guide and manual list them.
  package static let groups = [moving, rows, views, Group(.helpPromptKeys, prompt.bindings), program]

  /// Keys of the list and of what is open over it.
  package static let list = KeyMap<BrowserCommand, Word>([moving, rows, views, program].flatMap(\.bindings))

  private static let moving = Group(
    .helpMoving,
    [
      Binding([.left, .character("h")], .previousTab, .helpPreviousTab),
      Binding([.right, .character("l")], .nextTab, .helpNextTab),
      Binding([.tab, .backTab], .cycleTab, .helpCycleTab),
      Binding([.character("1")], .selectTab(.rent), .helpRentTab),
      Binding([.character("2")], .selectTab(.buy), .helpBuyTab),
      Binding([.up, .character("k")], .move(.up), .helpUp),
      Binding([.down, .character("j")], .move(.down), .helpDown),
      Binding([.pageUp], .move(.pageUp), .helpPageUp),
      Binding([.pageDown], .move(.pageDown), .helpPageDown),
      Binding([.control("u")], .move(.halfPageUp), .helpHalfUp),
      Binding([.control("d")], .move(.halfPageDown), .helpHalfDown),
      Binding([.home, .character("g")], .move(.first), .helpFirst),
      Binding([.end, .character("G")], .move(.last), .helpLast),
    ])

  private static let rows = Group(
    .helpList,
    [
      Binding([.character("e")], .toggleExpansion, .helpRest),
      Binding([.enter, .character(" ")], .activate, .helpActivate),
      Binding([.character("/")], .search, .helpSearch),
      Binding([.character("f")], .toggleFavorite, .helpFavorite),
      Binding([.character("F")], .toggleFavoritesOnly, .helpFavoritesOnly),
      Binding([.character("s")], .sort(by: 1), .helpSort),
      Binding([.character("S")], .sort(by: -1), .helpSortBack),
      Binding([.character("y")], .copy, .helpCopy),
      Binding([.character("o")], .openSource, .helpOpenSource),
    ])

  private static let views = Group(
    .helpViews,
    PanelKind.views.map { Binding($0.keys, .open($0), $0.help) } + [
      Binding([.character("[")], .region(by: -1), .helpPreviousRegion),
      Binding([.character("]")], .region(by: 1), .helpNextRegion),
      Binding([.character("{")], .year(by: -1), .helpPreviousYear),
      Binding([.character("}")], .year(by: 1), .helpNextYear),
      Binding([.character("R")], .reread, .helpReread),
      Binding([.character("p")], .toggleSide, .helpSide),
      Binding([.escape], .close, .helpClose),
    ])

  private static let program = Group(
    .helpProgram,
    [
      Binding(PanelKind.help.keys, .open(.help), PanelKind.help.help),
      Binding([.character("a")], .changeLanguage, .helpLanguage),
      Binding([.control("l")], .redraw, .helpRedraw),
      Binding([.control("z")], .suspend, .helpSuspend),
      Binding([.character("q"), .control("c")], .quit, .helpQuit),
    ])

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

  /// The place of a command in the table of the list; those that are not there come last.
  static func place(of command: BrowserCommand) -> Int {
    list.bindings.firstIndex { $0.action == command } ?? list.bindings.count
  }

  /// The key of the list for a command, the primary one if there are several; nil if there is none.
  static func key(for command: BrowserCommand) -> Key? {
    list.bindings.first { $0.action == command }?.keys.first
  }

  /// The groups as tables in Markdown, for the guide.
  package static func markdown(_ words: Words) -> String {
    groups.map { group in
      let rows = group.bindings.map { binding in
        "| \(binding.keys.map { "`\($0.label)`" }.joined(separator: " ")) | \(words[binding.help]) |"
      }
      return (["| \(words[group.heading]) | |", "|---|---|"] + rows).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
