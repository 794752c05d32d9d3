import TerminalUI

/// The help: the key tables and a legend of marks and colours.
enum HelpView {
  private static let keyWidth = 18

  static func panel(_ look: Look) -> Panel {
    let marks = look.theme.marks
    let words = look.words
    var lines: [PanelLine] = []
    func heading(_ word: Word) { lines.append(PanelLine([.init(0, words[word], .panelTitle)])) }
    func row(_ text: String, _ role: Role, _ word: Word) {
      lines.append(PanelLine([.init(0, text, role), .init(keyWidth, words[word], .panelText)]))
    }
    for binding in BrowserKeyMap.list.bindings {
      row(binding.keys.map(marks.label).joined(separator: " "), .panelKey, binding.help)
    }
    lines.append(PanelLine())
    heading(.helpPromptKeys)
    for binding in BrowserKeyMap.prompt.bindings {
      row(binding.keys.map(marks.label).joined(separator: " "), .panelKey, binding.help)
    }
    lines.append(PanelLine())
    heading(.helpLegend)
    for (mark, role, word) in legend(marks) { row(mark, role, word) }
    return Panel(title: words[.helpKeys], width: 66, lines: lines)
  }

  private static func legend(_ marks: Marks) -> [(String, Role, Word)] {
    [
      (marks.up, .panelUp, .legendUp), (marks.down, .panelDown, .legendDown),
      (marks.unchanged, .panelUnchanged, .legendUnchanged), (marks.new, .panelNew, .legendNew),
      (" \(marks.crown)  1 ", .badgeRent, .legendCrown), ("  4 ", .badgeRent, .legendBadge),
      (" 11 ", .softBadgeRent, .legendSoftBadge), (marks.favorite, .panelFavorite, .favorite),
      (marks.chosen, .panelKey, .legendChosen), (marks.axis + marks.bar + marks.bar, .panelUp, .legendBar),
    ]
  }
}
