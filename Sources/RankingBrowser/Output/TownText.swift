import RankingCore
import TerminalUI

/// One town as a line of text, for the clipboard.
package enum TownText {
  /// Such as "本厚木 借りて住みたい 1位 3アップ 小田急小田原線".
  package static func line(_ town: TownInfo, _ market: Market, _ words: Words) -> String {
    let parts = [
      town.townName, words.tab(market), words.filled(.rank, town.rank), words.change(town.change), town.availableLine,
    ]
    return Printable.line(parts.filter { !$0.isEmpty }.joined(separator: " "))
  }
}
