import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// Marks that are one cell wide in every terminal.
@Suite struct MarkTests {
  private static func all(_ marks: Marks) -> [String] {
    [
      marks.up, marks.down, marks.left, marks.right, marks.unchanged, marks.new, marks.crown, marks.favorite,
      marks.chosen, marks.bar, marks.axis, marks.cut.string,
    ] + marks.spinner
  }

  /// The scalars of East Asian Width "Ambiguous" in the blocks that the marks are from: two cells in many Japanese
  /// terminals (EastAsianWidth.txt of Unicode 15).
  private static let ambiguous: [ClosedRange<UInt32>] = [
    0x2010...0x2010, 0x2013...0x2016, 0x2018...0x2019, 0x201C...0x201D, 0x2020...0x2022, 0x2024...0x2027,
    0x2030...0x2030, 0x2032...0x2033, 0x2035...0x2035, 0x203B...0x203B, 0x203E...0x203E, 0x2074...0x2074,
    0x207F...0x207F, 0x2081...0x2084, 0x20AC...0x20AC, 0x2103...0x2103, 0x2105...0x2105, 0x2109...0x2109,
    0x2113...0x2113, 0x2116...0x2116, 0x2121...0x2122, 0x2126...0x2126, 0x212B...0x212B, 0x2153...0x2154,
    0x215B...0x215E, 0x2160...0x216B, 0x2170...0x2179, 0x2189...0x2189, 0x2190...0x2199, 0x21B8...0x21B9,
    0x21D2...0x21D2, 0x21D4...0x21D4, 0x21E7...0x21E7, 0x2200...0x2200, 0x2202...0x2203, 0x2207...0x2208,
    0x220B...0x220B, 0x220F...0x220F, 0x2211...0x2211, 0x2215...0x2215, 0x221A...0x221A, 0x221D...0x2220,
    0x2223...0x2223, 0x2225...0x2225, 0x2227...0x222C, 0x222E...0x222E, 0x2234...0x2237, 0x223C...0x223D,
    0x2248...0x2248, 0x224C...0x224C, 0x2252...0x2252, 0x2260...0x2261, 0x2264...0x2267, 0x226A...0x226B,
    0x226E...0x226F, 0x2282...0x2283, 0x2286...0x2287, 0x2295...0x2295, 0x2299...0x2299, 0x22A5...0x22A5,
    0x22BF...0x22BF, 0x2312...0x2312, 0x2460...0x24E9, 0x24EB...0x254B, 0x2550...0x2573, 0x2580...0x258F,
    0x2592...0x2595, 0x25A0...0x25A1, 0x25A3...0x25A9, 0x25B2...0x25B3, 0x25B6...0x25B7, 0x25BC...0x25BD,
    0x25C0...0x25C1, 0x25C6...0x25C8, 0x25CB...0x25CB, 0x25CE...0x25D1, 0x25E2...0x25E5, 0x25EF...0x25EF,
    0x2605...0x2606, 0x2609...0x2609, 0x260E...0x260F, 0x261C...0x261C, 0x261E...0x261E, 0x2640...0x2640,
    0x2642...0x2642, 0x2660...0x2661, 0x2663...0x2665, 0x2667...0x266A, 0x266C...0x266D, 0x266F...0x266F,
    0x269E...0x269F, 0x26BF...0x26BF, 0x26C6...0x26CD, 0x26CF...0x26D3, 0x26D5...0x26E1, 0x26E3...0x26E3,
    0x26E8...0x26E9, 0x26EB...0x26F1, 0x26F4...0x26F4, 0x26F6...0x26F9, 0x26FB...0x26FC, 0x26FE...0x26FF,
    0x273D...0x273D, 0x2776...0x277F,
  ]

  @Test("Unicode marks take one cell everywhere", arguments: all(.unicode) + [Marks.unicode.enter])
  func unicode(mark: String) throws {
    let scalar = try #require(mark.unicodeScalars.first)
    #expect(mark.unicodeScalars.count == 1)
    #expect(TextWidth.cells(of: mark) == 1)
    #expect(
      scalar.isASCII || (0x2010...0x28FF).contains(scalar.value), "its block is not in the table of ambiguous widths")
    #expect(!Self.ambiguous.contains { $0.contains(scalar.value) }, "two cells in many Japanese terminals")
    #expect(!scalar.properties.isEmojiPresentation, "may be drawn as a picture")
  }

  @Test(
    "the table of ambiguous widths has those that are known", arguments: "─│┌←↑→↓▲▼●★■①…※".unicodeScalars.map(\.value))
  func table(value: UInt32) {
    #expect(Self.ambiguous.contains { $0.contains(value) })
  }

  @Test("what stands for something that cannot be shown is narrow everywhere too")
  func replacement() {
    #expect(!Self.ambiguous.contains { $0.contains(Glyph.replacement.base) })
  }

  @Test("ASCII marks are ASCII and take one cell", arguments: all(.ascii))
  func ascii(mark: String) {
    #expect(mark.utf8.count == 1)
    #expect(mark.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    #expect(Marks.ascii.enter == "Enter")
  }

  @Test("movements have marks of their own", arguments: [Marks.unicode, .ascii])
  func movements(marks: Marks) {
    #expect(Set([RankChange.up(1), .down(1), .unchanged, .new].map(marks.movement)).count == 4)
  }

  @Test("with ASCII marks and English words nothing but data is beyond ASCII")
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
        _ = reduce(&states[states.count - 1], .tick(now: step * 100))
      }
      for state in states {
        let foreign = state.frame(.ascii).textRows.joined().unicodeScalars.filter { !(0x20...0x7E).contains($0.value) }
        #expect(foreign.isEmpty, "\(foreign) at \(size.name)")
      }
    }
  }
}

extension Marks: CustomTestStringConvertible {
  /// What the report of a test calls it.
  public var testDescription: String { up + down }
}
