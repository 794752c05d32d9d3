import RankingCore
import TerminalUI

// What can be pressed, by what is open.
extension KeyBar {
  /// All of them, whether there is room or not.
  static func entries(_ state: BrowserState, _ marks: Marks) -> [Entry] {
    let quit = Entry(keys: "q", word: .barQuit, action: .quit, priority: 9)
    switch state.overlay {
    case .panel(let panel): return panelEntries(panel, state, marks) + [quit]
    case .town:
      return [
        Entry(keys: "\(marks.up) \(marks.down)", word: .barTown, action: nil, priority: 5),
        Entry(keys: "\(marks.left) \(marks.right)", word: .barOtherList, action: .cycleTab, priority: 4),
        Entry(keys: "f", word: .barFavorite, action: .toggleFavorite, priority: 8),
        Entry(keys: "o", word: .barSource, action: .openSource, priority: 2),
        Entry(keys: "y", word: .barCopy, action: .copy, priority: 3),
        Entry(keys: "Esc", word: .barBack, action: .close, priority: 10), quit,
      ]
    case nil:
      return state.loading == nil ? listEntries(state, marks) + [quit] : [quit]
    }
  }

  private static func panelEntries(_ panel: PanelState, _ state: BrowserState, _ marks: Marks) -> [Entry] {
    let close = Entry(keys: "Esc", word: .barClose, action: .close, priority: 10)
    let copy = Entry(keys: "y", word: .barCopy, action: .copy, priority: 0)
    let arrows = "\(marks.up) \(marks.down)"
    guard state.panel(panel).hasChoice else {
      return [Entry(keys: arrows, word: .barScroll, action: nil, priority: 1), copy, close]
    }
    let word: Word = panel.kind.view == .lines ? .barFilter : .barTake
    return [
      Entry(keys: arrows, word: .barChoice, action: nil, priority: 1),
      Entry(keys: marks.enter, word: word, action: .activate, priority: 8), copy, close,
    ]
  }

  private static func listEntries(_ state: BrowserState, _ marks: Marks) -> [Entry] {
    var entries: [Entry] = []
    // In the order in which Esc drops them.
    if let search = state.search {
      entries.append(
        Entry(keys: "Esc", word: .barDropFilter, action: .close, text: "/" + search.text.string, priority: 11))
    } else if let line = state.line {
      entries.append(Entry(keys: "Esc", word: .barDropFilter, action: .close, text: line.name, priority: 11))
    } else if state.showsFavoritesOnly {
      entries.append(Entry(keys: "F", word: .barAll, action: .toggleFavoritesOnly, priority: 11))
    }
    entries.append(Entry(keys: "\(marks.left) \(marks.right)", word: .barTabs, action: .cycleTab, priority: 6))
    if state.hasRest {
      let words: (Word, Word) = state.list.isExpanded ? (.barHide, .barRest) : (.barRest, .barHide)
      entries.append(Entry(keys: "e", word: words.0, action: .toggleExpansion, otherWord: words.1, priority: 7))
    }
    if let chosen = state.chosenItem(state.market) {
      entries.append(Entry(keys: "\(marks.up) \(marks.down)", word: .barChoice, action: nil, priority: 2))
      let word: Word = chosen == .button ? .barPress : .barDetail
      entries.append(Entry(keys: marks.enter, word: word, action: .activate, priority: 4))
    }
    if state.order != .rank {
      entries.append(Entry(keys: "s", word: state.order.word, action: .sort(by: 1), priority: 3))
    }
    entries.append(Entry(keys: "/", word: .barSearch, action: .search, priority: 5))
    entries.append(Entry(keys: "f", word: .barFavorite, action: .toggleFavorite, priority: 1))
    entries.append(Entry(keys: "?", word: .barHelp, action: .open(.help), priority: 8))
    return entries
  }
}
