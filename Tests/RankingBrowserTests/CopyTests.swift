import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

/// What y copies to the clipboard: the open view, or the chosen town.
@Suite(.timeLimit(.minutes(10))) struct CopyTests {
  /// The copied text and the notice.
  private static func copied(
    _ keys: String, _ language: Language = .japanese
  ) throws -> (text: String, notice: String) {
    var opening = BrowserState.Opening()
    opening.words = Words(language)
    var state = BrowserState(ranking: try .embedded(), size: .usual, opening)
    for effect in state.press(keys + " y") {
      if case .copy(let text, let notice) = effect {
        return (text, Words(language).filled(notice.word, notice.number, text: notice.text))
      }
    }
    return ("", "")
  }

  @Test("the list: the chosen town, even if the list is narrowed")
  func town() throws {
    let line = "大宮 借りて住みたい 2位 3アップ JR京浜東北・根岸線ほか"
    for keys in ["down", "/ 大 宮 enter"] {
      let copied = try Self.copied(keys)
      #expect(copied.text == line && copied.notice == "大宮をコピーしました", "\(keys)")
    }
  }

  @Test("in English with the names that are shown and those of the data")
  func english() throws {
    let copied = try Self.copied("down", .english)
    let line = "Ōmiya 大宮 Rent No. 2 up 3 JR Keihin-Tōhoku and Negishi Line etc. JR京浜東北・根岸線ほか"
    #expect(copied.text == line && copied.notice == "Copied Ōmiya")
  }

  @Test("a town's page: its text, without the ways to its neighbours")
  func page() throws {
    let copied = try Self.copied("enter")
    #expect(
      copied.text == """
        本厚木 ほんあつぎ Hon-Atsugi
        順位        \(Marks.unicode.crown) 1 借りて住みたい
        変動        \(Marks.unicode.up) 3アップ
        前年        4位
        路線        小田急小田原線
        別リスト    買って住みたい 3位 \(Marks.unicode.up) 8アップ
        お気に入り  未登録
        借りて      2018 -、2019 -、2020 4、2021 1、2022 1、2023 1、2024 1、2025 2、2026 4
        買って      2018 -、2019 -、2020 11、2021 3、2022 -、2023 -、2024 -、2025 5、2026 -

        """)
    #expect(copied.notice == "本厚木の詳細をコピーしました")
  }

  @Test("a page in English")
  func englishPage() throws {
    let copied = try Self.copied("enter", .english)
    let lines = copied.text.split(separator: "\n")
    #expect(lines.first == "Hon-Atsugi 本厚木 ほんあつぎ" && lines.count == 9)
    #expect(lines.dropFirst().first == "Rank        \(Marks.unicode.crown) 1 Rent")
    #expect(copied.notice == "Copied the details of Hon-Atsugi")
  }

  @Test("a panel: all of it, however much is visible", arguments: ["?", "r"])
  func panel(key: String) throws {
    var state = BrowserState(ranking: try .embedded(), size: Size(40, 12))
    state.press(key)
    let open = try #require(state.overlay)
    let shown = open.panel
    let effects = state.press("y")
    #expect(effects == [.copy(shown.text(Words(.japanese)), Notice(.noticeViewCopied, text: shown.title))])
    #expect(
      shown.text(Words(.japanese)).split(separator: "\n", omittingEmptySubsequences: false).count == shown.count + 2)
    #expect(state.overlay == open)
  }

  @Test("an empty list has nothing to copy")
  func nothing() {
    var state = BrowserState(ranking: Ranking(data: TownRankingData()), size: .usual)
    #expect(state.press("y") == [])
  }

  @Test("the notice in both languages")
  func words() throws {
    #expect(try Self.copied("?").notice.hasPrefix("表示中の内容をコピーしました: "))
    #expect(try Self.copied("?", .english).notice.hasPrefix("Copied this view: "))
  }

  private static func panel(lines: Int, of text: String) -> Panel {
    let header = [PanelLine([.init(0, "h", .panelText)])]
    return Panel(
      title: "t", width: 9, header: header,
      lines: (0..<lines).map { _ in PanelLine([.init(0, text, .panelText)]) })
  }

  @Test(
    "a very long view is copied up to a limit of bytes, and the notice says how many lines that is",
    arguments: ["a", "街", String(repeating: "a", count: 1_000)])
  func longView(line: String) throws {
    let count = Panel.mostCopiedBytes
    let copied = try #require(Self.panel(lines: count, of: line).copy(Words(.english)))
    let kept = try #require(copied.notice.number)
    #expect(copied.notice.word == .noticeViewCut)
    let text = copied.text.split(separator: "\n")
    #expect(text.prefix(3) == ["t", "h", Substring(line)] && text.last == "\(count - kept) more lines")
    #expect(text.count == kept + 3)
    #expect(copied.text.utf8.count <= Panel.mostCopiedBytes)
    #expect(copied.text.utf8.count > Panel.mostCopiedBytes - line.utf8.count - 20, "no more than needed is left out")
  }

  @Test("what is as long as the limit is copied whole")
  func asLongAsTheLimit() throws {
    // Beside the line: title, header and the room for the last line.
    let line = String(repeating: "a", count: Panel.mostCopiedBytes - 5 - "1 more line\n".utf8.count)
    #expect(Self.panel(lines: 1, of: line).copy(Words(.english))?.notice.word == .noticeViewCopied)
    #expect(Self.panel(lines: 1, of: line + "a").copy(Words(.english)) == nil)
  }

  @Test("a town whose line alone is too long is not copied, and that is said", arguments: ["", "enter "])
  func longTown(keys: String) {
    let name = String(repeating: "街", count: Panel.mostCopiedBytes / 3)
    let ranking = Ranking(data: TownRankingData(townRankingsForRent: [Samples.town(1, name, .new, "線")]))
    var state = BrowserState(ranking: ranking, size: .usual)
    #expect(state.press(keys + "y") == [])
    #expect(state.notice?.word == .noticeTooLong)
  }

  @Test("a panel is built up to a limit of lines, and the last says how many are left out")
  func longest() {
    let panel = Panel(title: "", width: 9, count: Panel.longest + 7, Words(.english)) { index in
      PanelLine([.init(0, String(index), .panelText)])
    }
    #expect(panel.lines.count == Panel.longest + 1)
    #expect(panel.lines.suffix(2).map(\.text) == ["\(Panel.longest - 1)", "7 more lines"])
  }
}
