import RankingCore
import TerminalUI

/// The button that opens and closes ranks 11+.
enum ExpandButton {
  static func draw(
    _ market: Market, isExpanded: Bool, isChosen: Bool, columns: RowColumns, _ look: Look, in rect: Rect,
    into frame: inout Buffer
  ) {
    let theme = look.theme
    let style = theme[Role.button(market), chosen: isChosen]
    let area = Rect(x: rect.x + columns.row.x, y: rect.y, width: columns.row.width, height: 1)
    frame.fill(area, theme[Role.button(market)])
    if isChosen, let mark = columns.mark {
      frame.write(theme.marks.chosen, at: Point(x: rect.x + mark.x, y: rect.y), in: rect, theme[Role.mark(market)])
    }
    let words =
      isExpanded ? "\(look.words[.hideRest]) \(theme.marks.up)" : "\(look.words[.showRest]) \(theme.marks.down)"
    let label = Text(words).fitted(to: area.width, mark: theme.marks.cut)
    frame.write(label, at: Point(x: area.x + (area.width - label.width) / 2, y: area.y), in: area, style)
  }
}
