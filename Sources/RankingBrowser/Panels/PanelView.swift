import TerminalUI

/// Where a panel is and what part of it is visible.
struct PanelLayout {
  /// Cells at the left and at the right.
  static let padding = 2
  /// Cells of a card.
  static let cardWidth = 64

  /// Whether there is room for margins beside what is open over the list.
  /// - Parameter width: cells of the screen.
  static func isRoomy(_ width: Int) -> Bool { width >= 44 }

  let frame: Rect
  /// The area of the pieces: inside the padding.
  let content: Rect
  let title: Rect
  let header: Rect
  let lines: Rect
  /// What is told of the chosen town.
  let details: Rect

  /// - Parameter area: the part of the screen that it may take.
  init(_ panel: Panel, in area: Rect) {
    let isRoomy = Self.isRoomy(area.width)
    let outer = isRoomy ? area.inset(horizontally: 2) : area
    guard !panel.isCard else {
      let titleHeight = area.height >= 4 ? 1 : 0
      frame =
        panel.isBeside ? area : outer.centered(width: Self.cardWidth, height: titleHeight + panel.lines.count)
      content = frame.inset(horizontally: Self.cardPadding(frame.width))
      title = Rect(x: content.x, y: frame.y, width: content.width, height: titleHeight)
      header = Rect(x: content.x, y: title.maxY, width: content.width, height: 0)
      lines = Rect(x: content.x, y: title.maxY, width: content.width, height: frame.maxY - title.maxY)
      details = Rect(x: lines.x, y: lines.maxY, width: 0, height: 0)
      return
    }
    // The mark of the chosen line is in front of it.
    let padding = isRoomy || panel.hasChoice ? Self.padding : 0
    // A blank column stays for the marks that there is more.
    let right = isRoomy ? padding : 1
    let titleHeight = area.height >= 4 ? 1 : 0
    let headerHeight = area.height >= 8 ? panel.header.count : 0
    let wanted = panel.details?.height ?? 0
    // A few lines of what they are about are worth more.
    let detailsHeight = area.height >= titleHeight + headerHeight + wanted + 3 ? wanted : 0
    let isBeside = panel.details?.place == .beside
    let least = isBeside ? panel.details?.lines.first?.count ?? 0 : 0
    frame = outer.centered(
      width: panel.width + padding + right,
      height: titleHeight + headerHeight + max(panel.lines.count, least) + detailsHeight)
    content = Rect(
      x: frame.x + padding, y: frame.y, width: frame.width - padding - right, height: frame.height)
    title = Rect(x: content.x, y: frame.y, width: content.width, height: titleHeight)
    header = Rect(x: content.x, y: title.maxY, width: content.width, height: headerHeight).intersection(frame)
    lines = Rect(
      x: content.x, y: header.maxY, width: content.width, height: max(frame.maxY - header.maxY - detailsHeight, 0))
    details =
      isBeside
      ? Rect(x: content.x, y: title.y, width: content.width, height: frame.maxY - title.y)
      : Rect(x: content.x, y: lines.maxY, width: content.width, height: detailsHeight)
  }

  /// Cells of a card's lines.
  /// - Parameter screenWidth: cells of the screen.
  static func cardContent(_ screenWidth: Int) -> Int {
    let width = min(isRoomy(screenWidth) ? screenWidth - 4 : screenWidth, cardWidth)
    return max(width - 2 * cardPadding(width), 0)
  }

  private static func cardPadding(_ width: Int) -> Int { width >= 44 ? padding : width > 24 ? 1 : 0 }
}

extension Role {
  /// The role of a movement's words after its mark; nil for other texts of the same role, such as bars.
  fileprivate func movementWord(_ text: String, _ marks: Marks) -> Role? {
    switch self {
    case .panelUp where text.hasPrefix(marks.up): .panelWordUp
    case .panelDown where text.hasPrefix(marks.down): .panelWordDown
    default: nil
    }
  }
}

