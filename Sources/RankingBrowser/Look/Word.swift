import RankingCore

/// Every word that the browser says, in both languages. `{n}` and `{text}` stand for what is filled in, `{s}` for the
/// ending of a plural.
package enum Word: CaseIterable, Sendable {
  case untitled, rentTab, buyTab
  case up, down, unchanged, new
  case showRest, hideRest, lastYear, notRankedLastYear
  case rank, notRanked, rentShort, buyShort
  case working, stillSearching, found, noMatch, noMatchHint, noLine, noLineHint
  case favorite, isFavorite, notFavorite, noFavorites, noFavoritesHint
  case noticeFavorite, noticeNoFavorite, noticeOpening, noticeOpened, noticeNoSource, noticeNotOpened
  case noticeNotWeb, noticeOddAddress, endedWithStatus, endedBySignal, namesNoProgram
  case favoritesOnly, noFavoriteMatch, noFavoriteMatchHint, noFavoriteMatchPromptHint
  case noticeCopied, noticePageCopied, noticeViewCopied, noticeViewCut, noticeNotCopied, copyRest
  case noticeSent, firstLines, noticeTooLong
  case noticeFavoritesBroken, noticeFavoritesUnread, noticeFavoritesNotKept
  case orderRank, orderClimb, orderFall, orderLastYear, orderLine, orderReading, noticeOrder, headerOrder,
    headerRegions, headerYears, headerPartial, headerPartialOne, headerPartialFrom
  case noticeLanguage, noticeEmbedded, noticePassing, noticeReading, noticeReread, noticeNotReread, noticeNoSide
  case rereadSame, rereadNoRank, rereadMoved, rereadNew, rereadGone, comma
  case regions, blankUnknown, trendTitle, oneYear, towns, town
  case movementTitle, movementScale, movementScaleBroken, movementLimit
  case pageRank, pageMovement, pageLine, pageOther, pageFavorite, pageLastYear, pageFirst, pageLast
  case noData, noList, onlyList, onlyListHint, loading, skipped, notRead, notReadHint, unreadable, noticeNotRead
  case barTabs, barRest, barHide, barChoice, barSort, barHelp, barQuit, barClose, barScroll, barPress, barDetail,
    barSearch
  case barFavorite, barAll, barDropFilter, barTown, barOtherList, barBack, barSource, barCopy, barLanguage, barRetry
  case barMovement, barCompare, barLines, barTrend, barRegions
  case helpKeys, helpMoving, helpList, helpViews, helpPromptKeys, helpProgram, helpLegend
  case helpPreviousTab, helpNextTab, helpCycleTab, helpRentTab, helpBuyTab, helpRest
  case helpUp, helpDown, helpPageUp, helpPageDown, helpHalfUp, helpHalfDown, helpFirst, helpLast
  case helpSearch, helpFavorite, helpFavoritesOnly, helpOpenSource, helpCopy, helpLanguage
  case helpSort, helpSortBack, helpMovement, helpCompare, helpLines, helpTrend, helpRegions
  case helpPreviousRegion, helpNextRegion, helpPreviousYear, helpNextYear, helpReread, helpSide
  case helpKeepSearch, helpDropSearch, helpPromptLeft, helpPromptRight, helpPromptHome, helpPromptEnd
  case helpPromptBackspace, helpPromptDelete, helpPromptDeleteWord, helpPromptDeleteToStart
  case helpActivate, helpHelp, helpClose, helpRedraw, helpSuspend, helpQuit
  case legendUp, legendDown, legendUnchanged, legendNew, legendCrown, legendChosen, legendBadge, legendSoftBadge
  case legendBar, legendLongBar
  case compareTitle, compareBoth, compareOnly, compareDifference, compareDifferenceShort
  case compareHigher, compareLower, compareSame, compareHigherShort, compareLowerShort, compareSameShort
  case compareOneList
  case linesTitle, lineTowns, lineBest, lineMean, lineMeanShort, lineNames, lineOthers, lineOtherOperators, lineNone
  case barFilter, barShow

  /// A tab's label for narrow places.
  static func short(_ market: Market) -> Word { market == .rent ? .rentShort : .buyShort }

  /// The word in Japanese and in English.
  package var texts: (japanese: String, english: String) {
    switch self {
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
    case .rank: ("{n}位", "No. {n}")
    case .notRanked: ("{n}位圏外", "not in the top {n}")
    case .rentShort: ("借りて", "Rent")
    case .buyShort: ("買って", "Buy")
    case .working: ("処理中", "working")
    case .stillSearching: ("検索しています", "Still searching")
    case .found: ("{n}件", "{n} found")
    case .noMatch: ("見つかりません", "Nothing found")
    case .noMatchHint: ("街の名前・読み(ひらがな、ローマ字)・路線で探せます", "Search by town, reading or line")
    case .noLine: ("この路線の街がありません", "No town is on this line")
    case .noLineHint: ("Esc を押すと絞り込みを解除できます", "Press Esc to show all towns again")
    case .favorite: ("お気に入り", "favourite")
    case .isFavorite: ("登録済み", "yes")
    case .notFavorite: ("未登録", "no")
    case .noFavorites: ("このリストにお気に入りはありません", "No favourites in this list")
    case .noFavoritesHint: ("F で全件表示に戻り、街を選んで f で登録", "Press F to show all, then f on a town to add it")
    case .favoritesOnly: ("お気に入りのみ", "favourites only")
    case .noFavoriteMatch: ("一致するお気に入りがありません", "None of the favourites matches")
    case .noFavoriteMatchPromptHint:
      ("Enter、F の順に押すと、すべての街から探せます", "Press Enter, then F, to search all towns")
    case .noFavoriteMatchHint: ("F を押すと、お気に入り以外の街も見られます", "Press F to see towns that are no favourites too")
    case .noticeFavorite: ("{text}をお気に入りに登録しました", "{text} added to favourites")
    case .noticeNoFavorite: ("{text}のお気に入りを解除しました", "{text} removed from favourites")
    case .noticeCopied: ("{text}をコピーしました", "Copied {text}")
    case .noticePageCopied: ("{text}の詳細をコピーしました", "Copied the details of {text}")
    case .noticeViewCopied: ("表示中の内容をコピーしました: {text}", "Copied this view: {text}")
    case .noticeViewCut: ("最初の{n}行をコピーしました: {text}", "Copied the first {n} line{s}: {text}")
    case .copyRest: ("ほか{n}行", "{n} more line{s}")
    case .noticeNotCopied: ("この端末ではコピーできません", "This terminal cannot copy to the clipboard")
    case .noticeSent: ("端末のクリップボードへ送りました: {text}", "Sent to the terminal's clipboard: {text}")
    case .firstLines: ("{text}の最初の{n}行", "the first {n} line{s} of {text}")
    case .noticeTooLong: ("長すぎてコピーできません", "This is too long to be copied")
    case .noticeOpening: ("{text} を開いています", "Opening {text}")
    case .noticeNotWeb: ("httpかhttpsのアドレスしか開けません: {text}", "Only http and https can be opened: {text}")
    case .noticeOddAddress:
      ("アドレスに空白か制御文字があり、開けません: {text}", "There is a blank or a control character in the address: {text}")
    case .endedWithStatus: ("終了ステータス{n}", "status {n}")
    case .endedBySignal: ("シグナル{n}", "signal {n}")
    case .namesNoProgram: ("プログラム名がない", "names no program")
    case .noticeOpened: ("{text} を開きました", "Opened {text}")
    case .noticeNoSource: ("出典のページがありません", "This ranking names no source page")
    case .noticeNotOpened: ("開けません: {text}", "Cannot open: {text}")
    case .noticeFavoritesBroken:
      ("お気に入りのファイルを読めないため、別名で保存しました: {text}", "Favourites could not be read; the file is kept as {text}")
    case .noticeFavoritesUnread: ("お気に入りを読めません: {text}", "Cannot read favourites: {text}")
    case .noticeFavoritesNotKept: ("お気に入りを保存できません: {text}", "Cannot save favourites: {text}")
    case .orderRank: ("順位順", "by rank")
    case .orderClimb: ("上昇幅が大きい順", "biggest climb first")
    case .orderFall: ("下降幅が大きい順", "biggest fall first")
    case .orderLastYear: ("前年の順位順", "by last year's rank")
    case .orderLine: ("路線順", "by line")
    case .orderReading: ("五十音順", "by kana reading")
    case .noticeOrder: ("並び順: {text}", "Order: {text}")
    case .noticeLanguage:
      ("TOWNRANKING_OPTIONS='--lang ja' でいつも日本語", "TOWNRANKING_OPTIONS='--lang en' keeps English")
    case .noticeEmbedded:
      ("内蔵のランキングなので、読み直すものはありません", "This ranking is part of the program: there is nothing to read again")
    case .noticePassing:
      ("パイプから読んだランキングは、読み直せません", "What came through a pipe cannot be read again")
    case .noticeReading: ("読み直しています: {text}", "Reading again: {text}")
    case .noticeReread: ("読み直しました。{text}", "Read again: {text}")
    case .noticeNotReread: ("読み直せません: {text}", "Cannot read it again: {text}")
    case .rereadSame: ("変わりはありません", "nothing has changed")
    case .rereadNoRank: ("順位に変わりはありません", "no rank has changed")
    case .rereadMoved: ("順位が変わった街{n}件", "{n} town{s} moved")
    case .rereadNew: ("新しく入った街{n}件", "{n} new")
    case .rereadGone: ("外れた街{n}件", "{n} gone")
    case .comma: ("、", ", ")
    case .headerRegions: ("地域", "regions")
    case .headerYears: ("年", "years")
    case .headerPartial: ("1〜{n}位ほか一部", "1-{n}, some others")
    case .headerPartialOne: ("1位ほか一部", "1, some others")
    case .headerPartialFrom: ("一部の順位のみ", "some ranks only")
    case .headerOrder: ("並び順: {text}", "{text}")
    case .regions: ("地域と年を選ぶ", "Regions and years")
    case .blankUnknown: ("空欄は順位不明", "A blank is a rank that is not known")
    case .trendTitle: ("推移 {text}", "Trend: {text}")
    case .oneYear: ("{text}のランキングだけです", "Only {text} is known")
    case .towns: ("{n}件", "{n} town{s}")
    case .movementTitle: ("順位の動き 前年 {text} 今回", "Ranks, last year {text} this year")
    case .movementScale: ("(高さが順位)", "(height is rank)")
    case .movementScaleBroken: ("(高さが順位、{text} は省いた順位)", "(height is rank, {text} left out)")
    case .movementLimit: ("{text}件のうち上位{n}件の図", "the first {n} of {text} towns")
    case .town: ("街", "Town")
    case .pageRank: ("順位", "Rank")
    case .pageMovement: ("変動", "Movement")
    case .pageLine: ("路線", "Line")
    case .pageOther: ("別リスト", "Other list")
    case .pageFavorite: ("お気に入り", "Favourite")
    case .pageLastYear: ("前年", "Last year")
    case .pageFirst: ("ここが最初です", "this is the first")
    case .pageLast: ("ここが最後です", "this is the last")
    case .noData: ("データがありません", "No data")
    case .noList: ("「{text}」のデータはありません", "There is no \"{text}\" list")
    case .onlyList: ("リストは「{text}」だけです", "This ranking has only a \"{text}\" list")
    case .onlyListHint: ("Tab を押すと表示されます", "Press Tab to see it")
    case .loading: ("読み込み中", "Loading")
    case .skipped: ("{n}件を読み込めませんでした(最初: {text})", "{n} could not be read (first: {text})")
    case .notRead: ("読み込めませんでした", "This could not be read")
    case .notReadHint: ("R を押すと、もう一度読み込みます", "Press R to try again")
    case .unreadable: ("読み込み失敗", "unreadable")
    case .noticeNotRead: ("読み込めません: {text}", "Cannot read {text}")
    case .barTabs: ("タブ", "tabs")
    case .barRest: ("11位以降", "11+")
    case .barHide: ("閉じる", "1-10")
    case .barChoice: ("選択", "choose")
    case .barHelp: ("ヘルプ", "help")
    case .barSort: ("並び順", "sort")
    case .barMovement: ("動き", "movement")
    case .barCompare: ("比較", "compare")
    case .barLines: ("路線", "lines")
    case .barTrend: ("推移", "trend")
    case .barRegions: ("地域", "regions")
    case .barQuit: ("終了", "quit")
    case .barClose: ("閉じる", "close")
    case .barScroll: ("スクロール", "scroll")
    case .barPress: ("押す", "press")
    case .barDetail: ("詳細", "details")
    case .barSearch: ("検索", "search")
    case .barFavorite: ("お気に入り", "favourite")
    case .barAll: ("すべて表示", "show all")
    case .barDropFilter: ("解除", "clear")
    case .barTown: ("前後の街", "towns")
    case .barOtherList: ("別リスト", "other list")
    case .barBack: ("戻る", "back")
    case .barSource: ("出典", "source")
    case .barCopy: ("コピー", "copy")
    case .barRetry: ("再読み込み", "try again")
    case .barLanguage: ("English", "Japanese")
    case .helpKeys: ("キー", "Keys")
    case .helpMoving: ("移動", "Moving")
    case .helpList: ("一覧", "List")
    case .helpViews: ("表示", "Views")
    case .helpProgram: ("全般", "Program")
    case .helpPromptKeys: ("検索の入力中", "In the search prompt")
    case .helpLegend: ("凡例", "Legend")
    case .helpPreviousTab: ("左のタブ(借りて住みたい)へ", "the left tab (Rent)")
    case .helpNextTab: ("右のタブ(買って住みたい)へ", "the right tab (Buy)")
    case .helpCycleTab: ("タブを切り替える", "switch tabs")
    case .helpRentTab: ("「借りて住みたい」へ", "go to Rent")
    case .helpBuyTab: ("「買って住みたい」へ", "go to Buy")
    case .helpRest: ("このタブの11位以降を開く・閉じる", "show or hide this tab's ranks 11+")
    case .helpUp: ("上の街を選ぶ", "choose the town above")
    case .helpDown: ("下の街を選ぶ", "choose the town below")
    case .helpPageUp: ("1画面上へ", "a screen up")
    case .helpPageDown: ("1画面下へ", "a screen down")
    case .helpHalfUp: ("半画面上へ", "half a screen up")
    case .helpHalfDown: ("半画面下へ", "half a screen down")
    case .helpFirst: ("最初の街へ", "the first town")
    case .helpLast: ("一覧の最後へ", "the end of the list")
    case .helpActivate: ("選んだ街の詳細を開く、ボタンを押す", "open the town, or press the button")
    case .helpSearch: ("街の名前・読み・路線で検索", "search by town, reading or line")
    case .helpFavorite: ("お気に入りに登録・解除", "add to favourites, or remove")
    case .helpFavoritesOnly: ("お気に入りだけ表示・すべて表示", "show favourites only, or all")
    case .helpSort: ("次の並び順へ(表示中の街のみ)", "next sort order (of what is shown)")
    case .helpSortBack: ("前の並び順へ", "previous sort order")
    case .helpMovement: ("順位の動きの図", "chart of the movements")
    case .helpCompare: ("「借りて」と「買って」の比較", "compare Rent and Buy")
    case .helpLines: ("路線の一覧", "the lines")
    case .helpTrend: ("年ごとの順位の推移", "the ranks of all years")
    case .helpRegions: ("地域と年を選ぶ", "choose a region and year")
    case .helpPreviousRegion: ("前の地域", "previous region")
    case .helpNextRegion: ("次の地域", "next region")
    case .helpPreviousYear: ("前の年", "previous year")
    case .helpNextYear: ("次の年", "next year")
    case .noticeNoSide: ("詳細を横に並べるには幅{n}桁以上の画面が必要です", "Showing the page beside the list needs {n} columns")
    case .helpSide: ("詳細を横に並べる・隠す(幅120桁から)", "show or hide the page beside the list")
    case .helpReread: ("表示中の地域を読み直す", "read this region again")
    case .helpOpenSource: ("出典のページを開く", "open the ranking's source page")
    case .helpCopy: ("街・開いている表示をコピー", "copy the town, or the open view")
    case .helpLanguage: ("表示言語を切り替える (English)", "change the language (Japanese)")
    case .helpKeepSearch: ("絞り込みを残して一覧へ", "keep the filter and go to the list")
    case .helpDropSearch: ("検索をやめる", "cancel the search")
    case .helpPromptLeft: ("1文字左へ", "one character left")
    case .helpPromptRight: ("1文字右へ", "one character right")
    case .helpPromptHome: ("先頭へ", "to the beginning")
    case .helpPromptEnd: ("末尾へ", "to the end")
    case .helpPromptBackspace: ("前の1文字を消す", "delete the previous character")
    case .helpPromptDelete: ("カーソル位置の1文字を消す", "delete the character under the cursor")
    case .helpPromptDeleteWord: ("前の単語を消す", "delete the word before the cursor")
    case .helpPromptDeleteToStart: ("先頭まで消す", "delete to the beginning")
    case .helpHelp: ("このヘルプを開く・閉じる", "open or close this help")
    case .helpClose: ("開いているものを閉じる", "close what is open")
    case .helpRedraw: ("画面を描き直す", "redraw the screen")
    case .helpSuspend: ("一時停止してシェルへ(fgで再開)", "suspend to the shell (fg resumes)")
    case .helpQuit: ("終了", "quit")
    case .legendUp: ("前年より順位が上がった(赤)", "climbed since last year (red)")
    case .legendDown: ("前年より順位が下がった(青)", "fell since last year (blue)")
    case .legendUnchanged: ("前年と同じ順位", "same rank as last year")
    case .legendNew: ("前年は圏外だった", "not ranked last year")
    case .legendCrown: ("1〜3位", "ranks 1 to 3")
    case .legendChosen: ("選んでいる街", "the chosen town")
    case .legendBadge: ("4〜10位", "ranks 4 to 10")
    case .legendSoftBadge: ("11位以降", "ranks 11 and below")
    case .legendBar: ("3ランクの動き(広い画面のみ)", "moved 3 ranks (wide screens only)")
    case .legendLongBar: ("11ランク以上の動き", "moved more than 10 ranks")
    case .compareTitle: ("「借りて」と「買って」の比較", "Rent vs Buy")
    case .compareBoth: ("両方 {n}件", "In both: {n}")
    case .compareOnly: ("「{text}」のみ {n}件", "{text} only: {n}")
    case .compareDifference: ("順位の差", "Difference")
    case .compareDifferenceShort: ("「買って」が", "In Buy")
    case .compareHigher: ("「買って」が{n}ランク上", "{n} higher in Buy")
    case .compareLower: ("「買って」が{n}ランク下", "{n} lower in Buy")
    case .compareSame: ("同じ順位", "same rank")
    case .compareHigherShort: ("{n}ランク上", "{n} higher")
    case .compareLowerShort: ("{n}ランク下", "{n} lower")
    case .compareSameShort: ("同じ", "same")
    case .compareOneList: ("リストは1つだけです", "There is only one list")
    case .linesTitle: ("路線別(街{n}件)", "Lines of {n} town{s}")
    case .lineTowns: ("街", "Towns")
    case .lineBest: ("最高位", "Best")
    case .lineMean: ("平均変動", "Mean move")
    case .lineMeanShort: ("変動", "Mean")
    case .lineNames: ("街の名前", "Names")
    case .lineOthers: ("ほか", "etc.")
    case .lineOtherOperators: ("その他の路線", "Other lines")
    case .lineNone: ("路線の記載なし", "No line named")
    case .barFilter: ("絞り込む", "filter")
    case .barShow: ("表示", "show")
    }
  }
}
