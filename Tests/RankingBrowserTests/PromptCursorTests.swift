import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// The hardware cursor is where text is inserted: input methods place their window there.
@Suite(.timeLimit(.minutes(10))) struct PromptCursorTests {
  private static func drawn(_ state: BrowserState) -> (frame: Buffer, cursor: Cursor) {
    BrowserView.draw(state, .dark)
  }

  @Test(
    "the cell after the text before it",
    arguments: [
      ("", "", 3), ("x", "", 4), ("本", "", 5), ("本厚木", "", 9), ("本厚木", "left", 7), ("本厚木", "home", 3), ("ﾎﾝ", "", 5),
      ("か\u{3099}", "", 5), ("か\u{3099}x", "left", 5), ("e\u{301}", "", 4), ("JR 本", "left", 6),
      ("本厚木", "home delete", 3),
      ("本厚木", "left ctrl-u", 3),
    ])
  func place(text: String, keys: String, x: Int) throws {
    for size in [Size.usual, Size(40, 12), Size(20, 5)] {
      let state = BrowserState(ranking: try .embedded(), size: size).searching(text).pressing(keys)
      let cursor = Self.drawn(state).cursor
      #expect(cursor == Cursor(at: Point(x: x, y: size.height - 1), isVisible: true), "\(size.name)")
    }
  }

  @Test("it is visible in the prompt only")
  func visibility() throws {
    for (keys, isVisible) in [
      ("", false), ("/", true), ("/ x", true), ("/ x enter", false), ("/ x enter /", true), ("/ x esc", false),
      ("? /", true),
      ("enter", false), ("/ 本 enter enter", false), ("?", false), ("f", false),
    ] {
      let state = BrowserState(ranking: try .embedded(), size: .usual).pressing(keys)
      #expect(Self.drawn(state).cursor.isVisible == isVisible, "after \"\(keys)\"")
    }
  }

  @Test("a long text is shifted: the cursor stays inside, after the letter before it", arguments: [20, 40, 41, 80])
  func shifted(width: Int) throws {
    let long = String(repeating: "本厚木x", count: 30)
    var state = BrowserState(ranking: try .embedded(), size: Size(width, 12)).searching(long)
    for _ in 0..<long.count {
      let (frame, cursor) = Self.drawn(state)
      let text = try #require(state.search?.text)
      try #require(frame.bounds.contains(cursor.point) && cursor.point.y == 11, "\(cursor)")
      #expect(frame.brokenHalf == nil)
      if let before = text.before.last, let glyph = Text(String(before)).glyphs.first {
        #expect(frame[cursor.point.x - glyph.width, 11]?.glyph == glyph, "before the cursor at \(cursor.point.x)")
      }
      if let behind = text.after.first, let glyph = Text(String(behind)).glyphs.first,
        cursor.point.x + glyph.width <= width - 30
      {
        #expect(frame[cursor.point.x, 11]?.glyph == glyph, "at the cursor at \(cursor.point.x)")
      }
      state.press("left")
    }
    #expect(Self.drawn(state).cursor.point.x == 3)
  }

  @Test("at any size the cursor is on the screen", arguments: 1...30)
  func inside(width: Int) throws {
    for height in [1, 2, 3, 7, 8, 24] {
      for text in ["", "本", "本厚木 大宮 葛西 八王子 池袋"] {
        let state = BrowserState(ranking: try .embedded(), size: Size(width, height)).searching(text)
        let (frame, cursor) = Self.drawn(state)
        #expect(frame.bounds.contains(cursor.point), "\(width)x\(height), \"\(text)\": \(cursor.point)")
        #expect(frame.brokenHalf == nil)
      }
    }
  }
}
