/// Every word that the browser says, in both languages. `{n}` and `{text}` stand for what is filled in.
package enum Word: CaseIterable, Sendable {
  case title, untitled, rentTab, buyTab
  case up, down, unchanged, new
  case showRest, hideRest, lastYear, notRankedLastYear
  case noData, noDataHint, loading, loadingTowns, skipped
  case barTabs, barRest, barHide, barChoice, barHelp, barQuit, barClose, barScroll, barPress
  case helpKeys, helpLegend
  case helpPreviousTab, helpNextTab, helpCycleTab, helpCycleTabBack, helpRentTab, helpBuyTab, helpRest
  case helpUp, helpDown, helpPageUp, helpPageDown, helpHalfUp, helpHalfDown, helpFirst, helpLast
  case helpActivate, helpHelp, helpClose, helpRedraw, helpSuspend, helpQuit
  case legendUp, legendDown, legendUnchanged, legendNew, legendCrown, legendChosen, legendBadge, legendSoftBadge
  case legendBar

  /// The word in Japanese and in English.
  package var texts: (japanese: String, english: String) {
    switch self {
    case .title: ("住みたい街ランキング2021(首都圏)", "Towns to Live In 2021 (Greater Tokyo)")
    case .untitled: ("住みたい街ランキング", "Towns to Live In")
    case .rentTab: ("借りて住みたい", "Rent")
    case .buyTab: ("買って住みたい", "Buy")
    case .up: ("{n}アップ", "up {n}")
    case .down: ("{n}ダウン", "down {n}")
    case .unchanged: ("キープ", "same")
    case .new: ("新登場", "new")
    case .showRest: ("11位以降を見る", "Show 11+")
    case .hideRest: ("閉じる", "Close")
    case .lastYear: ("前年{n}位", "was {n}")
    case .notRankedLastYear: ("前年圏外", "unranked")
    case .noData: ("データがありません", "No data")
    case .noDataHint: ("このリストは空です", "This list is empty")
    case .loading: ("読み込み中", "Loading")
    case .loadingTowns: ("{n}件", "{n} towns")
    case .skipped: ("{n}件を読めませんでした 最初: {text}", "{n} could not be read, the first: {text}")
    case .barTabs: ("タブ", "tabs")
    case .barRest: ("11位以降", "11+")
    case .barHide: ("閉じる", "close 11+")
    case .barChoice: ("選択", "choose")
    case .barHelp: ("ヘルプ", "help")
    case .barQuit: ("終了", "quit")
    case .barClose: ("閉じる", "close")
    case .barScroll: ("スクロール", "scroll")
    case .barPress: ("押す", "press")
    case .helpKeys: ("キー", "Keys")
    case .helpLegend: ("凡例", "Legend")
    case .helpPreviousTab: ("左のタブ(借りて住みたい)へ", "the tab on the left (Rent)")
    case .helpNextTab: ("右のタブ(買って住みたい)へ", "the tab on the right (Buy)")
    case .helpCycleTab: ("次のタブへ(最後の次は最初)", "the next tab, round and round")
    case .helpCycleTabBack: ("前のタブへ(最初の前は最後)", "the tab before, round and round")
    case .helpRentTab: ("借りて住みたい", "Rent")
    case .helpBuyTab: ("買って住みたい", "Buy")
    case .helpRest: ("このタブの11位以降を開く・閉じる", "open and close ranks 11+ of this tab")
    case .helpUp: ("上の街を選ぶ", "choose the town above")
    case .helpDown: ("下の街を選ぶ", "choose the town below")
    case .helpPageUp: ("1画面上へ", "a screen up")
    case .helpPageDown: ("1画面下へ", "a screen down")
    case .helpHalfUp: ("半画面上へ", "half a screen up")
    case .helpHalfDown: ("半画面下へ", "half a screen down")
    case .helpFirst: ("最初の街へ", "the first town")
    case .helpLast: ("一覧の最後へ", "the end of the list")
    case .helpActivate: ("選んだボタンを押す", "press the chosen button")
    case .helpHelp: ("このヘルプを開く・閉じる", "open and close this help")
    case .helpClose: ("開いているものを閉じる", "close what is open")
    case .helpRedraw: ("画面を描き直す", "draw the screen again")
    case .helpSuspend: ("中断してシェルへ(fgで戻る)", "stop and go to the shell (fg comes back)")
    case .helpQuit: ("終了", "quit")
    case .legendUp: ("前年より順位が上がった(赤)", "climbed since last year (red)")
    case .legendDown: ("前年より順位が下がった(青)", "fell since last year (blue)")
    case .legendUnchanged: ("前年と同じ順位", "same rank as last year")
    case .legendNew: ("前年は圏外だった", "not ranked last year")
    case .legendCrown: ("1位から3位", "ranks 1 to 3")
    case .legendChosen: ("選んでいる街", "the chosen town")
    case .legendBadge: ("1位から10位の順位", "rank, 1 to 10")
    case .legendSoftBadge: ("11位以降の順位", "rank, 11 and more")
    case .legendBar: ("動きの大きさ(広い画面のみ)", "size of the movement, on wide screens")
    }
  }
}
