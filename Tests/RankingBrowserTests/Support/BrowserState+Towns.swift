import RankingBrowser
import RankingCore
import TerminalUI

extension BrowserState {
  /// Types a text as a terminal reports it: scalar by scalar.
  mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { handle(.key(.character(Character(scalar)))) }
  }

  func typing(_ text: String) -> BrowserState {
    var state = self
    state.type(text)
    return state
  }

  func searching(_ text: String) -> BrowserState {
    pressing("/").typing(text)
  }

  /// The names of the towns that a tab shows, from the top.
  func names(_ market: Market) -> [String] {
    (0..<rows[market].count).compactMap { town(inRow: $0, of: market)?.townName }
  }

  var page: TownPage? {
    overlay?.page
  }

  /// The last row of the screen, without trailing blanks.
  var lastRow: String {
    let row = frame().textRows.last ?? ""
    return String(row.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
