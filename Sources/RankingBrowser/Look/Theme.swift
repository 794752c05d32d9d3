import TerminalUI

/// A look: a style for each role, what changes of it on the chosen row, and the marks.
package struct Theme: Sendable {
  /// For tests and reports; it is never on the screen.
  package let name: String
  private let styles: [Style]
  private let chosenStyles: [Style]
  /// In Unicode or ASCII, whatever the colours.
  package let marks: Marks

  /// - Parameters:
  ///   - styles: a style for every role; one that is not named is plain.
  ///   - chosen: the styles that differ on the chosen row.
  package init(name: String, styles: [Role: Style], chosen: [Role: Style], marks: Marks = .unicode) {
    self.name = name
    self.styles = Role.allCases.map { styles[$0] ?? Style() }
    chosenStyles = Role.allCases.map { chosen[$0] ?? styles[$0] ?? Style() }
    self.marks = marks
  }

  private init(_ theme: Theme, marks: Marks) {
    name = theme.name
    styles = theme.styles
    chosenStyles = theme.chosenStyles
    self.marks = marks
  }

  /// The same styles with other marks.
  package func with(marks: Marks) -> Theme {
    Theme(self, marks: marks)
  }

  /// The style of a role, over whatever it is written on.
  package subscript(role: Role, chosen isChosen: Bool = false) -> Style {
    let table = isChosen ? chosenStyles : styles
    return table.indices.contains(role.rawValue) ? table[role.rawValue] : .plain
  }

  /// The style of a role together with its ground: what is really seen.
  package func resolved(_ role: Role, chosen isChosen: Bool = false) -> Style {
    let style = self[role, chosen: isChosen]
    return role.ground.map { style.over(resolved($0, chosen: isChosen)) } ?? style
  }
}
