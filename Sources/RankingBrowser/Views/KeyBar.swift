import RankingCore
import TerminalUI

/// The last row: what can be pressed now, and where one is. Its entries can be clicked.
enum KeyBar {
  struct Entry {
    let keys: String
    let word: Word
    /// What a click does; nil where a click could not say which way.
    let action: BrowserAction?
    /// What the entry is about, such as the text of the filter.
    var text: String?
    /// Room is kept for this word, so that the entries behind stand still when it takes the place of `word`.
    var otherWord: Word?
    /// The lowest are left out first where the bar is too narrow.
    let priority: Int
  }

  /// An entry in its place.
  struct Placed {
    let entry: Entry
    let area: Rect
  }

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard !rect.isEmpty else { return }
    let theme = look.theme
    frame.fill(rect, theme[.header])
    for placed in entries(state, look, in: rect) {
      var x = placed.area.x
      for (text, style) in parts(placed.entry, state, look) {
        x += frame.write(text, at: Point(x: x, y: rect.y), in: rect, style) + 1
      }
    }
    let position = position(state, look)
    // Half a position would tell another one.
    guard position.width + 2 <= rect.width else { return }
    frame.write(position, at: Point(x: rect.maxX - position.width - 1, y: rect.y), in: rect, theme[.keyBar])
  }

  /// What an entry shows, a blank between the parts.
  private static func parts(_ entry: Entry, _ state: BrowserState, _ look: Look) -> [(text: Text, style: Style)] {
    let theme = look.theme
    let about = entry.text.map { Text(onScreen: $0).fitted(to: longestText, mark: theme.marks.cut) }
    let keys = Text(entry.keys)
    let word = Text(look.words[entry.word])
    return [(about, theme[.prompt]), (keys, theme[Role.key(state.market)]), (word, theme[.keyBar])]
      .compactMap { text, style in text.map { ($0, style) } }
  }

  /// Cells for the text of the filter.
  private static let longestText = 16

  /// The entries that have room, from the left.
  static func entries(_ state: BrowserState, _ look: Look, in rect: Rect) -> [Placed] {
    var entries = entries(state, look.theme.marks)
    let position = position(state, look).width
    let room = rect.width - 2 - (position > 0 ? position + 1 : 0)
    func width(_ entry: Entry) -> Int {
      let shown = parts(entry, state, look).reduce(-1) { $0 + $1.text.width + 1 }
      guard let other = entry.otherWord else { return shown }
      return shown + max(TextWidth.cells(of: look.words[other]) - TextWidth.cells(of: look.words[entry.word]), 0)
    }
    while entries.reduce(-2, { $0 + width($1) + 2 }) > room,
      let least = entries.indices.min(by: { entries[$0].priority < entries[$1].priority })
    {
      entries.remove(at: least)
    }
    var x = rect.x + 1
    return entries.map { entry in
      defer { x += width(entry) + 2 }
      return Placed(entry: entry, area: Rect(x: x, y: rect.y, width: width(entry), height: 1))
    }
  }

  private static func entries(_ state: BrowserState, _ marks: Marks) -> [Entry] {
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

  /// Where one is: the chosen row of the rows that are shown, and what a filter shows of the other tab.
  static func position(_ state: BrowserState, _ look: Look) -> Text {
    let rows = state.listLayout.rowCount
    guard state.loading == nil, state.overlay == nil else { return Text("") }
    var parts: [String] = []
    switch state.chosenItem(state.market) {
    case .row(let index): parts.append("\(index + 1)/\(rows)")
    case .button: parts.append("-/\(rows)")
    case nil: break
    }
    if let other = state.otherMatches { parts.append(SearchBar.otherTab(state.market.other, other, look.words)) }
    return Text(parts.joined(separator: "  "))
  }
}
