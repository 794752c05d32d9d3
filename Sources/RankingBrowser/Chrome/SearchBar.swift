import RankingCore
import TerminalUI

/// The search prompt in place of the key bar: what was typed, and how many towns match in both tabs.
enum SearchBar {
  private static let prefix = "/"

  /// - Returns: where the next character goes.
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) -> Point {
    guard let text = state.search?.text else { return Point(x: rect.x, y: rect.y) }
    let theme = look.theme
    frame.fill(rect, theme[.header])
    let start = Point(x: rect.x + 1, y: rect.y)
    frame.write(prefix, at: start, in: rect, theme[Role.key(state.market)])
    // What is searched, if not all towns.
    let scope = scope(state, look, width: rect.width)
    frame.write(scope, at: Point(x: start.x + 2, y: rect.y), in: rect, theme[.keyBar])
    let fieldX = start.x + 2 + (scope.width > 0 ? scope.width + 1 : 0)
    let counts = counts(state, look)
    let countsX = rect.maxX - counts.width - 1
    // If there is room for only one of them, the text matters more than the counts.
    let showsCounts = !text.isEmpty && countsX >= fieldX + 12
    let field = Rect(
      x: fieldX, y: rect.y, width: (showsCounts ? countsX - 1 : rect.maxX) - fieldX, height: rect.height)
    if showsCounts { frame.write(counts, at: Point(x: countsX, y: rect.y), in: rect, theme[.keyBar]) }
    guard !text.isEmpty else {
      let hint = Text(look.words[.helpSearch]).fitted(to: field.width, mark: look.words.marks.cut)
      frame.write(hint, at: Point(x: field.x, y: field.y), in: field, theme[.hint])
      return inside(Point(x: field.x, y: field.y), rect)
    }
    // The cursor stays inside: the text to the left of it is shifted out.
    let before = TextWidth.cells(of: text.before)
    let shift = max(before - max(field.width - 1, 0), 0)
    frame.write(text.string, at: Point(x: field.x - shift, y: field.y), in: field, theme[.prompt])
    return inside(Point(x: field.x + before - shift, y: field.y), rect)
  }

  /// Says that only the favourites are searched; a mark alone where there is no room for words.
  private static func scope(_ state: BrowserState, _ look: Look, width: Int) -> Text {
    guard state.showsFavoritesOnly else { return Text("") }
    let mark = look.words.marks.favorite
    return Text(width < 60 ? mark : "\(mark) \(look.words[.favoritesOnly]):")
  }

  private static func inside(_ point: Point, _ rect: Rect) -> Point {
    Point(x: max(min(point.x, rect.maxX - 1), rect.x), y: point.y)
  }

  /// How many towns match in this tab and in the other.
  static func counts(_ state: BrowserState, _ look: Look) -> Text {
    let words = look.words
    if state.isWorking { return Text(words[.working]) }
    var parts = [words.filled(.found, state.rows[state.market].count)]
    if let other = state.otherMatches { parts.append(otherTab(state.market.other, other, words)) }
    return Text(parts.joined(separator: "  "))
  }

  /// For example "買って: 2件".
  static func otherTab(_ market: Market, _ count: Int, _ words: Words) -> String {
    "\(words.shortTab(market)): \(words.filled(.found, count))"
  }
}
