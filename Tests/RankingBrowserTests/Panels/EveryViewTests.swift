import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// All views, from the table that keys and help read: one that joins it is tested with the others.
@Suite(.timeLimit(.minutes(10))) struct EveryViewTests {
  static let rankings = [
    Samples.ranking(0), Samples.ranking(1), Samples.ranking(200), Samples.hostile, Samples.skipped,
    Samples.unknown,
    Samples.ranking(rent: [], buy: 1...12), Samples.ranking(rent: 11...40, buy: [10_000, Int.max]),
  ]

  /// A view that is about to be opened.
  struct Opening: CustomTestStringConvertible {
    let kind: PanelKind
    let look: Look
    /// What opens it, by its name. The page of a town has no key of its own.
    var key: String { kind.keys.first?.label ?? "enter" }
    var testDescription: String { "\(kind.name), \(look.testDescription)" }

    /// The list, and the view over it; nil where there is nothing that it could be about.
    func states(_ ranking: Ranking, _ size: Size) -> (list: BrowserState, open: BrowserState)? {
      let list = BrowserState(ranking: ranking, size: size) { $0.words = look.words }
      let open = list.pressing(key)
      if kind == .town, list.rows[list.market].count == 0 {
        #expect(open.overlay == nil)
        return nil
      }
      #expect(open.overlay?.kind == kind)
      return (list, open)
    }
  }

  static let openings = PanelKind.all.flatMap { kind in
    [Look.japanese, .english, .ascii].map { Opening(kind: kind, look: $0) }
  }

  @Test("the table has every view that there is")
  func table() throws {
    let files = try Project.files(in: "Sources/RankingBrowser/Panels", ending: ".swift")
    let views = try files.map { try Project.text($0).split(separator: "= PanelKind(").count - 1 }.reduce(0, +)
    #expect(views == PanelKind.all.count)
    #expect(Set(PanelKind.all.map(\.name)).count == views)
  }

  @Test("drawn whole at every size, with every data, whatever is pressed in it", arguments: openings)
  func sizes(opening: Opening) {
    for (number, ranking) in Self.rankings.enumerated() {
      for size in RandomWalkTests.sizes {
        guard var state = opening.states(ranking, size)?.open else { continue }
        // Other marks change no layout that keys could meet.
        let isPlain = opening.look.words.marks.isASCII
        for keys in isPlain ? [""] : ["", "down down", "end", "pageup ctrl-u", "up home", "right"] {
          state.press(keys)
          // A large frame takes long to draw.
          if !keys.isEmpty, size.width * size.height > 5_000 { continue }
          let fault = RandomWalkTests.fault(state) ?? RandomWalkTests.drawingFault(state)
          if let fault { Issue.record("ranking \(number), \(size.name), \"\(keys)\": \(fault)") }
        }
      }
    }
  }

  @Test("as wide as it is opened, after a resize", arguments: openings.filter { !$0.look.words.marks.isASCII })
  func resizes(opening: Opening) {
    for ranking in Self.rankings {
      guard let usual = opening.states(ranking, .usual)?.open else { continue }
      let frame = usual.frame()
      for size in RandomWalkTests.sizes {
        var state = usual
        state.apply(.resize(size))
        let fresh = opening.states(ranking, size)?.open
        #expect(state.overlay?.panel == fresh?.overlay?.panel, "\(size.name)")
        state.apply(.resize(.usual))
        #expect(state.frame() == frame, "\(size.name)")
      }
    }
  }

  @Test("copied as printable lines, with a notice that names it", arguments: openings)
  func copied(opening: Opening) {
    for ranking in Self.rankings {
      guard var state = opening.states(ranking, .usual)?.open else { continue }
      guard case .copy(let text, let notice)? = state.press("y").first else {
        Issue.record("nothing is copied")
        continue
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 1 && lines.last == "")
      for line in lines { #expect(Printable.line(line) == line) }
      let said = opening.look.words.filled(notice.word, notice.number, text: notice.text)
      #expect(!notice.isProblem && said.contains(notice.text ?? ""))
    }
  }

  @Test("closed by its own key and by Esc, it leaves the list as it was", arguments: openings)
  func closes(opening: Opening) {
    for ranking in Self.rankings {
      guard let (list, open) = opening.states(ranking, .usual) else { continue }
      for key in opening.kind.keys.map(\.label) + ["esc"] {
        let closed = open.pressing("down \(key)")
        #expect(closed.overlay == nil && closed.frame() == list.frame(), "\(key)")
      }
    }
  }
}
