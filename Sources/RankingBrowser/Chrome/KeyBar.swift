import RankingCore
import TerminalUI

/// The last row: what can be pressed now, and the position in the list. Its entries can be clicked.
enum KeyBar {
  struct Entry {
    /// What its keys do; they are named as in the key table.
    let commands: [BrowserCommand]
    let word: Word
    /// What a click does anywhere on it; nil if that depends on the key.
    let click: BrowserCommand?
    /// Entries with the lowest priority are left out first if the bar is too narrow, the last of them first.
    let priority: Int
    /// What the entry refers to, such as the text of the filter.
    let text: String?
    /// Room is kept for this word, so that the entries after it do not move when it replaces `word`.
    let otherWord: Word?

    init(_ command: BrowserCommand, _ word: Word, _ priority: Int, text: String? = nil, otherWord: Word? = nil) {
      commands = [command]
      self.word = word
      click = command
      self.priority = priority
      self.text = text
      self.otherWord = otherWord
    }

    /// Two keys, one for each direction.
    init(_ first: BrowserCommand, _ second: BrowserCommand, _ word: Word, _ priority: Int, click: BrowserCommand? = nil)
    {
      commands = [first, second]
      self.word = word
      self.click = click
      self.priority = priority
      text = nil
      otherWord = nil
    }

    /// Its keys as they are shown.
    func labels(_ marks: Marks) -> [String] {
      commands.compactMap(BrowserKeyMap.key).map { $0 == .enter ? marks.enter : marks.label($0) }
    }
  }

  /// The text of an entry, with a blank between its parts.
  private struct Label {
    let entry: Entry
    let parts: [(text: Text, role: Role)]
    /// Cells, including the room that is kept.
    let width: Int
    /// Cells of the first of two keys.
    let firstKey: Int

    init(_ entry: Entry, _ state: BrowserState) {
      self.entry = entry
      let words = state.words
      let labels = entry.labels(words.marks)
      firstKey = labels.first.map(TextWidth.cells) ?? 0
      let keys = Text(labels.joined(separator: " "))
      let word = Text(words[entry.word])
      var parts = [(keys, Role.key(state.market)), (word, .keyBar)]
      var width = keys.width + 1 + word.width
      if let about = entry.text {
        let text = Text(onScreen: about).fitted(to: longestText, mark: words.marks.cut)
        parts.insert((text, .prompt), at: 0)
        width += text.width + 1
      }
      if let other = entry.otherWord { width += max(TextWidth.cells(of: words[other]) - word.width, 0) }
      self.parts = parts
      self.width = width
    }
  }

  struct Placed {
    let entry: Entry
    fileprivate let parts: [(text: Text, role: Role)]
    /// Cells of the first of two keys.
    fileprivate let firstKey: Int
    let area: Rect

    /// What a click on one of its cells does: of two keys each does its own, and the word what the second does.
    func click(at x: Int) -> BrowserCommand? {
      entry.click ?? (x - area.x < firstKey ? entry.commands.first : entry.commands.last)
    }
  }

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard !rect.isEmpty else { return }
    let theme = look.theme
    frame.fill(rect, theme[.header])
    let position = position(state)
    for placed in entries(state, in: rect) {
      var x = placed.area.x
      for (text, role) in placed.parts {
        x += frame.write(text, at: Point(x: x, y: rect.y), in: rect, theme[role]) + 1
      }
    }
    // A cut position would read as a different one.
    guard position.width + 2 <= rect.width else { return }
    frame.write(position, at: Point(x: rect.maxX - position.width - 1, y: rect.y), in: rect, theme[.keyBar])
  }

  /// The most cells that the text of the filter takes.
  private static let longestText = 16

  /// The entries that fit, from the left.
  static func entries(_ state: BrowserState, in rect: Rect) -> [Placed] {
    var labels = entries(state).map { Label($0, state) }
    // Room for the longest position: entries stay when the choice moves.
    let longest = self.position(state, isLongest: true)
    let room = rect.width - 2 - (longest.width > 0 ? longest.width + 1 : 0)
    while labels.reduce(-2, { $0 + $1.width + 2 }) > room,
      let least = labels.indices.reversed().min(by: { labels[$0].entry.priority < labels[$1].entry.priority })
    {
      labels.remove(at: least)
    }
    var x = rect.x + 1
    return labels.map { label in
      defer { x += label.width + 2 }
      let area = Rect(x: x, y: rect.y, width: label.width, height: 1)
      return Placed(entry: label.entry, parts: label.parts, firstKey: label.firstKey, area: area)
    }
  }

  /// The position in the list: the chosen row of the rows that are shown, and the number of matches in the other tab.
  /// - Parameter isLongest: as if the last row were chosen.
  static func position(_ state: BrowserState, isLongest: Bool = false) -> Text {
    let rows = state.listLayout.rowCount
    guard state.loading == nil, state.overlay == nil else {
      return Text(state.isWorking ? state.words[.working] : "")
    }
    var parts: [String] = []
    switch state.chosenItem(state.market) {
    case .row(let index): parts.append("\(isLongest ? rows : index + 1)/\(rows)")
    case .button: parts.append(isLongest ? "\(rows)/\(rows)" : "-/\(rows)")
    case nil: break
    }
    if state.isWorking {
      parts.append(state.words[.working])
    } else if state.isRereading {
      parts.append(state.words[.loading])
    } else if let other = state.otherMatches {
      parts.append(SearchBar.otherTab(state.market.other, other, state.words))
    }
    return Text(parts.joined(separator: "  "))
  }
}

