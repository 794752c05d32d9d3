import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Opening and closing ranks 11+ at every height and from every choice.
@Suite(.timeLimit(.minutes(10))) struct ExpansionTests {
  static let rankings: [(name: String, ranking: Ranking)] = [
    ("11 towns", Samples.ranking(11)), ("20 towns", Samples.ranking(20)), ("200 towns", Samples.ranking(200)),
    ("ties", Samples.ties), ("13 at rank 10", Samples.ranking(rent: Array(repeating: 10, count: 13) + [11], buy: [])),
    ("all beyond rank 10", Samples.ranking(rent: 11...30, buy: [])),
  ]

  @Test("e shows rank 11 and the choice, and closes it again", arguments: rankings.indices)
  func openAndClose(index: Int) {
    let (name, ranking) = Self.rankings[index]
    let leading = ranking.leadingCount(.rent)
    for height in 1...45 {
      for choice in 0...leading {
        var state = BrowserState(ranking: ranking, size: Size(80, height))
        state.apply(.command(.choose(choice)))
        state.press("e")
        let comment = "\(name), height \(height), choice \(choice): \(state.summary)"
        let layout = state.listLayout
        let window = state.list.scroll..<state.list.scroll + max(state.layout.list.height, 1)
        #expect(state.list.isExpanded, "\(comment)")
        #expect(window.contains(layout.line(of: leading)), "rank 11 is not seen: \(comment)")
        #expect(window.contains(layout.line(of: state.list.choice)), "the choice is not seen: \(comment)")
        if choice < leading, layout.line(of: leading) - layout.line(of: choice) < window.count {
          #expect(state.list.choice == choice, "the choice could stay: \(comment)")
        }
        state.press("e")
        #expect(!state.list.isExpanded, "\(comment)")
        #expect(state.list.choice <= leading, "\(comment)")
      }
    }
  }

  @Test("closing with the choice among ranks 11+ chooses the last leading row", arguments: [1, 5, 12, 24, 40])
  func closeFromRest(height: Int) {
    for choice in 10..<20 {
      var state = BrowserState(ranking: Samples.ranking(20), isExpanded: true, size: Size(80, height))
      state.apply(.command(.choose(choice)))
      state.press("e")
      #expect(state.chosenItem(.rent) == .row(9), "from row \(choice)")
    }
  }

  @Test("closing without a leading row chooses the button")
  func closeWithoutLeading() {
    var state = BrowserState(ranking: Samples.ranking(rent: 11...30, buy: []), size: .usual)
    #expect(state.chosenItem(.rent) == .button)
    state.press("e down down e")
    #expect(state.chosenItem(.rent) == .button)
  }

  @Test("the leading rows are those of rank 10 or better, however many")
  func leading() {
    let state = BrowserState(ranking: Samples.ties, size: .usual)
    #expect(state.listLayout(.rent).rowCount == 10)
    #expect(state.listLayout(.buy).rowCount == 11)
    #expect(state.pressing("e 2 e").listLayout(.rent).rowCount == 21)
    #expect(state.pressing("e 2 e").listLayout(.buy).rowCount == 12)
  }

  @Test("--expanded opens both tabs")
  func expandedFromTheStart() {
    let state = BrowserState(ranking: Samples.ranking(20), market: .buy, isExpanded: true, size: .usual)
    #expect(state.summary == "buy 1/20 top 0 open")
    #expect(state.pressing("1").summary == "rent 1/20 top 0 open")
  }

  @Test("if the rows have another order, the chosen town stays chosen while it is shown")
  func sorted() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing("s s down down")
    let open = state.pressing("e")
    #expect(open.town == state.town)
    #expect(open.pressing("e").town == state.town)
    #expect(open.names(.rent) != state.names(.rent))
  }
}
