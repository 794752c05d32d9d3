import RankingCore

/// A ranking that can be shown, and what its tabs remember.
struct RegionState: Sendable {
  /// The number of towns that can be searched, sorted and listed within a key press; twice all the stations of Japan.
  static let longestAtOnce = 20_000
  /// The same limit for their names and lines, in bytes.
  static let mostBytesAtOnce = 2_000_000

  /// Identifies it, wherever it is among the regions.
  let id: Int
  let ranking: Ranking
  /// Why there is nothing to show; nil if the ranking has been read.
  var failure: ReadingFailure?
  let origin: Origin
  /// How far it has been read again; nil while it is not.
  var reading: Loading?
  // Kept apart because every frame needs it: accessing it through the ranking would copy all that the ranking holds.
  /// The lists, with the movements that the year before tells where the file does not.
  private(set) var towns: PerMarket<[TownInfo]>
  let naming: TownNaming
  /// The number of rows of rank 10 or better.
  let leadingCounts: PerMarket<Int>
  /// The last rank before the first gap of a list; nil if it has none.
  let ranksBeforeGap: PerMarket<Int?>
  /// The region that it is a year of; nil if the data do not name both.
  let series: String?
  /// The year that its towns' movements were worked out from, by its number among the regions; nil for none.
  private var filledFrom: Int?
  /// When it was last shown, by a counter; 0 if never.
  var lastShown = 0
  let hasSkipped: Bool
  let title: RankingTitle
  /// Whether work on its lists may take longer than a frame. Variable for tests, which need no long lists then.
  var isLong: Bool
  private(set) var metrics: PerMarket<ListMetrics>
  var lists: PerMarket<ListState>
  var rows: PerMarket<Rows>
  /// Where its tabs were when another region was shown; nil while it is shown, and before.
  var memory: PerMarket<Place>?

  init(
    _ ranking: Ranking, failure: ReadingFailure? = nil, from origin: Origin = .embedded, id: Int, _ words: Words,
    isExpanded: Bool = false
  ) {
    self.id = id
    self.origin = origin
    self.ranking = ranking
    self.failure = failure
    let towns = PerMarket { ranking.data[$0] }
    let leadingCounts = PerMarket { ranking.leadingCount($0) }
    self.towns = towns
    naming = ranking.naming
    self.leadingCounts = leadingCounts
    ranksBeforeGap = PerMarket { towns[$0].rankBeforeGap }
    series = Years.region(of: ranking.data)
    hasSkipped = !ranking.skipped.isEmpty
    title = RankingTitle(failure.map { TownRankingData(title: $0.name) } ?? ranking.data)
    isLong = Market.allCases.reduce(0) { $0 + towns[$1].count } > Self.longestAtOnce || Self.isLong(towns)
    metrics = PerMarket { ListMetrics(towns[$0], words) }
    lists = PerMarket { _ in ListState(isExpanded: isExpanded) }
    rows = PerMarket { Rows(first: isExpanded ? towns[$0].count : leadingCounts[$0], leadingCount: leadingCounts[$0]) }
  }

  private static func isLong(_ towns: PerMarket<[TownInfo]>) -> Bool {
    Market.allCases.reduce(0) { bytes, market in
      towns[market].reduce(bytes) { $0 + $1.townName.utf8.count + $1.availableLine.utf8.count }
    } > mostBytesAtOnce
  }

  /// Whether it could not be read, and can be tried again.
  var canRetry: Bool {
    if case .operand = origin { failure != nil } else { false }
  }

  /// The tab to show where one is wanted: the other if only that has towns.
  func market(wanted market: Market) -> Market {
    towns[market].isEmpty && !towns[market.other].isEmpty ? market.other : market
  }

  /// Works out how towns moved of which its file does not say it: rank now, rank in the year before. Where that is not
  /// known, nothing is said.
  /// - Returns: whether anything changed.
  mutating func fill(from earlier: RegionState, _ words: Words) -> Bool {
    guard filledFrom != earlier.id else { return false }
    filledFrom = earlier.id
    // Most files say it: then nothing is copied.
    guard ranking.lacksMovements else { return false }
    towns = PerMarket { ranking.towns($0, after: earlier.ranking) }
    measure(words)
    return true
  }

  /// The year before may say something else by now, or be another one.
  /// - Returns: whether anything changed.
  mutating func forgetYearBefore(_ words: Words) -> Bool {
    guard filledFrom != nil else { return false }
    filledFrom = nil
    guard ranking.lacksMovements else { return false }
    towns = PerMarket { ranking.data[$0] }
    measure(words)
    return true
  }

  /// Measures its texts again.
  mutating func measure(_ words: Words) {
    metrics = PerMarket { ListMetrics(towns[$0], words) }
  }
}

/// Where a region's ranking is from.
package enum Origin: Hashable, Sendable {
  /// It is part of the program.
  case embedded
  /// Standard input, or another pipe: what has come through it does not come again.
  case passing
  /// A file or an address that can be read again, by its place among the operands, from 0.
  case operand(Int)
}

/// Why a ranking could not be read, as it is shown in the ranking's place.
package struct ReadingFailure: Equatable, Sendable {
  /// What is wrong, and where.
  package let error: RankingError
  /// What is wrong, without the ranking's name: one line of any length.
  package let reason: BothTexts

  /// Takes the error, and what to show for it.
  package init(_ error: RankingError, reason: BothTexts) {
    self.error = error
    self.reason = reason
  }

  /// What is wrong in the library's words, which are English.
  package static func untranslated(_ error: RankingError) -> BothTexts {
    BothTexts(japanese: error.reason, english: error.reason)
  }

  /// What to show, with the ranking's name: one line of any length.
  var texts: BothTexts {
    BothTexts(japanese: "\(name): \(reason.japanese)", english: "\(name): \(reason.english)")
  }

  /// What the data are called.
  var name: String { error.name }
}

/// What a tab remembers.
package struct ListState: Equatable, Sendable {
  /// The chosen item: an index of the rows that are shown, or the one after them for the button.
  package var choice = 0
  /// The line of the list at the top of its window.
  package var scroll = 0
  /// Whether ranks 11+ are open.
  package var isExpanded = false
  /// The town that was chosen when a filter left no rows, by its index in the list: it is chosen again once there are
  /// rows.
  var left: Int?

  /// The first town is chosen, at the top.
  package init(isExpanded: Bool = false) {
    self.isExpanded = isExpanded
  }
}

/// What is chosen in a list, independent of its row.
package enum Chosen: Equatable, Sendable {
  /// A town, by its index in the list.
  case town(Int)
  case button
}

/// The place of a tab.
struct Place: Equatable, Sendable {
  /// Nil in an empty list.
  var chosen: Chosen?
  /// The line of the list at the top of its window.
  var scroll = 0
}