// MARK: What can be pressed, by what is open

extension KeyBar {
  /// Cells from which the bar names all that can be explored, before what arrows and Enter do.
  private static let roomy = 100

  /// All entries, whether they fit or not.
  static func entries(_ state: BrowserState) -> [Entry] {
    let quit = Entry(.quit, .barQuit, 10)
    guard let overlay = state.overlay else {
      return state.loading == nil ? listEntries(state) + [quit] : [quit]
    }
    return (overlay.page == nil ? panelEntries(overlay) : pageEntries) + [quit]
  }

  private static let pageEntries = [
    Entry(.move(.up), .move(.down), .barTown, 5), Entry(.previousTab, .nextTab, .barOtherList, 4, click: .cycleTab),
    Entry(.toggleFavorite, .barFavorite, 8), Entry(.openSource, .barSource, 2), Entry(.copy, .barCopy, 3),
    Entry(.close, .barBack, 10),
  ]

  private static func panelEntries(_ overlay: PanelState) -> [Entry] {
    let copy = Entry(.copy, .barCopy, 0)
    let close = Entry(.close, .barClose, 10)
    guard overlay.panel.hasChoice else { return [Entry(.move(.up), .move(.down), .barScroll, 1), copy, close] }
    let years =
      overlay.kind == .trend
      ? [
        Entry(.year(by: -1), .year(by: 1), .headerYears, 6),
        Entry(.previousTab, .nextTab, .barTabs, 5, click: .cycleTab),
        Entry(.toggleFavorite, .barFavorite, 4),
      ] : []
    let enter = overlay.kind.enter.map { [Entry(.activate, $0, 8)] } ?? []
    return [Entry(.move(.up), .move(.down), .barChoice, 1)] + enter + years + [copy, close]
  }

  private static func listEntries(_ state: BrowserState) -> [Entry] {
    var entries = [
      Entry(.previousTab, .nextTab, .barTabs, 6, click: .cycleTab), Entry(.open(.help), PanelKind.help.bar, 9),
    ]
    if state.hasRest {
      let words: (Word, Word) = state.list.isExpanded ? (.barHide, .barRest) : (.barRest, .barHide)
      entries.append(Entry(.toggleExpansion, words.0, 7, otherWord: words.1))
    }
    if let chosen = state.chosenItem(state.market) {
      entries.append(Entry(.move(.up), .move(.down), .barChoice, 2))
      entries.append(Entry(.activate, chosen == .button ? .barPress : PanelKind.town.bar, 4))
    }
    let isRoomy = state.size.width >= roomy
    func explore(_ command: BrowserCommand, _ word: Word, _ priority: Int) -> Entry {
      Entry(command, word, isRoomy ? 8 : priority)
    }
    entries.append(explore(.search, .barSearch, 5))
    if state.canRetry { entries.append(Entry(.reread, .barRetry, 10)) }
    if case .row = state.chosenItem(state.market) { entries.append(explore(.toggleFavorite, .barFavorite, 1)) }
    if isRoomy || state.order != .rank { entries.append(explore(.sort(by: 1), .barSort, 3)) }
    // At 100 cells there is room for all but the last of them.
    if isRoomy { entries += PanelKind.views.map { Entry(.open($0), $0.bar, $0 == .trend ? 7 : 8) } }
    if state.offersLanguage { entries.append(Entry(.changeLanguage, .barLanguage, 11)) }
    return narrowing(state)
      + entries.map { ($0, place: $0.commands.first.map(BrowserKeyMap.place) ?? 0) }
      .sorted { $0.place < $1.place }.map(\.0)
  }

  /// What the list is narrowed to: what Esc drops next, and the favourites.
  private static func narrowing(_ state: BrowserState) -> [Entry] {
    let filter = state.search.map { "/" + $0.text.string } ?? state.line?.name(state.words)
    return (filter.map { [Entry(.close, .barDropFilter, 12, text: $0)] } ?? [])
      + (state.showsFavoritesOnly ? [Entry(.toggleFavoritesOnly, .barAll, filter == nil ? 12 : 8)] : [])
  }
}
