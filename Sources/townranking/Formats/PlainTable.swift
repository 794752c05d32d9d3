import RankingBrowser
import RankingCore
import TerminalUI

/// Both lists with all ranks as an aligned table, for a pipe or a printer.
enum PlainTable {
  /// Writes rankings one after the other, with a blank line between them.
  static func write<Failure>(
    _ rankings: [PrintedRanking], _ words: Words, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    var movements = MovementTexts(words)
    for (index, printed) in rankings.enumerated() {
      if index > 0 { out.append("\n" as StaticString) }
      out.append(printable: words.heading(printed.ranking, isAlone: rankings.count == 1))
      out.append("\n" as StaticString)
      for market in Market.allCases {
        out.append("\n\(printed.heading(market, words))\n")
        let towns = printed.data[market]
        if towns.isEmpty {
          out.append("  \(printed.emptyText(market, words))\n")
        } else {
          try write(towns, words, &movements, to: &out)
        }
      }
    }
  }

  private static func write<Failure>(
    _ towns: [TownInfo], _ words: Words, _ movements: inout MovementTexts,
    to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    // The columns are as wide as their widest entry, so the list is read twice.
    var (ranks, changes, names) = (0, 0, 0)
    for town in towns {
      ranks = max(ranks, town.rank.digitCount)
      changes = max(changes, movements[town.change].cells)
      names = max(names, TextWidth.cells(of: words.wholeTown(town.townName)))
    }
    for town in towns {
      out.append(blanks: 2 + ranks - town.rank.digitCount)
      out.append(town.rank)
      out.append("  " as StaticString)
      if changes > 0 {
        let movement = movements[town.change]
        out.append(movement.text)
        out.append(blanks: changes - movement.cells + 2)
      }
      let name = words.wholeTown(town.townName)
      out.append(printable: name)
      out.append(blanks: names - TextWidth.cells(of: name))
      out.append("  " as StaticString)
      out.append(printable: words.wholeLine(of: town))
      out.append("\n" as StaticString)
      try out.handOnIfFull()
    }
  }
}

extension Int {
  /// The number of characters in decimal digits.
  fileprivate var digitCount: Int {
    var count = self < 0 ? 2 : 1
    var rest = magnitude / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    return count
  }
}

/// Movements as shown in lists, such as "▴ 3アップ". A million towns have few different ones, so each is made once.
struct MovementTexts {
  struct Entry {
    let text: String
    let cells: Int
  }

  /// The most texts that are remembered.
  private static let limit = 10_000

  private let words: Words
  private var known: [RankChange: Entry] = [:]

  init(_ words: Words) {
    self.words = words
  }

  subscript(change: RankChange) -> Entry {
    mutating get {
      if let entry = known[change] { return entry }
      let text = Text(words.movement(change))
      let entry = Entry(text: text.string, cells: text.width)
      if known.count < Self.limit { known[change] = entry }
      return entry
    }
  }
}
