import RankingCore
import TerminalUI

/// The lines of a list, by operator. Enter narrows the lists to one of them, or to all of an operator.
enum LinesView {
  /// Cells beyond which nothing is gained.
  private static let widest = 112

  /// What Enter on a line of the panel narrows the lists to.
  static func filter(_ table: LineTable, line: Int, _ language: Language = .japanese) -> LineFilter? {
    switch table.row(line) {
    case .group(let group):
      LineFilter(name: group.owner.name(Words(language)), lines: Set(group.lines.flatMap(\.spellings)))
    case .line(let line): LineFilter(name: line.name, lines: Set(line.spellings))
    case nil: nil
    }
  }

  static func panel(_ table: LineTable, _ look: Look, width: Int) -> Panel {
    let title = look.words.filled(.linesTitle, table.summary.townCount)
    guard table.rowCount > 0 else {
      return Panel(title: title, width: 40, lines: [PanelLine([.init(0, look.words[.noData], .panelText)])])
    }
    let width = min(width, widest)
    let columns = LineColumns(table, look, width: width)
    return Panel(title: title, width: width, header: [columns.header], count: table.rowCount, hasChoice: true) {
      index in
      switch table.row(index) {
      case .group(let group):
        columns.line(group.owner.name(look.words), .panelTitle, indent: 0, group.summary, isGroup: true)
      case .line(let line):
        columns.line(line.name, .panelText, indent: LineColumns.indent, line.summary, isGroup: false)
      case nil: PanelLine()
      }
    }
  }
}

extension LineTable {
  /// A line of the panel.
  enum Row {
    case group(Group)
    case line(Line)
  }

  var rowCount: Int { groups.reduce(0) { $0 + 1 + $1.namedLines.count } }

  func row(_ index: Int) -> Row? {
    var rest = index
    for group in groups where rest >= 0 {
      if rest == 0 { return .group(group) }
      rest -= 1
      let lines = group.namedLines
      if lines.indices.contains(rest) { return .line(lines[rest]) }
      rest -= lines.count
    }
    return nil
  }
}

extension LineTable.Group {
  /// The lines below the heading: those with a name.
  fileprivate var namedLines: [LineTable.Line] { owner == .noLine ? [] : lines }
}

extension LineTable.Owner {
  /// The heading of its group.
  func name(_ words: Words) -> String {
    switch self {
    case .known(let owner): words.language == .english ? owner.englishName : owner.name
    case .other: words[.lineOtherOperators]
    case .noLine: words[.lineNone]
    }
  }
}
