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

  /// What an entry shows, a blank between the parts.
  private struct Label {
    let entry: Entry
    let parts: [(text: Text, style: Style)]
    /// Cells, with the room that is kept.
    let width: Int

    init(_ entry: Entry, _ state: BrowserState, _ look: Look) {
      self.entry = entry
      let theme = look.theme
      let keys = Text(entry.keys)
      let word = Text(look.words[entry.word])
      var parts = [(keys, theme[Role.key(state.market)]), (word, theme[.keyBar])]
      var width = keys.width + 1 + word.width
      if let about = entry.text {
        let text = Text(onScreen: about).fitted(to: longestText, mark: theme.marks.cut)
        parts.insert((text, theme[.prompt]), at: 0)
        width += text.width + 1
      }
      if let other = entry.otherWord { width += max(TextWidth.cells(of: look.words[other]) - word.width, 0) }
      self.parts = parts
      self.width = width
    }
  }

  /// An entry in its place.
  struct Placed {
    let entry: Entry
    fileprivate let parts: [(text: Text, style: Style)]
    let area: Rect
  }

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard !rect.isEmpty else { return }
    let theme = look.theme
    frame.fill(rect, theme[.header])
    let position = position(state, look)
    for placed in entries(state, look, in: rect, beside: position) {
      var x = placed.area.x
      for (text, style) in placed.parts {
        x += frame.write(text, at: Point(x: x, y: rect.y), in: rect, style) + 1
      }
    }
    // Half a position would tell another one.
    guard position.width + 2 <= rect.width else { return }
    frame.write(position, at: Point(x: rect.maxX - position.width - 1, y: rect.y), in: rect, theme[.keyBar])
  }

  /// Cells for the text of the filter.
  private static let longestText = 16

  /// The entries that have room, from the left.
  static func entries(_ state: BrowserState, _ look: Look, in rect: Rect) -> [Placed] {
    entries(state, look, in: rect, beside: position(state, look))
  }

  private static func entries(
    _ state: BrowserState, _ look: Look, in rect: Rect, beside position: Text
  ) -> [Placed] {
    var labels = entries(state, look.theme.marks).map { Label($0, state, look) }
    let room = rect.width - 2 - (position.width > 0 ? position.width + 1 : 0)
    while labels.reduce(-2, { $0 + $1.width + 2 }) > room,
      let least = labels.indices.min(by: { labels[$0].entry.priority < labels[$1].entry.priority })
    {
      labels.remove(at: least)
    }
    var x = rect.x + 1
    return labels.map { label in
      defer { x += label.width + 2 }
      let area = Rect(x: x, y: rect.y, width: label.width, height: 1)
      return Placed(entry: label.entry, parts: label.parts, area: area)
    }
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
    if let percent = state.searchPercent {
      parts.append(look.words.filled(.searching, percent))
    } else if let other = state.otherMatches {
      parts.append(SearchBar.otherTab(state.market.other, other, look.words))
    }
    return Text(parts.joined(separator: "  "))
  }
}
