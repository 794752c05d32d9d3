import RankingBrowser
import TerminalUI
import TestSupport
import Testing

/// Everything is legible: contrast 4.5, and 3.0 for bold text on a badge, a button or a tab, and for the marks of the
/// chosen row and of a favourite, which are shapes and not text.
@Suite(.timeLimit(.minutes(10))) struct ContrastTests {
  static let themes = [Theme.dark, .light, .eightColors]

  /// Keys that lead to every role.
  static let scenes = [
    "", "e end up", "right e", "?", "? end", "end", "/", "/ j r", "/ x x", "/ j r enter", "enter", "e end up enter",
    "f",
    "f f", "f enter", "f down", "f F", "F",
  ]

  /// Roles of marks.
  private static let shapes: [Role] = [.markRent, .markBuy, .favorite, .panelFavorite]

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
      for isChosen in [false, true] {
        let style = theme.resolved(role, chosen: isChosen)
        let ratio = try #require(Contrast.ratio(style), "\(theme.name): \(role) takes a colour of the terminal")
        let least = role.isLabel ? 3.0 : 4.5
        #expect(ratio >= least, "\(theme.name): \(role)\(isChosen ? ", chosen" : ""), \(style), has \(ratio)")
      }
    }
  }

  @Test("labels of contrast below 4.5 are bold", arguments: themes)
  func boldLabels(theme: Theme) throws {
    for role in Role.allCases where role.isLabel && !Self.shapes.contains(role) {
      let style = theme.resolved(role)
      let ratio = try #require(Contrast.ratio(style))
      #expect(style.attributes.contains(.bold) || ratio >= 4.5, "\(theme.name): \(role) has \(ratio)")
    }
  }

  @Test("everything in a frame is legible", arguments: themes)
  func frames(theme: Theme) throws {
    let look = Look(theme: theme, words: Words(.japanese))
    let marks = [Marks.unicode.chosen, Marks.unicode.favorite].flatMap { Text($0).glyphs }
    for keys in Self.scenes {
      for size in [Size(120, 40), Size(80, 24), Size(30, 9)] {
        let frame = BrowserState(ranking: try .embedded(), size: size).pressing(keys).frame(look)
        for y in 0..<size.height {
          for cell in frame.row(y) where cell.glyph != .space {
            let isMark = marks.contains(cell.glyph)
            let least = isMark || cell.style.attributes.contains(.bold) ? 3.0 : 4.5
            let ratio = try #require(Contrast.ratio(cell.style))
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
    case .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .buttonRent, .buttonBuy, .tabRent, .tabBuy,
      .markRent, .markBuy,
      .favorite, .panelFavorite:
      true
    default: false
    }
  }
}
