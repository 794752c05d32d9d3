import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Panels while the screen becomes smaller and larger. Found by fuzzing.
@Suite(.timeLimit(.minutes(10))) struct PanelResizeTests {
  static let embedded = BrowserState(ranking: try? .embedded(), size: .usual)

  @Test(
    "the chosen line stays chosen, and becomes visible again",
    arguments: [Size(80, 0), Size(9, 0), Size(80, 1), Size(40, 3), Size(44, 8), Size(0, 0), Size(300, 100)],
    ["L", "L down down down", "L end", "r", "r end"])
  func choice(size: Size, keys: String) throws {
    var state = Self.embedded.pressing(keys)
    let chosen = Self.panel(state)?.choice
    #expect(chosen != nil)
    state.apply(.resize(size))
    #expect(Self.panel(state)?.choice == chosen)
    try Self.expectChoiceSeen(state)
    state.apply(.resize(.usual))
    #expect(Self.panel(state)?.choice == chosen)
    try Self.expectChoiceSeen(state)
  }

  @Test("keys move the choice even if there is no room for a line")
  func withoutRoom() {
    var state = Self.embedded.pressing("L")
    state.apply(.resize(Size(80, 0)))
    state.press("down down up pagedown pageup end home")
    #expect(Self.panel(state)?.choice == 0)
    #expect(Self.panel(state)?.scroll == 0)
  }

  private static func panel(_ state: BrowserState) -> PanelState? {
    state.overlay
  }

  private static func expectChoiceSeen(_ state: BrowserState) throws {
    let panel = try #require(state.overlay)
    #expect((panel.scroll..<panel.scroll + max(state.overlayHeight, 1)).contains(panel.choice))
  }
}
