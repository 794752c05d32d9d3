import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What is cut where there is little room: never a number, and no name while a cell of its row is free.
@Suite(.timeLimit(.minutes(10))) struct RoomTests {
  /// The embedded rankings, and one of a town that came from far away.
  private static let rankings: [Ranking] = {
    let leap = (1...20).map { rank in
      Samples.town(rank, rank == 3 ? "白金高輪" : "三鷹", rank == 7 ? .up(1119) : .down(rank), "東京メトロ南北線ほか")
    }
    return Ranking.embeddedRegions
      + [Ranking(data: TownRankingData(townRankingsForRent: leap, townRankingsForBuy: Array(leap.dropLast(5))))]
  }()

  /// Every width up to that at which the widest row has all its room, and a few beyond.
  private static let widths = Array(20...140) + stride(from: 150, through: 200, by: 10)

  private static func states(_ language: Language, _ keys: String) -> [BrowserState] {
    rankings.map { BrowserState(ranking: $0, size: Size(80, 70), language: language).pressing(keys) }
  }

  @Test("in lists", arguments: [Language.japanese, .english], ["e", "right e"])
  func lists(language: Language, keys: String) {
    var faults: [String] = []
    for var state in Self.states(language, keys) where state.rows[state.market].count > 0 {
      for width in Self.widths {
        let screen = screen(&state, width)
        let layout = state.listLayout
        let lines = (0..<layout.rowCount).map { state.layout.list.y + layout.line(of: $0) - state.list.scroll }
        for (row, line) in lines.enumerated() {
          guard let town = state.town(inRow: row, of: state.market) else { continue }
          faults += screen.cutNumbers(line...line, [town])
          faults += screen.cutNames([town], among: lines, in: line...line)
        }
      }
    }
    #expect(faults.prefix(20) == [], "\(faults.count)")
  }

  @Test("in the comparison", arguments: [Language.japanese, .english])
  func comparison(language: Language) {
    var faults: [String] = []
    for var state in Self.states(language, "c") {
      let comparison = Comparison(state.ranking.data)
      let only = Market.allCases.flatMap(comparison.only)
      let isEmpty = Market.allCases.contains(where: comparison.isEmpty)
      for width in Self.widths where !isEmpty {
        let screen = screen(&state, width)
        let lines = screen.panelLines
        let first = lines.lowerBound + 1
        let pairs = first..<first + comparison.both.count
        let others = pairs.upperBound + 2...lines.upperBound
        faults += screen.cutNumbers(lines, only)
        faults += screen.cutNames(comparison.both.map(\.rent), among: Array(pairs), in: first...lines.upperBound)
        faults += screen.cutNames(only, among: Array(others), in: others)
      }
    }
    #expect(faults.prefix(20) == [], "\(faults.count)")
  }

  @Test("in the chart of movements", arguments: [Language.japanese, .english])
  func movements(language: Language) {
    var faults: [String] = []
    for var state in Self.states(language, "e m") {
      for width in stride(from: 20, through: 200, by: 7) {
        let screen = screen(&state, width)
        faults += screen.cutNumbers(screen.panelLines, [])
      }
    }
    #expect(faults.prefix(20) == [], "\(faults.count)")
  }

  @Test("every town of Greater Tokyo keeps its kanji where there is room for all", arguments: ["e", "right e"])
  func kanji(keys: String) throws {
    var state = BrowserState(ranking: try .embedded(), size: Size(80, 70), language: .english).pressing(keys)
    for width in 80...200 {
      let rows = screen(&state, width).rows
      for name in state.names(state.market) {
        let whole = "\(state.words.town(name)) \(name)"
        #expect(rows.contains { $0.contains(whole) }, "\(whole) at \(width) cells")
      }
    }
  }

  @Test("numbers that have no room at all are left out", arguments: ["e", "c", "e m"])
  func noRoom(keys: String) {
    // The greatest that a file may have.
    let number = 1_000_000_000
    let towns = [Samples.town(1, "街", .up(number), "線"), Samples.town(number, "町", .down(number / 2), "線")]
    let data = TownRankingData(townRankingsForRent: towns, townRankingsForBuy: Array(towns.prefix(1)))
    var state = BrowserState(ranking: Ranking(data: data), size: .usual).pressing(keys)
    for width in stride(from: 20, to: 118, by: 3) {
      let screen = screen(&state, width)
      #expect(screen.cutNumbers(2...screen.rows.count - 1, []).map { $0.prefix(30) } == [])
    }
  }

  private func screen(_ state: inout BrowserState, _ width: Int) -> Screen {
    state.apply(.resize(Size(width, 70)))
    return Screen(frame: BrowserView.draw(state, .dark).frame, state: state)
  }
}

/// A frame, and what is cut in it.
private struct Screen {
  let frame: Buffer
  let state: BrowserState
  let rows: [String]

  init(frame: Buffer, state: BrowserState) {
    self.frame = frame
    self.state = state
    rows = frame.textRows
  }

  /// The lines of the open panel, on the screen.
  var panelLines: ClosedRange<Int> {
    let area = state.overlay.map { PanelLayout($0.panel, in: state.layout.area(of: $0)).lines } ?? Rect(frame.size)
    return area.y...area.maxY - 1
  }

  /// Numbers that a mark cuts, and movements that are not there whole, in words or by their number.
  func cutNumbers(_ lines: ClosedRange<Int>, _ towns: [TownInfo]) -> [String] {
    let text = lines.map { rows[$0] }.joined(separator: "\n")
    let scalars = Array(text.unicodeScalars)
    let cut = zip(scalars, scalars.dropFirst()).filter { ("0"..."9").contains($0) && $1 == "⋯" }
    let missing = towns.filter { town in
      ![false, true].contains { text.contains(state.words.movement(town.change, isShort: $0)) }
    }
    return (cut.map { "\($0)\($1)" } + missing.map(\.townName)).map { "\($0) at \(frame.size.width): \(text)" }
  }

  /// Names that are cut in some lines although there are free cells.
  /// - Parameter among: the lines whose columns are shared.
  func cutNames(_ towns: [TownInfo], among lines: [Int], in part: ClosedRange<Int>) -> [String] {
    let text = part.map { rows[$0] }.joined(separator: "\n")
    return towns.map { state.words.town($0.townName) }.filter { !text.contains($0) }.compactMap { name in
      let free = freeCells(lines)
      // Two cells are a gap.
      return free <= 2 ? nil : "\(name) at \(frame.size.width), \(free) cells are free: \(text)"
    }
  }

  /// The most cells in sequence that are blank in all of these lines.
  private func freeCells(_ lines: [Int]) -> Int {
    var (longest, run) = (0, 0)
    for x in 0..<frame.size.width {
      run = lines.allSatisfy { frame[x, $0]?.glyph == .space } ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
