import RankingCore
import TerminalUI

/// The help over the list: the key table and a legend of marks and colours.
enum HelpView {
  enum Line: Sendable {
    case heading(Word)
    case key([Key], Word)
    case legend(@Sendable (Theme) -> (String, Style), Word)
    case blank
  }

  /// - Returns: where the panel stands.
  static func draw(scroll: Int, _ state: BrowserState, _ look: Look, into frame: inout Buffer) -> Rect {
    let theme = look.theme
    let panel = panel(in: state.size)
    frame.fill(panel, theme[.panel])
    // The last column is for the marks that say that there is more.
    let inner = panel.width > 20 ? panel.inset(horizontally: 2) : panel.withoutLastColumn
    let keyWidth = min(18, inner.width / 3)
    for (row, line) in lines.dropFirst(scroll).prefix(inner.height).enumerated() {
      let point = Point(x: inner.x, y: inner.y + row)
      let text = Point(x: inner.x + keyWidth + 1, y: point.y)
      func write(_ word: Word, at point: Point, _ role: Role) {
        let text = Text(look.words[word]).fitted(to: inner.maxX - point.x, mark: theme.marks.cut)
        frame.write(text, at: point, in: inner, theme[role])
      }
      switch line {
      case .heading(let word):
        write(word, at: point, .panelTitle)
      case .key(let keys, let word):
        let label = Text(keys.map(theme.marks.label).joined(separator: " "))
        frame.write(
          label.fitted(to: keyWidth, mark: theme.marks.cut), at: point, in: inner, theme[.panelKey])
        write(word, at: text, .panelText)
      case .legend(let sample, let word):
        let (mark, style) = sample(theme)
        frame.write(Text(mark).fitted(to: keyWidth, mark: theme.marks.cut), at: point, in: inner, style)
        write(word, at: text, .panelText)
      case .blank: break
      }
    }
    drawMore(scroll: scroll, theme, in: panel, into: &frame)
    return panel
  }

  /// Marks at the right edge say that there is more above or below.
  private static func drawMore(scroll: Int, _ theme: Theme, in panel: Rect, into frame: inout Buffer) {
    let x = panel.maxX - 1
    if scroll > 0 { frame.write(theme.marks.up, at: Point(x: x, y: panel.y), in: panel, theme[.panelKey]) }
    if scroll + panel.height < lines.count {
      frame.write(theme.marks.down, at: Point(x: x, y: panel.maxY - 1), in: panel, theme[.panelKey])
    }
  }

  static let lines: [Line] =
    [.heading(.helpKeys)] + BrowserKeyMap.list.bindings.map { .key($0.keys, $0.help) }
    + [.blank, .heading(.helpLegend)] + legend

  private static let legend: [Line] = [
    .legend({ ($0.marks.up, $0[.movementUp].over($0[.row])) }, .legendUp),
    .legend({ ($0.marks.down, $0[.movementDown].over($0[.row])) }, .legendDown),
    .legend({ ($0.marks.unchanged, $0[.movementUnchanged].over($0[.row])) }, .legendUnchanged),
    .legend({ ($0.marks.new, $0[.movementNew].over($0[.row])) }, .legendNew),
    .legend({ (" \($0.marks.crown)  1 ", $0[.badgeRent]) }, .legendCrown),
    .legend({ ("  4 ", $0[.badgeRent]) }, .legendBadge),
    .legend({ (" 11 ", $0[.softBadgeRent]) }, .legendSoftBadge),
    .legend({ ($0.marks.chosen, $0[.markRent].over($0[.grid])) }, .legendChosen),
    .legend({ ($0.marks.axis + $0.marks.bar + $0.marks.bar, $0[.movementUp].over($0[.row])) }, .legendBar),
  ]

  static func pageHeight(in size: Size) -> Int { max(panel(in: size).height - 1, 1) }

  /// The scroll nearest to a wish.
  static func scroll(_ wish: Int, in size: Size) -> Int {
    min(max(wish, 0), max(lines.count - panel(in: size).height, 0))
  }

  private static func panel(in size: Size) -> Rect {
    let list = ScreenLayout(size).list
    let area = size.width >= 44 ? list.inset(horizontally: 2, vertically: list.height >= 12 ? 1 : 0) : list
    return area.centered(width: 72, height: lines.count)
  }
}
