import TerminalUI

extension PanelKind {
  /// The key tables and a legend of marks and colours.
  static let help = PanelKind("help", keys: [.character("?"), .function(1)], help: .helpHelp, isLong: false) { input in
    HelpPanel.panel(input.words, width: input.width())
  }
}

enum HelpPanel {
  private static let keyWidth = 18

  /// - Parameter width: the cells available. A word that has no room beside its keys is below them.
  static func panel(_ words: Words, width: Int) -> Panel {
    let marks = words.marks
    var lines: [PanelLine] = []
    func heading(_ word: Word) { lines.append(PanelLine([.init(0, words[word], .panelTitle)])) }
    func row(_ text: String, _ role: Role, _ word: Word) {
      let isBeside = keyWidth + TextWidth.cells(of: words[word]) <= width
      let key = PanelLine.Piece(0, text, role)
      let help = PanelLine.Piece(isBeside ? keyWidth : 2, words[word], .panelText)
      lines += isBeside ? [PanelLine([key, help])] : [PanelLine([key]), PanelLine([help])]
    }
    func table(_ map: KeyMap<BrowserCommand, Word>) {
      for binding in map.bindings {
        row(binding.keys.map(marks.label).joined(separator: " "), .panelKey, binding.help)
      }
    }
    table(BrowserKeyMap.list)
    lines.append(PanelLine())
    heading(.helpPromptKeys)
    table(BrowserKeyMap.prompt)
    lines.append(PanelLine())
    heading(.helpLegend)
    for (mark, role, word) in legend(marks) { row(mark, role, word) }
    return Panel(title: words[.helpKeys], width: 66, lines: lines)
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
