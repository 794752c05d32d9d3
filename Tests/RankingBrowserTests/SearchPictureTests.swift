import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The screens of search, town page, favourites and notices.
@Suite struct SearchPictureTests {
  private static func state(_ keys: String, _ size: Size, _ look: Look, _ favorites: Set<String> = []) throws
    -> BrowserState
  {
    BrowserState(ranking: try .embedded(), size: size) {
      $0.language = look.words.language
      $0.favorites = favorites
    }.pressing(keys)
  }

  private static let usual = Size(80, 24)
  private static let small = [Size(40, 12), Size(20, 5)]

  @Test(
    "search, in both languages",
    arguments: [
      ("search-hint", "/"), ("search", "/ 川"), ("search-none", "/ x x"), ("search-kept", "/ 川 enter down"),
      ("search-none-kept", "/ x x enter"),
    ], [Look.japanese, .english])
  func search(scene: (name: String, keys: String), look: Look) throws {
    let state = try Self.state(scene.keys, Self.usual, look)
    let suffix = look.words.language == .english ? "-english" : ""
    try expectPicture(state.frame(look), "\(scene.name)\(suffix)-80x24")
  }

  @Test(
    "search in small terminals",
    arguments: [("search-hint", "/"), ("search", "/ 川"), ("search-none", "/ x x"), ("search-kept", "/ 川 enter down")],
    small)
  func smallSearch(scene: (name: String, keys: String), size: Size) throws {
    try expectPicture(Self.state(scene.keys, size, .japanese).frame(), "\(scene.name)-\(size.name)")
  }

  @Test("a long text, shifted under the cursor", arguments: [Size(80, 24), Size(20, 5)])
  func longText(size: Size) throws {
    let state = try Self.state("", size, .japanese).searching(String(repeating: "本厚木", count: 30))
    try expectPicture(state.pressing("left").frame(), "search-long-\(size.name)")
  }

  @Test("a found town in wide screens", arguments: [Look.japanese, .english])
  func wideSearch(look: Look) throws {
    let state = try Self.state("/ m e g u r o tab", Size(120, 40), look)
    try expectPicture(state.frame(look), "search-romaji-\(look.words.language.rawValue)-120x40")
  }

  @Test("a town's page", arguments: [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5), Size(1, 1)])
  func page(size: Size) throws {
    try expectPicture(Self.state("down enter", size, .japanese, ["大宮"]).frame(), "page-\(size.name)")
  }

  @Test("the end of a town's page", arguments: [Size(40, 12), Size(20, 5)])
  func pageEnd(size: Size) throws {
    try expectPicture(Self.state("down enter end", size, .japanese).frame(), "page-end-\(size.name)")
  }

  @Test("a town's page in English, and one of a town that is not in the other list")
  func otherPages() throws {
    try expectPicture(Self.state("down enter", Self.usual, .english, ["大宮"]).frame(.english), "page-english-80x24")
    try expectPicture(Self.state("down enter", Size(40, 12), .english).frame(.english), "page-english-40x12")
    try expectPicture(Self.state("right enter", Self.usual, .japanese).frame(), "page-buy-80x24")
  }

  @Test(
    "another look of page and search",
    arguments: [
      ("light", Look(theme: .light, words: Words(.japanese))), ("ascii", .ascii),
      ("8-colours", Look(theme: .eightColors, words: Words(.japanese))),
      ("mono", Look(theme: .mono, words: Words(.japanese))),
    ])
  func look(name: String, look: Look) throws {
    let favorites: Set<String> = ["川崎", "川口"]
    try expectPicture(Self.state("/ 川 enter", Self.usual, look, favorites).frame(look), "search-\(name)-80x24")
    try expectPicture(Self.state("/ 川 enter enter", Self.usual, look, favorites).frame(look), "page-\(name)-80x24")
  }

  @Test("favourites in the list, and only favourites", arguments: [Size(80, 24), Size(40, 12), Size(20, 5)])
  func favorites(size: Size) throws {
    let favorites: Set<String> = ["大宮", "三鷹", "小岩"]
    try expectPicture(Self.state("down", size, .japanese, favorites).frame(), "favorites-\(size.name)")
    try expectPicture(Self.state("F down", size, .japanese, favorites).frame(), "favorites-only-\(size.name)")
    try expectPicture(Self.state("F", size, .japanese).frame(), "favorites-none-\(size.name)")
  }

  @Test("only favourites in English")
  func englishFavorites() throws {
    try expectPicture(Self.state("F", Self.usual, .english).frame(.english), "favorites-none-english-80x24")
    try expectPicture(Self.state("F", Self.usual, .english, ["大宮"]).frame(.english), "favorites-only-english-80x24")
  }

  @Test("what was done, or why not", arguments: [Look.japanese, .english])
  func notice(look: Look) throws {
    let language = look.words.language.rawValue
    var state = try Self.state("down f", Self.usual, look)
    try expectPicture(state.frame(look), "notice-\(language)-80x24")
    let path = "/home/someone/.local/state/townranking/favorites.json"
    for (name, notice) in [
      ("broken", Notice(.noticeFavoritesBroken, text: path + ".broken-1700000000-1", isProblem: true)),
      ("not-kept", Notice(.noticeFavoritesNotKept, text: "Permission denied: " + path, isProblem: true)),
    ] {
      _ = reduce(&state, .notify(notice))
      try expectPicture(state.frame(look), "notice-\(name)-\(language)-80x24")
      _ = reduce(&state, .resize(Size(40, 12)))
      try expectPicture(state.frame(look), "notice-\(name)-\(language)-40x12")
      _ = reduce(&state, .resize(Self.usual))
    }
  }

  @Test("hostile text in prompt, filter, page and notice", arguments: [Size(80, 24), Size(40, 12)])
  func hostile(size: Size) throws {
    var state = BrowserState(ranking: Samples.hostile, size: size).pressing("e down down enter")
    try expectPicture(state.frame(), "hostile-page-\(size.name)")
    state.press("esc /")
    state.handle(.paste("\u{1B}[2J👨‍👩‍👧\u{202E}か\u{3099}ﾊﾟ\u{200B}ש"))
    try expectPicture(state.frame(), "hostile-search-\(size.name)")
    state.press("enter")
    try expectPicture(state.frame(), "hostile-search-kept-\(size.name)")
    _ = reduce(&state, .notify(Notice(.noticeOpened, text: "\u{1B}[2Jhttp://x\u{202E}\n")))
    try expectPicture(state.frame(), "hostile-notice-\(size.name)")
  }
}
