import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// The screens of data that are unlike the real ones.
@Suite struct DataPictureTests {
  @Test("while it is being read", arguments: [Size(80, 24), Size(40, 12), Size(20, 5)])
  func loading(size: Size) throws {
    var state = BrowserState(ranking: nil, size: size)
    _ = reduce(&state, .tick(now: 310))
    _ = reduce(&state, .loading(Loading(bytes: 1_234_567, expectedBytes: 26_000_000, towns: 9_876)))
    try expectPicture(state.frame(), "loading-\(size.name)")
  }

  @Test("while it is being read from a pipe, whose end is not known")
  func loadingPipe() throws {
    var state = BrowserState(ranking: nil, size: .usual)
    try expectPicture(state.frame(.english), "loading-start-80x24")
    _ = reduce(&state, .loading(Loading(bytes: 987_654_321, towns: 0)))
    try expectPicture(state.frame(.english), "loading-pipe-80x24")
  }

  @Test("no towns", arguments: [Size(80, 24), Size(40, 12), Size(20, 5)])
  func empty(size: Size) throws {
    let state = BrowserState(ranking: Samples.ranking(0), size: size)
    try expectPicture(state.frame(), "empty-\(size.name)")
  }

  @Test("towns that could not be read", arguments: [Size(80, 24), Size(40, 12), Size(20, 7)])
  func skipped(size: Size) throws {
    let state = BrowserState(ranking: Samples.skipped, size: size)
    try expectPicture(state.frame(), "skipped-\(size.name)")
  }

  @Test("three towns at rank 19, and five at rank 10", arguments: [Size(80, 24), Size(40, 12)])
  func ties(size: Size) throws {
    let state = BrowserState(ranking: Samples.ties, size: size)
    try expectPicture(state.pressing("e end").frame(), "ties-rent-\(size.name)")
    try expectPicture(state.pressing("right e end").frame(), "ties-buy-\(size.name)")
  }

  @Test("hostile names", arguments: [Size(80, 24), Size(120, 40), Size(40, 12), Size(20, 5)])
  func hostile(size: Size) throws {
    let state = BrowserState(ranking: Samples.hostile, size: size)
    try expectPicture(state.pressing("e").frame(), "hostile-\(size.name)")
    try expectPicture(state.pressing("right e").frame(), "hostile-numbers-\(size.name)")
  }
}
