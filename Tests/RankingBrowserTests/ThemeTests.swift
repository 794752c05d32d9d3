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
    #expect(theme.resolved(.tabRent).foreground != theme.resolved(.tabBuy).foreground)
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
      (.panelText, .panelKey), (.panelText, .panelTitle), (.town, .match), (.line, .match), (.hint, .prompt),
      (.notice, .done), (.line, .favorite),
    ]
    for (one, other) in pairs {
      let attributes = (Theme.mono.resolved(one).attributes, Theme.mono.resolved(other).attributes)
      #expect(attributes.0 != attributes.1, "\(one) and \(other) look the same")
    }
  }
}
