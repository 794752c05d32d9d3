import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What a theme distinguishes.
@Suite(.timeLimit(.minutes(10))) struct ThemeTests {
  static let themes = ContrastTests.themes + [.mono]

  @Test("the chosen row looks different, and has its mark", arguments: themes)
  func chosenRow(theme: Theme) throws {
    #expect(theme.resolved(.row) != theme.resolved(.row, chosen: true))
    let look = Look(theme: theme, words: Words(.japanese))
    let frame = BrowserState(ranking: try .embedded(), size: .usual).pressing("down").frame(look)
    let rows = frame.textRows
    #expect(rows[4].contains(Marks.unicode.chosen) && !rows[2].contains(Marks.unicode.chosen))
    for x in 40..<78 { #expect(frame[x, 4]?.style != frame[x, 2]?.style, "column \(x)") }
  }

  @Test("the chosen tab looks different and is underlined over its whole half", arguments: themes)
  func chosenTab(theme: Theme) throws {
    let look = Look(theme: theme, words: Words(.japanese))
    for (keys, chosen) in [("", 0..<40), ("right", 40..<80)] {
      let frame = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys).frame(look)
      for x in 0..<80 {
        let isUnderlined = frame[x, 1]?.style.attributes.contains(.underline)
        #expect(isUnderlined == chosen.contains(x), "column \(x) after \"\(keys)\"")
      }
    }
  }

  @Test("the underline has one style from end to end, at odd widths too", arguments: [80, 81, 41, 7, 2])
  func underline(width: Int) throws {
    for (keys, chosen) in [("", 0..<width / 2), ("right", width / 2..<width)] {
      let frame = BrowserState(ranking: try .embedded(), size: Size(width, 24)).pressing(keys).frame()
      let styles = Set(chosen.compactMap { frame[$0, 1]?.style })
      #expect(styles.count == 1, "\(width) cells, after \"\(keys)\": \(styles)")
    }
  }

  @Test("a chosen button looks different", arguments: themes, Market.allCases)
  func chosenButton(theme: Theme, market: Market) {
    #expect(theme.resolved(.button(market)) != theme.resolved(.button(market), chosen: true))
  }

  @Test("up and down have different colours, and the two tabs their own", arguments: ContrastTests.themes)
  func colours(theme: Theme) {
    #expect(theme.resolved(.movementUp).foreground != theme.resolved(.movementDown).foreground)
    let (rent, buy) = (theme.resolved(.tabRent), theme.resolved(.tabBuy))
    #expect((rent.foreground, rent.background) != (buy.foreground, buy.background))
    #expect(theme.resolved(.badgeRent).background != theme.resolved(.badgeBuy).background)
    #expect(theme.resolved(.badgeRent) != theme.resolved(.softBadgeRent))
    #expect(theme.resolved(.badgeBuy) != theme.resolved(.softBadgeBuy))
  }

  @Test("the theme of 8 colours uses only those")
  func eightColors() {
    for role in Role.allCases {
      for isChosen in [false, true] {
        let style = Theme.eightColors.resolved(role, chosen: isChosen)
        for case .palette(let index)? in [style.foreground, style.background] { #expect(index < 8, "\(role)") }
      }
    }
  }

  @Test("with 8 colours the text and its ground are the terminal's own, chosen or not")
  func ownColours() {
    let theme = Theme.eightColors
    let coloured: Set<Role> = [
      .tabRent, .tabBuy, .badgeRent, .badgeBuy, .softBadgeRent, .softBadgeBuy, .buttonRent, .buttonBuy, .match, .notice,
      .movementUp, .movementDown, .favorite, .panelUp, .panelDown, .panelFavorite, .litRent, .litBuy,
    ]
    for role in Role.allCases where !coloured.contains(role) {
      for isChosen in [false, true] {
        let style = theme.resolved(role, chosen: isChosen)
        #expect((style.foreground ?? .standard, style.background ?? .standard) == (.standard, .standard), "\(role)")
      }
    }
    // Marks are on the terminal's own ground, which the chosen row reverses.
    for role in [Role.movementUp, .movementDown, .favorite, .panelUp, .panelDown, .panelFavorite] {
      #expect(theme.resolved(role).background == .standard && theme[role, chosen: true] == Style())
    }
    #expect(theme.resolved(.row, chosen: true).attributes == .reverse)
  }

  @Test("with 8 colours a match on the chosen row, which is reversed, is seen as on others")
  func chosenMatch() {
    let theme = Theme.eightColors
    let seen = theme[.match, chosen: true].over(theme.resolved(.row, chosen: true))
    #expect(seen.attributes.contains(.reverse))
    let match = theme.resolved(.match)
    #expect((seen.foreground, seen.background) == (match.background, match.foreground))
  }

  @Test("what lies beneath is grey, or faint where no colour is for it", arguments: themes)
  func faint(theme: Theme) {
    for role in [Role.town, .line, .badgeRent, .markBuy] {
      let style = theme.quiet.resolved(role)
      #expect((style.foreground == .standard) == style.attributes.contains(.dim), "\(role): \(style)")
    }
  }

  @Test(
    "what is open has an edge, and nothing but that is marked", arguments: themes,
    ["enter", "?", "m", "c", "L", "r", "right e down enter"])
  func edge(theme: Theme, keys: String) throws {
    let look = Look(theme: theme, words: Words(.japanese))
    for size in [Size(80, 24), Size(120, 40), Size(60, 16), Size(40, 12)] {
      let state = BrowserState(ranking: try .embedded(), size: size).pressing(keys)
      let frame = state.frame(look)
      let open = try #require(state.overlay)
      let area = state.layout.area(of: open)
      let layout = PanelLayout(open.panel, in: area)
      let head = theme.resolved(.panelHead)
      #expect(head != theme.resolved(.panel))
      for x in layout.frame.x..<layout.frame.maxX {
        let style = try #require(frame[x, layout.frame.y]?.style)
        #expect(
          (style.background, style.attributes.contains(.reverse)) == (
            head.background, head.attributes.contains(.reverse)
          ))
      }
      for y in layout.frame.y..<layout.frame.maxY {
        for x in Array(area.x..<layout.frame.x) + Array(layout.frame.maxX..<area.maxX) {
          #expect(frame[x, y] == Cell(.space, theme.resolved(.grid)), "\(x), \(y)")
        }
      }
      if layout.frame.maxY < area.maxY {
        let below = Set(frame.row(layout.frame.maxY)[...].prefix(area.maxX).dropFirst(area.x))
        #expect(below == [Cell(.space, theme.resolved(.grid))], "below it at \(size.name)")
      }
      // Badges of the list above and below have neither colour nor weight.
      let list = state.layout.list
      for y in list.y..<list.maxY where !(layout.frame.y..<layout.frame.maxY).contains(y) {
        let styles = Set(frame.row(y).prefix(list.width).filter { $0.glyph != .space }.map(\.style))
        #expect(
          styles.isSubset(of: [theme.quiet.resolved(.line), theme.quiet.resolved(.markRent), theme.resolved(.row)]),
          "row \(y) at \(size.name)")
      }
    }
  }

  @Test("mono has no colour, and attributes distinguish roles")
  func mono() {
    for role in Role.allCases {
      for isChosen in [false, true] {
        let style = Theme.mono.resolved(role, chosen: isChosen)
        // A style without a background keeps the existing one.
        #expect((style.foreground ?? .standard, style.background ?? .standard) == (.standard, .standard), "\(role)")
      }
    }
    let pairs: [(Role, Role)] = [
      (.tab, .tabRent), (.tab, .tabBuy), (.badgeRent, .softBadgeRent), (.badgeBuy, .softBadgeBuy), (.town, .subTown),
      (.town, .line), (.row, .buttonRent), (.row, .buttonBuy), (.keyBar, .keyRent), (.header, .title), (.grid, .notice),
      (.panelText, .panelKey), (.panelText, .panelTitle), (.panelText, .panelHead),
      (.town, .match), (.line, .match), (.hint, .prompt),
      (.notice, .done), (.line, .favorite),
    ]
    for (one, other) in pairs {
      let attributes = (Theme.mono.resolved(one).attributes, Theme.mono.resolved(other).attributes)
      #expect(attributes.0 != attributes.1, "\(one) and \(other) look the same")
    }
  }
}
