import RankingCore
import TerminalUI
import TestSupport
import Testing

@testable import RankingBrowser

/// A frame without a terminal.
@Suite(.timeLimit(.minutes(10))) struct FramePrinterTests {
  private static func text(_ keys: [Key], isColored: Bool, size: Size = .usual) throws -> String {
    FramePrinter.text(BrowserState(ranking: try .embedded(), size: size), keys: keys, .dark, isColored: isColored)
  }

  @Test("the rows of the frame after the keys", arguments: [Size(80, 24), Size(20, 5), Size(1, 1)])
  func plain(size: Size) throws {
    let text = try Self.text([.right, .character("e"), .down], isColored: false, size: size)
    let frame = BrowserState(ranking: try .embedded(), size: size).pressing("right e down").frame()
    #expect(text == frame.textRows.map { $0 + "\n" }.joined())
  }

  @Test("unknown keys do nothing, and keys after q have no effect")
  func keys() throws {
    let plain = try Self.text([.down], isColored: false)
    #expect(try Self.text([.function(9), .down, .character("x")], isColored: false) == plain)
    #expect(try Self.text([.down, .character("q"), .down, .right], isColored: false) == plain)
    #expect(try Self.text([.down, .control("l"), .control("z")], isColored: false) == plain)
  }

  @Test("what lies beneath a panel is as faint as on the screen")
  func faint() throws {
    func text(_ keys: [Key]) throws -> String {
      FramePrinter.text(BrowserState(ranking: try .embedded(), size: .usual), keys: keys, .mono, isColored: true)
    }
    #expect(try text([.enter]).contains("\u{1B}[0;2m") && !text([]).contains("\u{1B}[0;2m"))
  }

  @Test("in colour it is the same text between valid sequences, with a reset in each row")
  func colored() throws {
    for keys in [[], [Key.right, .character("e")], [.character("?")]] {
      let colored = try Self.text(keys, isColored: true)
      let parts = colored.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
      var text = String(parts[0])
      for part in parts.dropFirst() {
        let end = try #require(part.firstIndex(of: "m"))
        #expect(part[..<end].allSatisfy { $0 == ";" || $0.isASCII && $0.isNumber }, "\(part[..<end])")
        text += part[part.index(after: end)...]
      }
      #expect(text == (try Self.text(keys, isColored: false)))
      #expect(colored.split(separator: "\n").allSatisfy { $0.hasSuffix("[0m") })
      #expect(colored.contains("38;5;252;48;5;236"))
    }
  }

  @Test("the rows are there before the first key, however long the list")
  func work() {
    let count = RegionState.longestAtOnce * 2
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: Samples.towns(1...count)))
    let state = BrowserState(ranking: ranking, size: .usual) {
      $0.favorites = ["街1", TownKey("街\(count)")]
      $0.showsFavoritesOnly = true
    }
    for keys in [[], [Key.end]] {
      let text = FramePrinter.text(state, keys: keys, .dark, isColored: false)
      #expect(text.contains("街\(count)") && text.contains("\(keys.count + 1)/2"))
    }
  }
}
