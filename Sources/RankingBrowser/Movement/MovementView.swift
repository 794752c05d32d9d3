import RankingCore
import TerminalUI

/// The movement chart: slopes from last year's ranks to this year's, or a table of them where there is no room.
enum MovementView {
  /// - Parameter width: cells that there are.
  static func panel(_ chart: MovementChart, _ look: Look, width: Int) -> Panel {
    let marks = look.theme.marks
    let title = look.words.filled(.movementTitle, text: marks.right)
    guard !chart.entries.isEmpty else {
      let line = PanelLine([.init(0, look.words[.movementNone], .panelLabel)])
      return Panel(title: title, width: min(TextWidth.cells(of: title), width), lines: [line])
    }
    var header = chart.total > chart.entries.count ? [limit(chart, look)] : []
    guard let columns = MovementColumns(chart.metrics, width: width) else {
      let table = MovementTable(chart: chart, look: look, width: width)
      return Panel(title: title, width: width, header: header, count: chart.entries.count, line: table.line)
    }
    let rows = MovementRows(chart: chart, look: look, columns: columns)
    let scale = look.words.filled(
      chart.metrics.hasBreaks ? .movementScaleBroken : .movementScale, text: marks.cut.string)
    let both = "\(title)  \(scale)"
    let isRoomy = TextWidth.cells(of: both) <= columns.width
    if !isRoomy { header.append(PanelLine([.init(0, scale, .panelLabel)])) }
    return Panel(
      title: isRoomy ? both : title, width: columns.width, header: header, count: chart.axis.rows.count,
      line: rows.line)
  }

  /// Says that not all towns are drawn.
  private static func limit(_ chart: MovementChart, _ look: Look) -> PanelLine {
    let text = look.words.filled(.movementLimit, chart.entries.count, text: String(chart.total))
    return PanelLine([.init(0, text, .panelLabel)])
  }
}
