import TerminalUI

extension PanelKind {
  /// The keys in groups, and a legend of marks and colours; in two columns if there is room.
  static let help = PanelKind(
    "help", keys: [.character("?"), .function(1)], help: .helpHelp, bar: .barHelp, isLong: false
  ) { input in
    HelpPanel.panel(input.words, width: input.width())
  }
}

enum HelpPanel {
  /// Cells between two columns.
  private static let gap = 4

  /// A row of a part of the help: what is explained, and how.
  private struct Row {
    let label: String
    let role: Role
    let help: String
  }

  /// A heading and the rows below it.
  private struct Part {
    let heading: String
    let rows: [Row]
  }

  /// - Parameter width: the cells available. With room for two columns there are two, and a help text that has no room
  ///   beside its keys is below them.
  static func panel(_ words: Words, width: Int) -> Panel {
    let marks = words.marks
    let keys = BrowserKeyMap.groups.map { group in
      let rows = group.bindings.map { binding in
        Row(
          label: binding.keys.map(marks.label).joined(separator: " "), role: .panelKey, help: words[binding.help])
      }
      return Part(heading: words[group.heading], rows: rows)
    }
    let parts =
      keys + [Part(heading: words[.helpLegend], rows: legend(marks).map { Row(label: $0, role: $1, help: words[$2]) })]
    let middle = middle(parts)
    let (left, right) = (parts[..<middle], parts[middle...])
    let rightX = self.width(left) + gap
    let wide = rightX + self.width(right)
    guard wide <= width else {
      let narrow = self.width(parts[...])
      let lines = lines(parts[...], min(narrow, width))
      return Panel(title: words[.helpKeys], width: narrow, lines: lines.map { PanelLine($0) })
    }
    var lines = lines(left, width)
    for (row, pieces) in self.lines(right, width).enumerated() {
      if row == lines.count { lines.append([]) }
      lines[row] += pieces.map { PanelLine.Piece($0.x + rightX, $0.text, $0.role) }
    }
    return Panel(title: words[.helpKeys], width: wide, lines: lines.map { PanelLine($0) })
  }

  /// The part with which the second of two columns begins, so that they are as short as they can be.
  private static func middle(_ parts: [Part]) -> Int {
    func height(_ parts: ArraySlice<Part>) -> Int { parts.reduce(0) { $0 + $1.rows.count + 2 } }
    return parts.indices.min { first, second in
      func longer(_ index: Int) -> Int { max(height(parts[..<index]), height(parts[index...])) }
      return longer(first) < longer(second)
    } ?? 0
  }

  /// Cells of the labels, with the gap after them.
  private static func labelWidth(_ parts: ArraySlice<Part>) -> Int {
    parts.flatMap(\.rows).reduce(0) { max($0, TextWidth.cells(of: $1.label)) } + 2
  }

  /// Cells of a column with every help text beside its label.
  private static func width(_ parts: ArraySlice<Part>) -> Int {
    parts.flatMap(\.rows).reduce(0) { max($0, TextWidth.cells(of: $1.help)) } + labelWidth(parts)
  }

  /// A column of parts with a blank line between them, as the pieces of its lines.
  private static func lines(_ parts: ArraySlice<Part>, _ width: Int) -> [[PanelLine.Piece]] {
    let isTight = self.width(parts) > width
    let common = labelWidth(parts)
    var lines: [[PanelLine.Piece]] = []
    for part in parts {
      // Without room for all, each part has labels as wide as its own.
      let labelWidth = isTight ? labelWidth([part]) : common
      if !lines.isEmpty { lines.append([]) }
      lines.append([.init(0, part.heading, .panelTitle)])
      for row in part.rows {
        let label = PanelLine.Piece(0, row.label, row.role)
        let isBeside = labelWidth + TextWidth.cells(of: row.help) <= width
        let help = PanelLine.Piece(isBeside ? labelWidth : 2, row.help, .panelText)
        lines += isBeside ? [[label, help]] : [[label], [help]]
      }
    }
    return lines
  }

  private static func legend(_ marks: Marks) -> [(String, Role, Word)] {
    func bar(_ ranks: Int) -> String { marks.axis + MovementBar.sides(.up(ranks), marks).right }
    return [
      (marks.up, .panelUp, .legendUp), (marks.down, .panelDown, .legendDown),
      (marks.unchanged, .panelUnchanged, .legendUnchanged), (marks.new, .panelNew, .legendNew),
      (" \(marks.crown)  1 ", .badgeRent, .legendCrown), ("  4 ", .badgeRent, .legendBadge),
      (" 11 ", .softBadgeRent, .legendSoftBadge), (marks.favorite, .panelFavorite, .favorite),
      (marks.chosen, .panelKey, .legendChosen), (bar(3), .panelUp, .legendBar),
      (bar(MovementBar.half + 1), .panelUp, .legendLongBar),
    ]
  }
}
