import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Marks that are one cell wide on every terminal.
@Suite(.timeLimit(.minutes(10))) struct MarkTests {
  private static func all(_ marks: Marks) -> [String] {
    [
      marks.up, marks.down, marks.left, marks.right, marks.unchanged, marks.new, marks.crown, marks.favorite,
      marks.chosen, marks.bar, marks.axis, marks.cut.string,
    ] + marks.spinner
  }

  @Test("Unicode marks take one cell everywhere", arguments: all(.unicode) + [Marks.unicode.enter])
  func unicode(mark: String) throws {
    let scalar = try #require(mark.unicodeScalars.first)
    #expect(mark.unicodeScalars.count == 1)
    #expect(TextWidth.cells(of: mark) == 1)
    #expect(!AmbiguousWidth.contains(scalar.value), "two cells in many Japanese terminals")
    #expect(!scalar.properties.isEmojiPresentation, "may be drawn as a picture")
  }

  @Test("the replacement for what cannot be shown is narrow everywhere too")
  func replacement() {
    #expect(!AmbiguousWidth.contains(Glyph.replacement.base))
  }

  @Test("ASCII marks are ASCII and take one cell", arguments: all(.ascii))
  func ascii(mark: String) {
    #expect(mark.utf8.count == 1)
    #expect(mark.utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test("ASCII has no mark for Enter, so it is a word: the key's name")
  func asciiEnter() {
    #expect(Marks.ascii.enter == Key.enter.label)
  }

  @Test("movements have marks of their own", arguments: [Marks.unicode, .ascii])
  func movements(marks: Marks) {
    #expect(Set([RankChange.up(1), .down(1), .unchanged, .new].map(marks.movement)).count == 4)
  }

  @Test("with ASCII marks and English words everything but the data is ASCII")
  func asciiFrames() {
    func town(_ rank: Int, _ change: RankChange) -> TownInfo {
      Samples.town(rank, "Town \(rank)", change, "A long line")
    }
    let changes = [RankChange.up(3), .down(200), .unchanged, .new]
    let towns = (1...30).map { town($0, changes[$0 % 4]) }
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: towns), skipped: Samples.skipped.skipped)
    for size in [Size(120, 40), Size(80, 24), Size(40, 12), Size(20, 5), Size(1, 1)] {
      var states = ["", "e end", "right", "?", "? end", "end"].map {
        BrowserState(ranking: ranking, size: size).pressing($0)
      }
      for step in 0..<4 {
        states.append(BrowserState(ranking: nil, size: size))
        _ = states[states.count - 1].reduce(.tick(now: step * 100))
      }
      for state in states {
        let foreign = state.frame(.ascii).textRows.joined().unicodeScalars.filter { !(0x20...0x7E).contains($0.value) }
        #expect(foreign.isEmpty, "\(foreign) at \(size.name)")
      }
    }
  }
}

extension Marks: CustomTestStringConvertible {
  /// The name in test reports.
  public var testDescription: String { up + down }
}
