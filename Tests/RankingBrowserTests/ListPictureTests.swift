import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The screens of the real data, at usual and at ugly sizes.
@Suite struct ListPictureTests {
  static let sizes = [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5), Size(1, 1)]

  @Test(
    "a screen at a size",
    arguments: [
      ("rent", ""), ("rent-open", "e"), ("buy", "right down down"), ("buy-open", "right e"), ("help", "?"),
    ], sizes)
  func screen(scene: (name: String, keys: String), size: Size) throws {
    let state = BrowserState(ranking: try .embedded(), size: size).pressing(scene.keys)
    try expectPicture(state.frame(), "\(scene.name)-\(size.name)")
  }

  @Test(
    "another look at 80x24",
    arguments: [
      ("light", Look(theme: .light, words: Words(.japanese))), ("english", .english), ("ascii", .ascii),
      ("8-colours", Look(theme: .eightColors, words: Words(.japanese))),
      ("mono", Look(theme: .mono, words: Words(.japanese))),
    ])
  func look(name: String, look: Look) throws {
    let language = look.words.language
    let state = BrowserState(ranking: try .embedded(), size: .usual, language: language).pressing("e G k")
    try expectPicture(state.frame(look), "\(name)-80x24")
  }

  @Test("open and scrolled to the button", arguments: [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5)])
  func button(size: Size) throws {
    let state = BrowserState(ranking: try .embedded(), size: size).pressing("e end")
    try expectPicture(state.frame(), "rent-open-button-\(size.name)")
  }

  @Test("the end of the help", arguments: [Size(80, 24), Size(40, 12), Size(20, 5)])
  func helpEnd(size: Size) throws {
    let state = BrowserState(ranking: try .embedded(), size: size).pressing("? end")
    try expectPicture(state.frame(.english), "help-end-\(size.name)")
  }

  @Test("in the middle of the slide", arguments: [Size(80, 24), Size(41, 12)])
  func slide(size: Size) throws {
    var state = BrowserState(ranking: try .embedded(), size: size, isAnimated: true)
    state.press("right")
    _ = reduce(&state, .tick(now: Slide.duration / 2))
    #expect(state.pagePosition == 0.5)
    try expectPicture(state.frame(), "slide-\(size.name)")
  }
}
