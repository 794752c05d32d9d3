import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The screens of the comparison and of the lines.
@Suite struct ComparePictureTests {
  static let sizes = [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5)]
  static let scenes = [("compare", "c"), ("compare-end", "c end"), ("lines", "L down"), ("lines-end", "2 L end")]

  @Test("a view at a size, in Japanese", arguments: scenes, sizes)
  func japanese(scene: (name: String, keys: String), size: Size) throws {
    let state = BrowserState(ranking: try .embedded(), size: size).pressing(scene.keys)
    try expectPicture(state.frame(), "\(scene.name)-\(size.name)")
  }

  @Test("a view at a size, in English", arguments: scenes, sizes)
  func english(scene: (name: String, keys: String), size: Size) throws {
    var opening = BrowserState.Opening()
    opening.language = .english
    let state = BrowserState(ranking: try .embedded(), size: size, opening).pressing(scene.keys)
    try expectPicture(state.frame(.english), "\(scene.name)-english-\(size.name)")
  }

  @Test("regions with one list", arguments: [Size(80, 24), Size(40, 12), Size(20, 5)])
  func regions(size: Size) throws {
    let state = BrowserState(rankings: Ranking.embeddedRegions, size: size)
    try expectPicture(state.pressing("] c").frame(), "compare-one-list-\(size.name)")
    try expectPicture(state.pressing("] ] L").frame(), "lines-chubu-\(size.name)")
  }

  @Test("hostile names", arguments: sizes)
  func hostile(size: Size) throws {
    let state = BrowserState(ranking: Samples.hostile, size: size)
    try expectPicture(state.pressing("c").frame(), "compare-hostile-\(size.name)")
    try expectPicture(state.pressing("L").frame(), "lines-hostile-\(size.name)")
  }

  @Test(
    "another look",
    arguments: [
      ("light", Look(theme: .light, words: Words(.japanese))), ("ascii", .ascii),
      ("8-colours", Look(theme: .eightColors, words: Words(.japanese))),
      ("mono", Look(theme: .mono, words: Words(.japanese))),
    ])
  func look(name: String, look: Look) throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual)
    try expectPicture(state.pressing("c").frame(look), "compare-\(name)-80x24")
    try expectPicture(state.pressing("L down").frame(look), "lines-\(name)-80x24")
  }

  @Test("whatever the size, nothing breaks")
  func anySize() throws {
    for width in 1...130 {
      for height in [1, 3, 7, 24] {
        for keys in ["c end", "L end"] {
          let state = BrowserState(ranking: try .embedded(), size: Size(width, height)).pressing(keys)
          #expect(state.frame().size == Size(width, height))
        }
      }
    }
  }
}
