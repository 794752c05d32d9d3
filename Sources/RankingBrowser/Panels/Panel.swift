import RankingCore
import TerminalUI

/// A view over the list, as data. It is built when it is opened and when its content changes; drawing, scrolling and
/// copying use only these lines.
package struct Panel: Equatable, Sendable {
  /// Shown above the lines; a card has none.
  var title = ""
  /// The cells its lines would like to have.
  var width: Int
  /// Lines that stay in place when the others are scrolled.
  var header: [PanelLine] = []
  let lines: [PanelLine]
  /// Whether a line can be chosen.
  let hasChoice: Bool
  /// Whether it is a card of a town: without a title, and with a margin if there is room for one.
  var isCard = false
  /// Whether it stands beside the list, and takes all the room there.
  var isBeside = false
  /// The line that is chosen when it opens.
  var start = 0
  /// What is told of the chosen town; nil if nothing is.
  var details: Details?
  /// What is copied to the clipboard; nil for all of it.
  var copied: Copied?
  /// The town of a page in the other list, by its index there.
  var other: Int?

  /// Lines about the chosen town.
  struct Details: Equatable, Sendable {
    enum Place: Sendable {
      /// Below the other lines.
      case below
      /// Over them, at their top: their pieces are elsewhere.
      case beside
    }

    let place: Place
    /// By the number of the town.
    let lines: [[PanelLine]]
    /// The look of the chosen town wherever its name is.
    let lit: Role
    /// The line of a town that is shown whatever the room.
    let inView: Int
    /// The most lines of a town.
    let height: Int

    init(place: Place, lines: [[PanelLine]], lit: Role, inView: Int = 0) {
      self.place = place
      self.lines = lines
      self.lit = lit
      self.inView = inView
      height = place == .below ? lines.reduce(0) { max($0, $1.count) } : 0
    }
  }

  /// A text for the clipboard, and the notice once it is copied.
  struct Copied: Equatable, Sendable {
    let text: String
    let notice: Notice
  }

  /// Lines beyond this number are left out, and a last line says how many. Nobody scrolls that far, and a million lines
  /// would take hundreds of megabytes.
  static let longest = 100_000

  /// - Parameter lines: requested by index.
  init(
    title: String, width: Int, header: [PanelLine] = [], count: Int, _ words: Words, line: (Int) -> PanelLine
  ) {
    var lines = (0..<min(count, Self.longest)).map(line)
    if count > Self.longest {
      let rest = words.filled(.copyRest, count - Self.longest)
      lines.append(PanelLine([PanelLine.Piece(0, rest, .panelLabel)]))
    }
    self.init(title: title, width: width, header: header, lines: lines)
  }

  init(title: String = "", width: Int, header: [PanelLine] = [], lines: [PanelLine]) {
    self.title = title
    self.width = width
    self.header = header
    self.lines = lines
    hasChoice = lines.contains { $0.choice != nil }
  }

  /// The most bytes that are copied to the clipboard: 100,000 in base64, beyond which many terminals drop all of it.
  static let mostCopiedBytes = 75_000

  /// All of it as text for the clipboard, and the notice; of a long one the first lines, and how many are left out.
  /// - Returns: nil if not even a line of it can be copied.
  func copy(_ words: Words) -> Copied? {
    if let copied { return copied.text.utf8.count <= Self.mostCopiedBytes ? copied : nil }
    func rest(_ count: Int) -> String { words.filled(.copyRest, count) }
    var texts = [Text(title).string] + header.map(\.text)
    var bytes = texts.reduce(rest(lines.count).utf8.count + 1) { $0 + $1.utf8.count + 1 }
    var kept = 0
    for line in lines {
      let text = line.text
      bytes += text.utf8.count + 1
      if bytes > Self.mostCopiedBytes { break }
      texts.append(text)
      kept += 1
    }
    if kept == 0, !lines.isEmpty { return nil }
    if kept < lines.count { texts.append(rest(lines.count - kept)) }
    let notice =
      kept < lines.count ? Notice(.noticeViewCut, kept, text: title) : Notice(.noticeViewCopied, text: title)
    return Copied(text: texts.joined(separator: "\n") + "\n", notice: notice)
  }

  /// The nearest line that can be chosen, searching in the given direction first and then back; nil if there is none.
  func choosable(from index: Int, step: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    let start = min(max(index, 0), lines.count - 1)
    for direction in [step, -step] {
      var index = start
      while lines.indices.contains(index) {
        if lines[index].choice != nil { return index }
        index += direction
      }
    }
    return nil
  }

  /// Cells of the widest of the first texts, at most `limit`: for the width of a column. A list may have a million
  /// texts, and a name may have megabytes.
  static func width(of texts: some Sequence<String>, limit: Int) -> Int {
    texts.prefix(200).reduce(0) { max($0, min(TextWidth.cells(of: String($1.prefix(limit))), limit)) }
  }
}

/// A line of a panel: pieces of text, each at its column.
package struct PanelLine: Equatable, Sendable {
  struct Piece: Equatable, Sendable {
    /// Cells from the panel's left.
    let x: Int
    let text: String
    let role: Role
    /// The most cells it may take; nil for all up to the next piece or the panel's edge.
    let width: Int?
    /// The number of the town that it names; all pieces of the chosen one are lit. Nil for all else.
    let town: Int?

    init(_ x: Int, _ text: String, _ role: Role, width: Int? = nil, town: Int? = nil) {
      self.x = x
      self.text = text
      self.role = role
      self.width = width
      self.town = town
    }

    /// A text at the right of the cells from `start` up to, not including, `end`.
    static func right(_ start: Int, _ end: Int, _ text: String, _ role: Role) -> Self {
      let x = max(end - TextWidth.cells(of: text), start)
      return Self(x, text, role, width: end - x)
    }
  }

  /// What Enter on a line does.
  package enum Choice: Equatable, Sendable {
    /// Narrows the lists to a line.
    case filter(LineFilter)
    /// Shows a region, by its identity.
    case region(Int)
    /// Opens the page of a town, which is the same one in whatever list or year.
    case town(TownKey)
  }

  /// Where a town is.
  struct Town: Equatable, Sendable {
    /// The region, by its identity.
    let region: Int
    /// The list that it is in.
    let market: Market
    /// Its index in that list.
    let index: Int
    /// Its number in the panel.
    let number: Int
  }

  var pieces: [Piece]
  /// What Enter does here; nil if it does nothing, and the line is skipped.
  var choice: Choice?
  /// The town of its choice.
  var town: Town?

  init(_ pieces: [Piece] = [], choice: Choice? = nil) {
    self.pieces = pieces
    self.choice = choice
  }

  /// The line as text, its pieces in their columns; one that is longer than its column moves those after it.
  var text: String {
    var result = ""
    var x = 0
    var hasEnd = false
    for piece in pieces {
      if piece.x > x {
        result += String(repeating: " ", count: piece.x - x)
        x = piece.x
      } else if x > 0, !result.hasSuffix(" "), !(hasEnd && piece.x == x) {
        // Pieces of a given width may touch, as on the screen.
        result += " "
        x += 1
      }
      let text = Text(piece.text)
      result += text.string
      x += text.width
      hasEnd = piece.width != nil
    }
    return result.withoutBlanksAtEnd
  }
}

extension String {
  /// Without the blanks after its last other character.
  var withoutBlanksAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// A number padded with blanks to `digits` cells.
  init(_ number: Int, digits: Int) {
    let text = String(number)
    self = String(repeating: " ", count: Swift.max(digits - text.utf8.count, 0)) + text
  }
}
