import RankingCore

// What goes to the clipboard.
extension BrowserState {
  /// The view that is open as text, or else the chosen town.
  func copy() -> BrowserEffect? {
    let look = Look(theme: .mono, words: Words(language))
    switch overlay {
    case .panel(let state):
      let panel = panel(state)
      let notice =
        panel.isCopiedWhole
        ? Notice(.noticeViewCopied, text: panel.title)
        : Notice(.noticeViewCut, Panel.copiedLines, text: panel.title)
      return .copy(panel.text(look.words), notice)
    case .town(let page):
      guard let town else { return nil }
      let text = TownPageView.text(town, page, self, look)
      return .copy(text, Notice(.noticePageCopied, text: displayName(town.townName)))
    case nil:
      guard let town else { return nil }
      let line = TownText.line(town, market, look.words)
      return .copy(line, Notice(.noticeCopied, text: displayName(town.townName)))
    }
  }
}
