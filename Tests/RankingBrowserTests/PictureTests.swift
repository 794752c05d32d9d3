import FoundationEssentials
import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// The screens at the usual size, and at wide, narrow and very small ones.
@Suite(.timeLimit(.minutes(10))) struct PictureTests {
  private static let scenes = lists + searches + pages + panels + charts + years + data + notices

  @Test("a screen", arguments: scenes)
  func screen(scene: Scene) throws {
    for size in scene.sizes {
      try expectPicture(scene.frame(size), scene.look.theme, scene.file(size))
    }
  }

  @Test("every picture belongs to a screen above, and names are unique")
  func files() throws {
    let names = Self.scenes.flatMap { scene in scene.sizes.map(scene.file) }
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Project.pictures)
    #expect(files.filter { !names.contains($0) }.sorted() == [], "remove these")
  }

  @Test(
    "every view is drawn whole, whatever the size",
    arguments: ["", "e end", "/ 川", "F", "enter", "?"]
      + PanelKind.views.compactMap(\.keys.first?.label).map { "\($0) end" })
  func anySize(keys: String) {
    for height in [1, 2, 3, 7, 24] {
      // What is beside what is decided by the width; how little room there is below it, only by the height.
      for width in height == 24 ? Array(1...130) : Array(1...12) + stride(from: 13, through: 130, by: 9) {
        let frame = BrowserState(rankings: Scene.embedded, size: Size(width, height)).pressing(keys).frame()
        #expect(frame.size == Size(width, height) && frame.brokenHalf == nil)
      }
    }
  }

  @Test("every role has a letter, and every letter has one meaning")
  func letters() {
    let roles = (Role.listLetters + Role.panelLetters + Role.barLetters).map(\.0) + [.match]
    #expect(Set(roles) == Set(Role.allCases) && roles.count == Role.allCases.count)
    let letters = Theme.dark.letters.map(\.letter)
    #expect(Set(letters).count == letters.count && !letters.contains("?"))
  }

  // MARK: - Sizes and looks

  private static let usual = Size.usual
  private static let wide = Size(120, 40)
  private static let narrow = Size(40, 12)
  private static let small = Size(20, 5)

  private static let looks = [
    ("light", Look(theme: .light, words: Words(.japanese))), ("ascii", .ascii),
    ("8-colours", Look(theme: .eightColors, words: Words(.japanese))),
    ("mono", Look(theme: .mono, words: Words(.japanese))),
  ]

  // MARK: - Scenes

  private static let lists =
    [
      Scene("rent", "", usual, wide, narrow, small),
      Scene("rent-open", "e", usual, narrow),
      Scene("rent-open-button", "e end", usual, narrow, small),
      Scene("buy", "right down down", usual, small),
      Scene("buy-open", "right e", usual, narrow),
      Scene("english", "e G k", usual, look: .english),
      Scene("sorted", "e s", usual, narrow),
      Scene("favorites", "down", usual, narrow, favorites: ["大宮", "三鷹", "小岩"]),
      Scene("favorites-only", "F down", usual, small, favorites: ["大宮", "三鷹", "小岩"]),
      Scene("favorites-none", "F", usual, narrow),
      Scene("favorites-none-english", "F", usual, look: .english),
      Scene("slide", "right", usual, Size(41, 12), isAnimated: true) {
        $0.apply(.tick(now: Slide.duration / 2))
      },
    ] + looks.map { Scene($0, "e G k", usual, look: $1) }

  private static let searches =
    [
      Scene("search-hint", "/", usual, small),
      Scene("search-hint-english", "/", usual, look: .english),
      Scene("search", "/ 川", usual, narrow, small),
      Scene("search-english", "/ 川", usual, look: .english),
      Scene("search-kept", "/ 川 enter down", usual, narrow),
      Scene("search-kept-english", "/ 川 enter down", usual, look: .english),
      Scene("search-none", "/ x x", usual, narrow),
      Scene("search-none-english", "/ x x", usual, look: .english),
      Scene("search-none-kept", "/ x x enter", usual),
      Scene("search-romaji-ja", "/ m e g u r o tab", wide),
      Scene("search-long", "", usual, small) {
        $0 = $0.searching(String(repeating: "本厚木", count: 30)).pressing("left")
      },
      Scene("no-line-ja", "2 L end enter left", narrow),
      Scene("no-line-en", "2 L end enter left", narrow, look: .english),
    ] + looks.map { Scene("search-\($0)", "/ 川 enter", usual, look: $1, favorites: ["川崎", "川口"]) }

  private static let pages =
    [
      Scene("page", "down enter", usual, wide, narrow, small, favorites: ["大宮"]),
      Scene("page-end", "down enter end", narrow),
      Scene("page-english", "down enter", usual, narrow, look: .english, favorites: ["大宮"]),
      Scene("page-buy", "right enter", usual),
    ] + looks.map { Scene("page-\($0)", "/ 川 enter enter", usual, look: $1, favorites: ["川崎", "川口"]) }

  private static let panels =
    [
      Scene("help", "?", usual, wide, narrow, small),
      Scene("help-end", "? end", usual, narrow, look: .english),
      Scene("compare", "c", usual, wide, narrow, small),
      Scene("compare-end", "c end", usual),
      Scene("compare-english", "c", usual, narrow, look: .english),
      Scene("compare-ascii", "c", usual, look: .ascii),
      Scene("compare-one-list", "] c", usual, narrow, of: Ranking.embeddedRegions),
      Scene("lines", "L down", usual, wide, narrow, small),
      Scene("lines-end", "2 L end", usual),
      Scene("lines-english", "L down", usual, narrow, look: .english),
      Scene("lines-chubu", "] ] L", usual, of: Ranking.embeddedRegions),
      Scene("regions", "r down", usual, narrow, of: Ranking.embeddedRegions),
      Scene("regions-english", "] r down", usual, narrow, look: .english, of: Ranking.embeddedRegions),
    ] + looks.map { Scene("lines-\($0)", "L down", usual, look: $1) }

  private static let years = [
    Scene("year-gaps", "} } } }", usual, narrow, small),
    Scene("year-gaps-english", "} } } }", usual, narrow, look: .english),
    Scene("years-strip", "{", usual, narrow),
    Scene("trend", "t down", usual, narrow, Size(140, 40)),
    Scene("trend-buy-english", "right t", Size(100, 24), look: .english),
    Scene("trend-ascii", "t", usual, look: .ascii),
    Scene("trend-light", "t", usual, look: Look(theme: .light, words: Words(.japanese))),
    Scene("trend-mono", "t", usual, look: Look(theme: .mono, words: Words(.japanese))),
    Scene("trend-8-colours", "t", usual, look: Look(theme: .eightColors, words: Words(.japanese))),
    Scene("trend-one-year", "] t", usual, small),
    Scene("side", "down down", Size(124, 36), Size(150, 24)),
    Scene("side-english", "right down", Size(124, 36), look: .english),
    Scene("side-keys", "down enter down", Size(124, 36)),
    Scene("side-ascii", "down", Size(124, 36), look: .ascii),
    Scene("page-years", "down enter", Size(80, 40), narrow),
  ]

  private static let charts = [
    Scene("movement-rent-ja", "m", usual, small),
    Scene("movement-rent-en", "m", narrow, look: .english),
    Scene("movement-rent-open-en", "e m", usual, look: .english),
    Scene("movement-buy-open-ja", "right e m", usual, wide, narrow),
    Scene("movement-buy-end", "right e m end", usual),
    Scene("movement-ascii", "right e m", usual, look: .ascii),
    Scene("movement-mono", "right e m", usual, look: Look(theme: .mono, words: Words(.japanese))),
    Scene("movement-ties", "right e m", usual, of: [Samples.ties]),
    Scene("movement-many", "e m pagedown", usual, of: [Samples.ranking(1234)]),
    Scene("movement-one", "m", usual, of: [Samples.ranking(1)]),
    Scene("movement-none", "m", usual, of: [Samples.ranking(0)]),
  ]

  private static let address = "https://example.org/ranking.json"

  private static func unread(_ state: inout BrowserState) {
    let reason = "curl: (22) The requested URL returned error: 404"
    let error = RankingError.cannotRead(name: address, reason: reason)
    let texts = BothTexts(japanese: "読めない: \(reason)", english: "cannot read: \(reason)")
    state.apply(.failed(ReadingFailure(error, reason: texts), from: .operand(0)))
    state.apply(.allRead)
  }

  /// Data unlike the real ones.
  private static let data = [
    Scene("loading", "", usual, small, of: []) {
      $0.apply(.tick(now: 310))
      $0.apply(.loading(Loading(bytes: 1_234_567, expectedBytes: 26_000_000, towns: 9_876)))
    },
    Scene("loading-start", "", usual, look: .english, of: []),
    Scene("loading-pipe", "", usual, look: .english, of: []) {
      $0.apply(.loading(Loading(bytes: 987_654_321, towns: 0)))
    },
    Scene("unread", "", usual, small, of: [], then: unread),
    Scene("unread-english", "", usual, Size(40, 8), look: .english, of: [], then: unread),
    Scene("unread-again", "", usual, look: .english, of: []) {
      unread(&$0)
      $0.press("R")
      $0.apply(.loading(Loading(bytes: 1_234, name: address), of: .operand(0)))
    },
    Scene("reread", "e down down", usual, small, of: []) {
      $0.apply(.loaded(Samples.ranking(20), from: .operand(0)))
      $0.press("e down down R")
      $0.apply(.loaded(Samples.ranking(21), from: .operand(0)))
    },
    Scene("reread-meanwhile", "", usual, narrow, of: []) {
      $0.apply(.loaded(Samples.ranking(20), from: .operand(0)))
      $0.press("R down")
    },
    Scene("empty", "", usual, small, of: [Samples.ranking(0)]),
    Scene("one-list", "] right", usual, narrow, small, of: Ranking.embeddedRegions),
    Scene("one-list-english", "] right", usual, narrow, look: .english, of: Ranking.embeddedRegions),
    Scene("unknown", "", usual, Size(120, 12), small, of: [Samples.unknown]),
    Scene("unknown-page", "enter", usual, narrow, of: [Samples.unknown]),
    Scene("unknown-movement", "m", usual, small, of: [Samples.unknown]),
    Scene("unknown-compare", "c", usual, of: [Samples.unknown]),
    Scene("skipped", "", usual, Size(20, 7), of: [Samples.skipped]),
    Scene("ties-rent", "e end", usual, of: [Samples.ties]),
    Scene("ties-buy", "right e end", usual, narrow, of: [Samples.ties]),
    Scene("working-ja", "e down down", usual, of: [long], then: sorting),
    Scene("working-en", "e down down", narrow, look: .english, of: [long], then: sorting),
    Scene("hostile", "e", usual, narrow, small, of: [Samples.hostile]),
    Scene("hostile-numbers", "right e", usual, small, of: [Samples.hostile]),
    Scene("hostile-page", "e down down enter", usual, narrow, of: [Samples.hostile]),
    Scene("hostile-search", "e down down /", usual, of: [Samples.hostile], then: paste),
    Scene("hostile-search-kept", "e down down /", usual, of: [Samples.hostile], then: pasteAndKeep),
    Scene("hostile-notice", "e down down /", narrow, of: [Samples.hostile]) {
      pasteAndKeep(&$0)
      $0.apply(.notify(Notice(.noticeOpened, text: "\u{1B}[2Jhttp://x\u{202E}\n")))
    },
    Scene("compare-hostile", "c", usual, small, of: [Samples.hostile]),
    Scene("lines-hostile", "L", usual, small, of: [Samples.hostile]),
  ]

  /// Too many towns to be sorted before the next frame.
  private static let long = Samples.ranking(RegionState.longestAtOnce)

  private static func sorting(_ state: inout BrowserState) {
    _ = state.reduce(.command(.sort(by: 1)))
    _ = state.reduce(.command(.move(.down)))
  }

  private static func paste(_ state: inout BrowserState) {
    state.handle(.paste("\u{1B}[2J👨‍👩‍👧\u{202E}か\u{3099}ﾊﾟ\u{200B}ש"))
  }

  private static func pasteAndKeep(_ state: inout BrowserState) {
    paste(&state)
    state.press("enter")
  }

  private static let notices = [
    Scene("notice-ja", "down f", usual),
    Scene("notice-en", "down f", usual, look: .english),
    Scene("notice-broken-ja", "down f", narrow, then: notify(.noticeFavoritesBroken, path + ".broken-1700000000-1")),
    Scene(
      "notice-broken-en", "down f", usual, look: .english,
      then: notify(.noticeFavoritesBroken, path + ".broken-1700000000-1")),
    Scene("notice-not-kept-ja", "down f", usual, then: notify(.noticeFavoritesNotKept, "Permission denied: " + path)),
    Scene(
      "notice-not-kept-en", "down f", narrow, look: .english,
      then: notify(.noticeFavoritesNotKept, "Permission denied: " + path)),
  ]

  private static let path = "/home/someone/.local/state/townranking/favorites.json"

  private static func notify(_ word: Word, _ text: String) -> @Sendable (inout BrowserState) -> Void {
    { $0.apply(.notify(Notice(word, text: text, isProblem: true))) }
  }
}
