import TerminalUI

/// A letter of a snapshot, and its style.
package struct StyleLetter: Sendable {
  /// One column wide.
  package let letter: Character
  /// What the style is for, as named in the legend.
  package let name: String
  /// The style as cells have it.
  package let style: Style

  package init(_ letter: Character, _ name: String, _ style: Style) {
    self.letter = letter
    self.name = name
    self.style = style
  }
}

extension Buffer {
  /// A picture of the buffer as text, for tests and reviewers: a block with the characters, a block with a letter for
  /// the style of each cell, and a legend. A wide character takes two columns of the second block.
  /// - Parameter letters: of several letters for a style the first counts. A style without a letter is a `?`, and has a
  ///   line of its own in the legend. So a picture only changes where a style does.
  package func snapshot(_ letters: [StyleLetter] = []) -> String {
    var used: Set<Int> = []
    var unnamed: Set<String> = []
    let styleRows = (0..<size.height).map { y in
      String(
        row(y).map { cell -> Character in
          if let index = letters.firstIndex(where: { $0.style == cell.style }) {
            used.insert(index)
            return letters[index].letter
          }
          unnamed.insert(cell.style.description)
          return "?"
        })
    }
    let border = "+" + String(repeating: "-", count: size.width) + "+"
    let named = used.sorted().map { "\(letters[$0].letter): \(letters[$0].name) \(letters[$0].style.description)" }
    let legend = named + unnamed.sorted().map { "?: " + $0 }
    let blocks = [textRows, styleRows].flatMap { rows in [border] + rows.map { "|\($0)|" } }
    return (blocks + [border] + legend).joined(separator: "\n") + "\n"
  }
}

extension Style: CustomStringConvertible {
  /// Its colours and attributes by name, as in the legend of a snapshot.
  package var description: String {
    let attributes = [(Attributes.bold, "bold"), (.underline, "underline"), (.reverse, "reverse"), (.dim, "dim")]
      .filter { self.attributes.contains($0.0) }.map { " " + $0.1 }
    return "\(foreground.map(\.description) ?? "none") on \(background.map(\.description) ?? "none")"
      + attributes.joined()
  }
}

extension Color: CustomStringConvertible {
  /// `standard`, or the number of the palette's entry.
  package var description: String {
    switch self {
    case .standard: "standard"
    case .palette(let index): String(index)
    }
  }
}
