import RankingBrowser
import TerminalUI
import TestSupport

extension Theme {
  /// The letters of this theme's styles in pictures. If a theme shows several roles alike, all of them have the letter
  /// of the first.
  var letters: [StyleLetter] {
    lettered(Role.listLetters) + mixedLetters + lettered(Role.panelLetters) + lettered(Role.barLetters)
  }

  private func lettered(_ roles: [(Role, Character)]) -> [StyleLetter] {
    roles.map { role, letter in StyleLetter(letter, "\(role)", resolved(role)) }
      + roles.filter { $0.1.isLetter }.map { role, letter in
        StyleLetter(Character(letter.uppercased()), "chosen \(role)", resolved(role, chosen: true))
      }
  }

  /// Styles with the colours of one role and attributes of another: a search match in a line or in a town's name, which
  /// may be bold, and a tab that the underline slides along.
  private var mixedLetters: [StyleLetter] {
    [
      StyleLetter("m", "match", self[.match].over(resolved(.line))),
      StyleLetter("M", "chosen match", self[.match].over(resolved(.line, chosen: true))),
      StyleLetter("z", "match in town", self[.match].over(resolved(.town))),
      StyleLetter("Z", "chosen match in town", self[.match].over(resolved(.town, chosen: true))),
      StyleLetter("]", "title on head", self[.panelTitle].over(resolved(.panelHead))),
      StyleLetter("%", "underlined tab", self[.tab].over(resolved(.tabRent))),
    ]
  }
}

extension Role {
  /// The letters of roles in lists. A role that looks different on the chosen row has a small letter, and the capital
  /// there. A new role takes a free letter, and the others keep theirs.
  static let listLetters: [(Role, Character)] = [
    (.grid, "."), (.row, "r"), (.markRent, "3"), (.markBuy, "4"), (.badgeRent, "g"), (.badgeBuy, "j"),
    (.softBadgeRent, "5"), (.softBadgeBuy, "6"), (.town, "t"), (.subTown, "s"), (.line, "l"), (.lastYear, "y"),
    (.movementUp, "u"), (.movementDown, "d"), (.movementUnchanged, "e"), (.movementNew, "n"), (.wordUp, "9"),
    (.wordDown, "0"), (.favorite, "f"),
    (.buttonRent, "b"), (.buttonBuy, "c"), (.empty, "~"), (.quiet, ":"),
  ]

  /// The letters of roles in panels.
  static let panelLetters: [(Role, Character)] = [
    (.panel, "p"), (.panelTitle, "h"), (.panelText, "x"), (.panelLabel, "a"), (.panelKey, "k"), (.panelFavorite, "v"),
    (.panelUp, "i"), (.panelDown, "o"), (.panelUnchanged, "q"), (.panelNew, "w"), (.panelHead, "["),
    (.panelWordUp, "("), (.panelWordDown, ")"), (.litRent, "{"), (.litBuy, "}"),
  ]

  /// The letters of roles in the rows around the list.
  static let barLetters: [(Role, Character)] = [
    (.header, "="), (.title, "^"), (.order, "$"), (.tab, "_"), (.tabRent, "1"), (.tabBuy, "2"), (.keyBar, "-"),
    (.keyRent, "7"), (.keyBuy, "8"), (.prompt, ">"), (.hint, ","), (.notice, "!"), (.done, "*"),
  ]
}
