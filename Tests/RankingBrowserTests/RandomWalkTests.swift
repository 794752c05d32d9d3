import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// Any events, in any order, at any size, with any data.
@Suite(.timeLimit(.minutes(10))) struct RandomWalkTests {
  static let rankings = [
    Samples.ranking(0), Samples.ranking(1), Samples.ranking(9), Samples.ranking(10), Samples.ranking(11),
    Samples.ranking(21), Samples.ranking(200), Samples.ties, Samples.hostile, Samples.skipped,
    Samples.ranking(rent: 11...40, buy: [10_000, Int.max]), Samples.ranking(rent: [], buy: 1...12),
  ]
  static let sizes = [
    Size(0, 0), Size(1, 1), Size(2, 2), Size(7, 3), Size(20, 5), Size(33, 8), Size(40, 12), Size(59, 7), Size(60, 9),
    Size(80, 24), Size(81, 25), Size(0, 9), Size(9, 0), Size(120, 4), Size(5, 40), Size(300, 100),
  ]
  static let keys =
    BrowserKeyMap.list.bindings.flatMap(\.keys) + BrowserKeyMap.prompt.bindings.flatMap(\.keys)
    + [.enter, .escape, .character("/"), .character("街"), .character("x")]

  @Test("choice and scroll stay in bounds, the choice is visible, drawing is complete", arguments: UInt64(0)..<10)
  func walk(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let first = try #require(Self.rankings.randomElement(using: &random))
    var state = BrowserState(ranking: seed == 0 ? nil : first, size: .usual, isAnimated: seed % 2 == 0)
    var trail: [String] = []
    for step in 0..<3_000 {
      let event = try Self.event(&random, state)
      trail.append(event.name)
      if let action = event.action { state.apply(action) }
      let fault = Self.fault(state) ?? (Self.isDrawn(step, state.size) ? Self.drawingFault(state) : nil)
      if let fault {
        Issue.record("seed \(seed), step \(step): \(fault) (\(state.size.name), \(state.summary)) \(trail.suffix(8))")
        return
      }
    }
  }

  /// Drawing a large frame takes long, so only some are drawn.
  private static func isDrawn(_ step: Int, _ size: Size) -> Bool {
    let cells = size.width * size.height
    return step % (cells < 500 ? 8 : cells < 5_000 ? 40 : 400) == 0
  }

  private static func event(
    _ random: inout SplitMix, _ state: BrowserState
  ) throws -> (name: String, action: BrowserAction?) {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<65:
      let key = try #require(keys.randomElement(using: &random))
      return (key.label, EventMap.action(for: .key(key), in: state))
    case 65..<85:
      let kind = try #require([Mouse.Kind.press, .press, .wheelUp, .wheelDown].randomElement(using: &random))
      let point = Point(
        x: Int.random(in: -1...state.size.width, using: &random),
        y: Int.random(in: -1...state.size.height, using: &random))
      return ("\(kind) \(point.x),\(point.y)", EventMap.action(for: .mouse(Mouse(kind, at: point)), in: state))
    case 85..<92:
      let size = try #require(sizes.randomElement(using: &random))
      return ("resize \(size.name)", .resize(size))
    case 92..<97:
      let now = state.now + Int.random(in: -20...200, using: &random)
      return ("tick", .tick(now: now))
    case 97:
      return outside(&random)
    case 98:
      return ("loading", .loading(Loading(bytes: Int.random(in: 0...999, using: &random), expectedBytes: 9)))
    default:
      let index = Int.random(in: 0..<rankings.count, using: &random)
      let origin = Bool.random(using: &random) ? Origin.passing : .operand(Int.random(in: 0..<3, using: &random))
      return ("loaded \(index) \(origin)", .loaded(rankings[index], from: origin))
    }
  }

  /// What the loop and other programs do.
  private static func outside(_ random: inout SplitMix) -> (name: String, action: BrowserAction) {
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      ("favourites", .favorites(Favorites((0..<5).map { _ in TownKey("街\(Int.random(in: 1...21, using: &random))") })))
    case 1: ("paste", .command(.edit(.insert("街\n1"))))
    default: ("notice", .notify(Notice(.noticeCopied, text: "街")))
    }
  }

  /// What is wrong with a state; nil if nothing is.
  static func fault(_ state: BrowserState) -> String? {
    let height = max(state.layout.list.height, 1)
    for market in Market.allCases {
      let layout = state.listLayout(market)
      let list = state.lists[market]
      if !(0..<max(layout.itemCount, 1)).contains(list.choice) { return "\(market): choice \(list.choice)" }
      if !(0...layout.maximumScroll(height: height)).contains(list.scroll) { return "\(market): scroll \(list.scroll)" }
      let line = layout.line(of: list.choice) - list.scroll
      if layout.itemCount > 0, !(0..<height).contains(line) { return "\(market): the choice is not seen" }
    }
    if let open = state.overlay {
      let farthest = max(open.panel.lines.count - max(state.overlayHeight, 1), 0)
      if !(0...farthest).contains(open.scroll) { return "\(open.kind.name): scroll \(open.scroll)" }
      if !(0..<max(open.panel.lines.count, 1)).contains(open.choice) {
        return "\(open.kind.name): choice \(open.choice)"
      }
    }
    if state.isWorking || state.isPanelStale { return "something is not worked out" }
    return nil
  }

  /// What is wrong with its frame; nil if nothing is.
  static func drawingFault(_ state: BrowserState) -> String? {
    let (frame, cursor) = BrowserView.draw(state, .dark)
    if frame.size != state.size { return "the frame has another size" }
    if let half = frame.brokenHalf { return half }
    let isInside = frame.bounds.contains(cursor.point) || frame.bounds.isEmpty
    return isInside ? nil : "the cursor is at \(cursor.point)"
  }
}
