import Testing

/// A user's way through the browser.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct JourneyTests {
  private static let rent = [
    "本厚木", "大宮", "葛西", "八王子", "池袋", "千葉", "蕨", "三鷹", "柏", "川崎",
  ]

  @Test("it opens with ten cards, the button and the position, all of them visible")
  func opening() async throws {
    try await inTerminal { terminal in
      let screen = try await terminal.shows("the list") { $0.contains("1/10") && $0.isCursorOnChoice }
      #expect(screen.rows[0].contains("住みたい街ランキング2021(首都圏)"))
      #expect(screen.rows[1].contains("借りて住みたい") && screen.rows[1].contains("買って住みたい"))
      for (index, town) in Self.rent.enumerated() {
        #expect(screen.rows[2 + 2 * index].contains(" \(index + 1) "), "\(screen)")
        #expect(screen.rows[2 + 2 * index].contains(town), "\(screen)")
      }
      #expect(screen.rows[22].contains("11位以降を見る"))
      #expect(screen.rows[23].contains("終了"))
      #expect(screen.cursor.y == 2, "\(screen)")
      #expect(screen.modes.isAlternate)
    }
  }

  @Test("left and right switch the tabs and stop at the ends; q ends with status 0")
  func tabs() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("left")
      try terminal.press("right")
      let buy = try await terminal.shows(frame: "right")
      #expect(buy.rows[2].contains("勝どき"))
      // The second one would return if it wrapped around; the key after it shows that it was handled.
      try terminal.press("right down")
      let stays = try await terminal.shows(frame: "right down")
      #expect(stays.contains("白金高輪") && stays.isCursorOnChoice)
      try terminal.press("left")
      #expect(try await terminal.shows(frame: "").rows[2].contains("本厚木"))
      try terminal.press("tab")
      try await terminal.shows(frame: "right down")
      try terminal.press("tab")
      try await terminal.shows(frame: "")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("e opens ranks 11+ of this tab alone; closing them puts the choice on rank 10")
  func expansion() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(text: "1/10")
      try terminal.press("e")
      let open = try await terminal.shows(frame: "e")
      #expect(open.contains("11    ▴ 2アップ     高円寺"), "\(open)")
      for rank in 2...20 {
        try terminal.press("down")
        try await terminal.shows("rank \(rank), with the cursor") {
          $0.contains("\(rank)/20") && $0.isCursorOnChoice && $0.cursorRow.contains(" \(rank) ")
        }
      }
      #expect(try terminal.screen().cursorRow.contains("小岩"))
      try terminal.press("right")
      #expect(try await terminal.shows(frame: "right").contains("11位以降を見る"))
      try terminal.press("left")
      try await terminal.shows("rank 20") { $0.contains("20/20") && $0.isCursorOnChoice }
      try terminal.press("e")
      try await terminal.shows("rank 10 chosen") {
        $0.contains("10/10") && $0.isCursorOnChoice && $0.cursorRow.contains("川崎")
      }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("the button is chosen below the last card and pressed by Enter and by Space")
  func button() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(text: "1/10")
      try terminal.press("G")
      try await terminal.shows("the chosen button") {
        $0.contains("-/10") && $0.isCursorOnChoice && $0.cursorRow.contains("11位以降を見る")
      }
      try terminal.press("enter")
      let open = try await terminal.shows(frame: "G enter")
      #expect(open.contains("高円寺"))
      try terminal.press("G")
      try await terminal.shows(frame: "G enter G")
      try terminal.press("space")
      try await terminal.shows(frame: "G enter G space")
    }
  }

  @Test("help opens, scrolls and closes; Esc never ends the program")
  func help() async throws {
    try await inTerminal { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("?")
      #expect(try await terminal.shows(frame: "?").contains("左のタブ(借りて住みたい)へ"))
      try terminal.press("G")
      #expect(try await terminal.shows(frame: "? G").contains("前年と同じ順位"))
      try terminal.press("esc")
      try await terminal.shows(frame: "")
      try terminal.press("f1")
      try await terminal.shows(frame: "?")
      try terminal.press("esc")
      try await terminal.shows(frame: "")
      try terminal.press("esc")
      try await terminal.shows(frame: "right", pressing: "2")
      try terminal.press("? q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