/// Draws a panel over the list.
enum PanelView {
  /// - Returns: the place of the hardware cursor: the chosen line, or the panel's corner.
  static func draw(_ state: PanelState, _ look: Look, in area: Rect, into frame: inout Buffer) -> Point {
    let (panel, theme) = (state.panel, look.theme)
    let layout = PanelLayout(panel, in: area)
    // The edge, also without colours: the title, and nothing at either side and in the row below.
    if !panel.isBeside {
      let ground = Rect(x: area.x, y: layout.frame.y, width: area.width, height: layout.frame.height + 1)
      frame.fill(ground.intersection(area), theme[.grid])
    }
    frame.fill(layout.frame, theme[.panel])
    let head = Rect(x: layout.frame.x, y: layout.title.y, width: layout.frame.width, height: layout.title.height)
    frame.fill(head, theme[.panelHead])
    // A card's title is a line of several looks.
    if panel.isCard, let line = panel.header.first { draw(line, look, isChosen: false, in: layout.title, into: &frame) }
    let title = Text(panel.title).fitted(to: layout.title.width, mark: look.words.marks.cut)
    frame.write(title, at: Point(x: layout.title.x, y: layout.title.y), in: layout.title, theme[.panelTitle])
    for (row, line) in panel.header.prefix(layout.header.height).enumerated() {
      draw(line, look, isChosen: false, in: layout.header.row(row), into: &frame)
    }
    var cursor = Point(x: layout.frame.x, y: layout.frame.y)
    let hasChoice = panel.hasChoice
    let town = panel.lines.indices.contains(state.choice) ? panel.lines[state.choice].town?.number : nil
    for row in 0..<layout.lines.height {
      let index = state.scroll + row
      guard panel.lines.indices.contains(index) else { break }
      let line = layout.lines.row(row)
      let isChosen = hasChoice && index == state.choice
      if isChosen {
        cursor = Point(x: layout.frame.x, y: line.y)
        frame.fill(layout.frame.row(line.y - layout.frame.y), theme[.panel, chosen: true])
        frame.write(look.words.marks.chosen, at: cursor, in: layout.frame, theme[.panelKey, chosen: true])
      }
      draw(
        panel.lines[index], look, isChosen: isChosen, lit: town.map { ($0, panel.details?.lit) }, in: line, into: &frame
      )
    }
    if let details = panel.details, let town, details.lines.indices.contains(town) {
      for (row, line) in details.lines[town].prefix(layout.details.height).enumerated() {
        draw(line, look, isChosen: false, in: layout.details.row(row), into: &frame)
      }
    }
    let scrolled = Rect(x: layout.frame.x, y: layout.lines.y, width: layout.frame.width, height: layout.lines.height)
    drawMarks(scroll: state.scroll, lines: panel.lines.count, look, in: scrolled, into: &frame)
    return cursor
  }

  /// - Parameter lit: a town by its number, and the look of its name.
  private static func draw(
    _ line: PanelLine, _ look: Look, isChosen: Bool, lit: (town: Int, role: Role?)? = nil, in rect: Rect,
    into frame: inout Buffer
  ) {
    for (index, piece) in line.pieces.enumerated() {
      let next = line.pieces.indices.contains(index + 1) ? line.pieces[index + 1].x - 1 : rect.width
      let room = min(piece.width ?? next - piece.x, rect.width - piece.x)
      let text = Text(onScreen: piece.text).fitted(to: max(room, 0), mark: look.words.marks.cut)
      let place = Point(x: rect.x + piece.x, y: rect.y)
      let role = lit.flatMap { $0.town == piece.town ? $0.role : nil } ?? piece.role
      let style = look.theme[role, chosen: isChosen]
      let word = piece.role.movementWord(piece.text, look.words.marks)
      frame.write(text, at: place, in: rect, word.map { look.theme[$0, chosen: isChosen] } ?? style)
      if word != nil {
        frame.restyle(Rect(x: place.x, y: place.y, width: 1, height: 1).intersection(rect), style)
      }
    }
  }

  /// Marks at the right edge that there is more above or below.
  private static func drawMarks(scroll: Int, lines: Int, _ look: Look, in panel: Rect, into frame: inout Buffer) {
    let x = panel.maxX - 1
    let (marks, style) = (look.words.marks, look.theme[.panelKey])
    if scroll > 0 { frame.write(marks.up, at: Point(x: x, y: panel.y), in: panel, style) }
    if scroll + panel.height < lines {
      frame.write(marks.down, at: Point(x: x, y: panel.maxY - 1), in: panel, style)
    }
  }
}
