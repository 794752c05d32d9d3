import RankingBrowser
import RankingCore
import TerminalUI
import Testing

/// Notices are shown whenever there is a row for them.
@Suite(.timeLimit(.minutes(10))) struct NoticeTests {
  @Test("a notice is visible at every height", arguments: 1...30)
  func height(height: Int) throws {
    let state = BrowserState(ranking: try .embedded(), size: Size(80, height)).pressing("f")
    #expect(state.frame().textRows.contains { $0.contains("本厚木をお気に入りに登録しました") })
  }

  @Test("it is cut if it is too long, never within a character", arguments: 1...60)
  func width(width: Int) throws {
    var state = BrowserState(ranking: try .embedded(), size: Size(width, 24))
    state.apply(.notify(Notice(.noticeFavoritesNotKept, text: "Permission denied: /home/人/状態", isProblem: true)))
    let frame = state.frame()
    #expect(frame.brokenHalf == nil)
    let row = frame.textRows[23]
    #expect(
      row.contains("⋯") == (TextWidth.cells(of: "お気に入りを保存できません: Permission denied: /home/人/状態") > width - 2)
        || width < 3)
  }

  @Test("a problem looks different from a success", arguments: ContrastTests.themes + [.mono])
  func problem(theme: Theme) {
    #expect(theme.resolved(.notice) != theme.resolved(.done))
  }

  @Test("a click on a notice does nothing")
  func click() throws {
    let state = BrowserState(ranking: try .embedded(), size: .usual).pressing("f")
    for x in 0..<80 {
      let clicked = state.clicking(Point(x: x, y: 23))
      #expect(clicked.effects == [] && clicked.state.summary == state.summary, "column \(x)")
    }
  }
}
