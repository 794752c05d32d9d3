import TerminalUI

extension Buffer {
  /// The picture of the buffer as text, for tests and reviewers: a block with the characters, a block with a letter for
  /// the style of each cell, and what the letters mean. A wide character takes two columns of the second block.
  package var snapshot: String {
    var letters: [Style: Character] = [:]
    var legend: [String] = []
    var styleRows: [String] = []
    for y in 0..<size.height {
      styleRows.append(
        String(
          row(y).map { cell -> Character in
            if let letter = letters[cell.style] { return letter }
            let letter = Buffer.styleLetter(letters.count)
            letters[cell.style] = letter
            legend.append("\(letter): \(cell.style.description)")
            return letter
          }))
    }
    let border = String(repeating: "-", count: size.width)
    return
      (["+\(border)+"] + textRows.map { "|\($0)|" } + ["+\(border)+"] + styleRows.map { "|\($0)|" }
      + ["+\(border)+"] + legend)
      .joined(separator: "\n") + "\n"
  }

  private static func styleLetter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return index < letters.count ? letters[index] : "?"
  }
}

extension Style: CustomStringConvertible {
  /// Its colours and attributes by name, as the legend of a snapshot has them.
  package var description: String {
    let attributes = [(Attributes.bold, "bold"), (.underline, "underline"), (.reverse, "reverse")]
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
