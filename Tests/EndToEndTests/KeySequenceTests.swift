import TestSupport
import Testing

/// What terminals send for keys, slowly or strangely.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct KeySequenceTests {
  @Test(
    "an arrow whose bytes come one by one is an arrow",
    arguments: [["\u{1B}", "[", "C"], ["\u{1B}", "O", "C"], ["\u{1B}[", "C"], ["\u{1B}", "[C"]])
  func slowArrow(pieces: [RawText]) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      var isSwitched = false
      // On a busy machine a pause may last longer than the Escape key's timeout.
      for _ in 0..<10 where !isSwitched {
        try terminal.send(slowly: pieces.map(\.text))
        isSwitched = try await Poll.until(within: .milliseconds(500)) { try terminal.screen().contains("勝どき") }
      }
      #expect(isSwitched)
      try await terminal.shows(frame: "right")
    }
  }

  @Test(
    "unbound keys do nothing",
    arguments: [
      "\u{1B}x", "\u{1B}q", "\u{1B}e", "\u{1B}?", "\u{1B}[1;5C", "\u{1B}[1;3D", "\u{1B}[1;5A", "\u{1B}[15~",
      "\u{1B}[1;2P", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>0;276;0c", "\u{1B}[24;80R", "\u{1B}[0n",
      "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]10;qqq\u{1B}\\", "\u{1B}P>|qe(2)\u{1B}\\",
      "\u{1B}P1+r71=65\u{1B}\\", "\u{1B}_qe\u{1B}\\", "\u{1B}[[Z", "\u{1B}[27;5;113~", "\u{1B}[113;5u",
      "\u{1B}[M !!", "\u{1B}[200~q2e?\u{1B}[201~", "x", "Q", "\u{1}", "\u{7F}", "\u{1B}[99999999999999999999C",
      "\u{1B}[3~",
    ])
  func unbound(bytes: RawText) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.send(bytes.text)
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("e")
      try await terminal.shows(frame: "down e")
    }
  }

  @Test(
    "unbound keys are not text either, and close nothing",
    arguments: ["/ o m i", "?", "enter", "L down", "m"],
    [
      "\u{1B}x", "\u{1B}q", "\u{1B}[1;5C\u{1B}[1;3D", "\u{1B}[15~\u{1B}[1;2P", "\u{1B}[I\u{1B}[O",
      "\u{1B}[?1;2c\u{1B}[24;80R", "\u{1B}]10;qqq\u{1B}\\", "\u{1B}P>|qe(2)\u{1B}\\", "\u{1B}[27;5;113~",
      "\u{1B}[<3;5;5M",
    ])
  func unboundElsewhere(keys: String, bytes: RawText) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      try terminal.press(keys)
      try await terminal.shows(frame: keys)
      try terminal.send(bytes.text)
      try terminal.press("pagedown")
      try await terminal.shows(frame: keys + " pagedown")
    }
  }

  @Test(
    "a slow arrow closes no prompt and types nothing",
    arguments: [["\u{1B}", "[", "D"], ["\u{1B}", "O", "D"], ["\u{1B}[", "D"]])
  func slowArrowInPrompt(pieces: [RawText]) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/ o m")
      let before = try await terminal.shows(frame: "/ o m")
      try terminal.send(slowly: pieces.map(\.text))
      try await terminal.shows("the cursor one cell to the left") { $0.cursor.x == before.cursor.x - 1 }
      try await terminal.shows(frame: "/ o m left")
    }
  }

  @Test("pasted text does nothing in the views either", arguments: ["?", "enter", "L", "m"], ["q", "jG\n/x"])
  func pasteElsewhere(keys: String, text: RawText) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      try terminal.press(keys)
      try await terminal.shows(frame: keys)
      try terminal.paste(text.text)
      try terminal.press("down")
      try await terminal.shows(frame: keys + " down")
    }
  }

  @Test("keys of another mode or the keypad are the same keys")
  func variants() async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try await terminal.shows(frame: "")
      for (bytes, keys) in [
        ("\u{1B}[C", "right"), ("\u{1B}OD", ""), ("\u{1B}OC", "right"), ("\u{1B}[Z", ""), ("\t", "right"),
        ("\u{1B}[4~", "right end"), ("\u{1B}[1~", "right"), ("\u{1B}[F", "right end"), ("\u{1B}OH", "right"),
        ("\u{1B}OP", "right ?"),
      ] {
        try terminal.send(bytes)
        try await terminal.shows(frame: keys)
      }
    }
  }

  @Test(
    "pasted text does nothing in the list",
    arguments: ["q", "e2\nq\n", "jjj\u{1B}[C", "日本語\tq", "q\u{3}", "\u{1A}\u{1C}\u{3}"])
  func paste(text: RawText) async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.paste(text.text)
      try terminal.press("down")
      try await terminal.shows(frame: "down")
    }
  }

  @Test("pasted control characters do nothing in the prompt, and a typed Ctrl-C ends it")
  func pasteInPrompt() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/")
      try terminal.paste("三\u{3}\u{1A}\u{1C}鷹")
      try await terminal.shows(text: "/ 三鷹")
      try terminal.press("ctrl-c")
      try await terminal.endsTidily(status: 130)
    }
  }

  @Test("Esc alone closes the help within half a second")
  func escape() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      var isQuick = false
      // The machine may be slow once; the program must not be slow every time.
      for _ in 0..<5 where !isQuick {
        try terminal.press("?")
        try await terminal.shows(frame: "?")
        try terminal.press("esc")
        isQuick = try await Poll.until(within: .milliseconds(500)) { try !terminal.screen().contains("キー ") }
        try await terminal.shows(frame: "")
      }
      #expect(isQuick)
    }
  }
}
