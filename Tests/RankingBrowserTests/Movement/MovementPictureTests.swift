import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The movement chart on the screen.
@Suite struct MovementPictureTests {
  private static let sizes = [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5)]

  private static func state(_ ranking: Ranking, _ size: Size, _ look: Look, _ keys: String) -> BrowserState {
    var opening = BrowserState.Opening()
    opening.language = look.words.language
    return BrowserState(ranking: ranking, size: size, opening).pressing(keys)
  }

  @Test(
    "the tabs, closed and open",
    arguments: [("rent", "m"), ("buy", "right m"), ("rent-open", "e m"), ("buy-open", "right e m")], sizes)
  func tabs(scene: (name: String, keys: String), size: Size) throws {
    for look in [Look.japanese, .english] {
      let state = Self.state(try .embedded(), size, look, scene.keys)
      let language = look.words.language == .japanese ? "ja" : "en"
      try expectPicture(state.frame(look), "movement-\(scene.name)-\(language)-\(size.name)")
    }
  }

  @Test("the end, where the town came from 210", arguments: [Size(80, 24), Size(40, 12)])
  func end(size: Size) throws {
    let state = Self.state(try .embedded(), size, .japanese, "right e m end")
    try expectPicture(state.frame(), "movement-buy-end-\(size.name)")
  }

  @Test(
    "other looks",
    arguments: [
      ("light", Look(theme: .light, words: Words(.japanese))), ("ascii", .ascii),
      ("8-colours", Look(theme: .eightColors, words: Words(.japanese))),
      ("mono", Look(theme: .mono, words: Words(.japanese))),
    ])
  func looks(name: String, look: Look) throws {
    let state = Self.state(try .embedded(), .usual, look, "right e m")
    try expectPicture(state.frame(look), "movement-\(name)-80x24")
  }

  @Test("ties and new towns", arguments: [Size(80, 24), Size(40, 12)])
  func ties(size: Size) throws {
    let state = Self.state(Samples.ties, size, .japanese, "right e m")
    try expectPicture(state.frame(), "movement-ties-\(size.name)")
  }

  @Test("more towns than are drawn, one, and none")
  func counts() throws {
    try expectPicture(
      Self.state(Samples.ranking(1234), .usual, .japanese, "e m pagedown").frame(), "movement-many-80x24")
    try expectPicture(Self.state(Samples.ranking(1), .usual, .japanese, "m").frame(), "movement-one-80x24")
    try expectPicture(Self.state(Samples.ranking(0), .usual, .japanese, "m").frame(), "movement-none-80x24")
  }
}
