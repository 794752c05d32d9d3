import RankingBrowser
import TerminalUI
import TestSupport
import Testing

/// Everything is legible: contrast 4.5, and 3.0 for bold text on a badge, a button or a tab, and for the marks of the
/// chosen row and of a favourite, which are shapes and not text.
@Suite(.timeLimit(.minutes(10))) struct ContrastTests {
  static let themes = [Theme.dark, .light, .eightColors]

  /// The lowest contrast of a style. The terminal's own colours may be white on black or black on white, and bold red
  /// and blue are bright.
  private static func ratio(_ style: Style) -> Double? {
    let grounds: [(text: UInt8, back: UInt8)] = [(7, 16), (16, 231)]
    return grounds.compactMap { own in
      var seen = style
      if seen.foreground == .standard { seen.foreground = .palette(own.text) }
      if seen.background == .standard { seen.background = .palette(own.back) }
      for (normal, bright) in [(UInt8(1), UInt8(9)), (4, 12)] where seen.attributes.contains(.bold) {
        if seen.foreground == .palette(normal) { seen.foreground = .palette(bright) }
      }
      return Contrast.ratio(seen)
    }.min()
  }

  /// Keys that lead to every role.
  static let scenes = [
    "", "e end up", "right e", "?", "? end", "end", "/", "/ j r", "/ x x", "/ j r enter", "enter", "e end up enter",
    "f",
    "f f", "f enter", "f down", "f F", "F",
  ]

  /// Roles of marks.
  private static let shapes: [Role] = [
    .markRent, .markBuy, .favorite, .panelFavorite, .movementUp, .movementDown, .panelUp, .panelDown,
  ]

  @Test("black on white is 21, and other known values")
  func known() throws {
    for (foreground, background, expected) in [
      (16, 231, 21.0), (231, 16, 21), (16, 16, 1), (244, 231, 3.95), (21, 231, 8.59),
    ] {
      let style = Style(.palette(UInt8(foreground)), on: .palette(UInt8(background)))
      #expect(abs(try #require(Contrast.ratio(style)) - expected) < 0.02, "\(foreground) on \(background)")
    }
  }

  @Test("every role on its background, chosen or not", arguments: themes)
  func roles(theme: Theme) throws {
    for role in Role.allCases {
      // Nothing is chosen beneath what is open.
      for isChosen in role == .quiet ? [false] : [false, true] {
        let style = theme.resolved(role, chosen: isChosen)
        let ratio = try #require(Self.ratio(style), "\(theme.name): \(role) takes a colour of the terminal")
        let least = role.isLabel ? 3.0 : 4.5
        #expect(ratio >= least, "\(theme.name): \(role)\(isChosen ? ", chosen" : ""), \(style), has \(ratio)")
      }
    }
  }

  @Test("labels of contrast below 4.5 are bold", arguments: themes)
  func boldLabels(theme: Theme) throws {
    for role in Role.allCases where role.isLabel && role != .quiet && !Self.shapes.contains(role) {
      let style = theme.resolved(role)
      let ratio = try #require(Self.ratio(style))
      #expect(style.attributes.contains(.bold) || ratio >= 4.5, "\(theme.name): \(role) has \(ratio)")
    }
  }

  @Test("everything in a frame is legible", arguments: themes)
  func frames(theme: Theme) throws {
    let look = Look(theme: theme, words: Words(.japanese))
    let shapes = Marks.unicode
    let marks = [shapes.chosen, shapes.favorite, shapes.up, shapes.down, shapes.bar, shapes.left, shapes.right].flatMap
    {
      Text($0).glyphs
    }
    let quiet = [Role.line, .markRent].map { theme.quiet.resolved($0) }
    for keys in Self.scenes {
      for size in [Size(120, 40), Size(80, 24), Size(30, 9)] {
        let frame = BrowserState(ranking: try .embedded(), size: size).pressing(keys).frame(look)
        for y in 0..<size.height {
          for cell in frame.row(y) where cell.glyph != .space {
            let isMark = marks.contains(cell.glyph) || quiet.contains(cell.style)
            let least = isMark || cell.style.attributes.contains(.bold) ? 3.0 : 4.5
            let ratio = try #require(Self.ratio(cell.style))
            try #require(ratio >= least, "\(cell.style) in row \(y), after \"\(keys)\" at \(size.name)")
          }
        }
      }
    }
  }
}

extension Theme: CustomTestStringConvertible {
  /// The name in test reports.
  public var testDescription: String { name }
}

extension Role {
  /// Whether it is bold text on a badge, a button or a tab, or a mark: lower contrast is enough for those.
  fileprivate var isLabel: Bool {
    switch self {
    case .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .buttonRent, .buttonBuy, .tabRent, .tabBuy, .litRent,
      .litBuy,
      .markRent, .markBuy, .favorite, .panelFavorite:
      true
    // Its words have a role of their own.
    case .movementUp, .movementDown, .panelUp, .panelDown: true
    // Of what cannot be used while something is open over it.
    case .quiet: true
    default: false
    }
  }
}
