import Testing

/// A user looks for a town and reads about it.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SearchJourneyTests {
  @Test("by kanji: the list narrows, Enter keeps, Enter opens the page, down and Esc, Esc drops")
  func kanji() async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("down down")
      try await terminal.shows(frame: "down down")
      try terminal.press("/")
      let hint = try await terminal.shows(frame: "down down /")
      #expect(hint.modes.showsCursor && hint.cursor == (3, 23), "\(hint)")
      try terminal.send("川")
      let found = try await terminal.shows(frame: "down down / 川")
      #expect(found.modes.showsCursor && found.cursor == (5, 23), "\(found)")
      #expect(found.contains("3件  買って: 1件") && found.contains("西川口"))
      try terminal.press("enter")
      let kept = try await terminal.shows(frame: "down down / 川 enter")
      #expect(!kept.modes.showsCursor && kept.isCursorOnChoice, "\(kept)")
      try terminal.press("down enter")
      try await terminal.shows(frame: "down down / 川 enter down enter")
      try terminal.press("down")
      #expect(try await terminal.shows(frame: "down down / 川 enter down enter down").contains("川口 かわぐち Kawaguchi"))
      try terminal.press("right")
      try await terminal.shows(frame: "down down / 川 enter down enter down right")
      try terminal.press("esc")
      try await terminal.shows(frame: "down down / 川 enter down")
      try terminal.press("right")
      try await terminal.shows(frame: "down down / 川 enter down right")
      try terminal.press("left")
      try await terminal.shows(frame: "down down / 川 enter down")
      try terminal.press("esc")
      try await terminal.shows(frame: "down down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("by romaji and by kana", arguments: ["honatsugi", "Hon-Atsugi", "ほんあつぎ", "ﾎﾝｱﾂｷﾞ", "ホンアツギ"])
  func reading(text: String) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/")
      try await terminal.shows(frame: "/")
      try terminal.send(text)
      try await terminal.shows("the town alone") { $0.contains("1件  買って: 1件") && $0.rows[2].contains("本厚木") }
      try terminal.press("enter")
      try await terminal.shows("the filter") { $0.rows[23].contains("/\(text == "ﾎﾝｱﾂｷﾞ" ? "ﾎﾝｱﾂギ" : text) Esc 解除") }
    }
  }

  @Test("a kanji whose bytes come 30 ms apart is one kanji, and Backspace deletes the whole of it")
  func slowKanji() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/")
      try await terminal.shows(frame: "/")
      try terminal.send(bytewise: "本厚")
      let screen = try await terminal.shows(frame: "/ 本 厚")
      #expect(screen.cursor == (7, 23), "\(screen)")
      try terminal.send("\u{7F}")
      try await terminal.shows(frame: "/ 本")
      try terminal.send("か\u{3099}")
      #expect(try await terminal.shows(text: "/ 本か\u{3099}").cursor == (7, 23))
      try terminal.send("\u{7F}")
      try await terminal.shows(frame: "/ 本")
    }
  }

  @Test("a paste is text without its line ends, and runs nothing")
  func paste() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/")
      try await terminal.shows(frame: "/")
      try terminal.paste("本\n厚\r\n木\n")
      try await terminal.shows(frame: "/ 本 厚 木")
      try terminal.send("\u{15}")
      try terminal.paste("q\u{4}\u{15}q\n")
      try await terminal.shows(frame: "/ q q")
      try terminal.press("enter")
      try await terminal.shows(frame: "/ q q enter")
    }
  }

  @Test("on a small terminal too", arguments: [(40, 12), (20, 5), (9, 4)])
  func small(width: Int, height: Int) async throws {
    try await inTerminal("townranking --no-animation", width: width, height: height) { terminal in
      try await terminal.shows(frame: "", "", width, height)
      for (key, keys) in [
        ("/", "/"), ("o m i", "/ o m i"), ("enter", "/ o m i enter"), ("enter", "/ o m i enter enter"),
        ("end", "/ o m i enter enter end"),
      ] {
        try terminal.press(key)
        try await terminal.shows(frame: keys, "", width, height)
      }
    }
  }

  @Test("English shows the romanised names, with the kanji if there is room")
  func english() async throws {
    try await inTerminal("townranking --lang en") { terminal in
      try await terminal.shows(text: "Hon-Atsugi 本厚木")
      try terminal.press("/ o m i y a")
      try await terminal.shows("one town") { $0.rows[2].contains("Ōmiya 大宮") && $0.contains("1 found  Buy: 1 found") }
    }
  }
}
