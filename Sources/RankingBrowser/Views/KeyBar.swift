import RankingCore
import TerminalUI

/// The last row: what can be pressed now, and where one is. Its entries can be clicked.
enum KeyBar {
  struct Entry {
    let keys: String
    let word: Word
    /// What a click does; nil where a click could not say which way.
    let action: BrowserAction?
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
      let point = Point(x: placed.area.x, y: rect.y)
      let used = frame.write(placed.entry.keys, at: point, in: rect, theme[Role.key(state.market)])
      frame.write(look.words[placed.entry.word], at: Point(x: point.x + used + 1, y: rect.y), in: rect, theme[.keyBar])
    }
    let position = Text(position(state))
    // Half a position would tell another one.
    guard position.width + 2 <= rect.width else { return }
    frame.write(position, at: Point(x: rect.maxX - position.width - 1, y: rect.y), in: rect, theme[.keyBar])
  }

  /// The entries that have room, from the left.
  static func entries(_ state: BrowserState, _ look: Look, in rect: Rect) -> [Placed] {
    var entries = entries(state, look.theme.marks)
    let room = rect.width - 2 - TextWidth.cells(of: position(state))
    func width(_ entry: Entry) -> Int {
      let words = [entry.word, entry.otherWord].compactMap { $0 }
      return TextWidth.cells(of: entry.keys) + 1 + words.reduce(0) { max($0, TextWidth.cells(of: look.words[$1])) }
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
    if state.overlay != nil {
      return [
        Entry(keys: "\(marks.up) \(marks.down)", word: .barScroll, action: nil, priority: 1),
        Entry(keys: "Esc", word: .barClose, action: .close, priority: 10), quit,
      ]
    }
    if state.loading != nil { return [quit] }
    var entries = [Entry(keys: "\(marks.left) \(marks.right)", word: .barTabs, action: .cycleTab, priority: 6)]
    if state.hasRest {
      let words: (Word, Word) = state.list.isExpanded ? (.barHide, .barRest) : (.barRest, .barHide)
      entries.append(Entry(keys: "e", word: words.0, action: .toggleExpansion, otherWord: words.1, priority: 7))
    }
    if state.listLayout.itemCount > 0 {
      entries.append(Entry(keys: "\(marks.up) \(marks.down)", word: .barChoice, action: nil, priority: 2))
    }
    if state.chosenItem(state.market) == .button {
      entries.append(Entry(keys: marks.enter, word: .barPress, action: .activate, priority: 3))
    }
    entries.append(Entry(keys: "?", word: .barHelp, action: .toggleHelp, priority: 8))
    return entries + [quit]
  }

  /// Where one is: the chosen row of the rows that are shown.
  static func position(_ state: BrowserState) -> String {
    let rows = state.listLayout.rowCount
    guard state.loading == nil, state.overlay == nil, rows > 0 else { return "" }
    return switch state.chosenItem(state.market) {
    case .row(let index): "\(index + 1)/\(rows)"
    case .button, nil: "-/\(rows)"
    }
  }
}
