import RankingCore

// Reading a region again: a file that was corrected, an address with something new, or one that did not answer.

extension BrowserState {
  /// Has the shown region read again. It stays as it is until that is done.
  mutating func reread() -> [BrowserEffect] {
    guard loading == nil, regions.indices.contains(region) else { return [] }
    switch regions[region].origin {
    case .embedded: notice = Notice(.noticeEmbedded, isProblem: true)
    case .passing: notice = Notice(.noticePassing, isProblem: true)
    case .operand(let place):
      if regions[region].failure == nil { notice = Notice(.noticeReading, text: ranking.name) }
      guard regions[region].reading == nil else { return [] }
      regions[region].reading = Loading()
      return [.read(place)]
    }
    return []
  }

  /// The region that an operand was read as before.
  func index(of origin: Origin) -> Int? {
    switch origin {
    case .embedded, .passing: nil
    case .operand: regions.firstIndex { $0.origin == origin }
    }
  }

  /// How far the shown region has been read again if there was nothing to show before; otherwise nil.
  package var retry: Loading? {
    regions.indices.contains(region) && regions[region].failure != nil ? regions[region].reading : nil
  }

  /// Whether the shown region is being read again.
  var isRereading: Bool { regions.indices.contains(region) && regions[region].reading != nil }

  /// Whether the shown region could not be read and can be tried again.
  var canRetry: Bool { regions.indices.contains(region) && regions[region].canRetry }

  /// Whether there is a region that can be tried again.
  var hasRetry: Bool { regions.contains(where: \.canRetry) }

  /// Takes how far a ranking has been read.
  mutating func take(_ loading: Loading, of origin: Origin?) {
    guard let origin else {
      self.loading = loading
      return
    }
    if let index = index(of: origin) { regions[index].reading = loading }
  }

  /// Keeps a region that could not be read again. If there was nothing to show before, it says why now.
  mutating func keep(_ index: Int, _ failure: ReadingFailure) {
    guard regions.indices.contains(index) else { return }
    regions[index].reading = nil
    // What was read before is better than nothing.
    if regions[index].failure == nil {
      notice = Notice(.noticeNotReread, problem: index == region ? failure.reason : failure.texts)
    } else {
      regions[index].failure = failure
      if index != region { notice = Notice(.noticeNotRead, problem: failure.texts) }
    }
  }

  /// Takes a ranking in place of what was read of it before. What is chosen stays chosen, if it is still there.
  mutating func replace(_ index: Int, with ranking: Ranking) -> [BrowserEffect] {
    guard regions.indices.contains(index) else { return [] }
    let old = regions[index]
    let isShown = index == region
    let places = places
    var new = RegionState(ranking, from: old.origin, id: old.id, words)
    isPanelStale = true
    let moves = Moves(from: old, to: new)
    // Which towns of the old list are chosen is in the places.
    new.lists = old.lists
    new.lastShown = old.lastShown
    new.memory = old.memory.map { memory in PerMarket { moves.place(memory[$0], in: $0) } }
    regions[index] = new
    // The year after it may tell other movements.
    let isShownFilled = refillMovements(of: Set([old.series, new.series].compactMap { $0 }))
    // There is nothing to say of what could not be read before: it is there.
    let changes = old.failure == nil ? [changesRequest(from: old, to: new)] : []
    guard isShown else { return (isShownFilled ? refreshRows(.chosen(.sameRow)) : []) + changes }
    if let before = search?.before { search?.before = PerMarket { moves.place(before[$0], in: $0) } }
    keepPage(moves)
    let shown = new.market(wanted: chosenMarket ?? market)
    if shown != market { (market, slide) = (shown, nil) }
    let work = rowsWork
    let placements = PerMarket { market -> Placement in
      // The first row of what is being searched for is that of the new list.
      if case .top = work?.placements[market] { return .top }
      return .restored(moves.place(places[market], in: market), .sameRow)
    }
    return refreshRows(placements) + changes
  }

  private mutating func changesRequest(from old: RegionState, to new: RegionState) -> BrowserEffect {
    let ticket = nextTicket()
    changesTicket = ticket
    return .compute(
      WorkRequest(
        ticket: ticket, isLong: old.isLong || new.isLong, subject: .changes(old.ranking, new.ranking, id: new.id)))
  }

  /// The open page stays that of its town, and is closed if the town is gone.
  private mutating func keepPage(_ moves: Moves) {
    func kept(_ panel: PanelState?) -> PanelState? {
      guard var panel, let page = panel.page else { return panel }
      guard let town = moves.town(page.town, in: page.market) else { return nil }
      panel.page?.town = town
      return panel
    }
    covered = kept(covered)
    overlay = kept(overlay)
  }

  /// Takes what is different in the ranking that was read again, and says it.
  mutating func take(_ changes: RankingChanges, ticket: Int) {
    guard changesTicket == ticket else { return }
    changesTicket = nil
    // Another region may be shown by now.
    let index = regions.firstIndex { $0.id == changes.id }
    let name = index.flatMap { $0 == region ? nil : regionName($0) }
    let text = [name, changes.text(words)].compactMap { $0 }.joined(separator: ": ")
    notice = Notice(.noticeReread, text: text)
  }
}

/// Where the towns of a ranking are in the same ranking, read again.
private struct Moves {
  private let old: PerMarket<[TownInfo]>
  private let new: PerMarket<[TownInfo]>
  private let naming: TownNaming

  init(from old: RegionState, to new: RegionState) {
    self.old = old.towns
    self.new = new.towns
    naming = new.naming.joined(with: old.naming)
  }

  /// The index of the same town; nil if it is gone.
  func town(_ index: Int, in market: Market) -> Int? {
    guard old[market].indices.contains(index) else { return nil }
    return naming.firstIndex(of: old[market][index], in: new[market])
  }

  /// The same place, or the one that took its place in the list.
  func place(_ place: Place, in market: Market) -> Place {
    guard case .town(let index) = place.chosen else { return place }
    let last = new[market].count - 1
    let town = town(index, in: market) ?? (last < 0 ? nil : min(index, last))
    return Place(chosen: town.map { .town($0) }, scroll: place.scroll)
  }
}

/// What is different in a ranking that was read again: towns that are in one of its lists, each counted once.
package struct RankingChanges: Equatable, Sendable {
  /// The region, by its number.
  let id: Int
  /// Towns of another rank than before.
  let moved: Int
  /// Towns that were not in the list before.
  let new: Int
  /// Towns that are no longer in the list.
  let gone: Int
  /// Whether anything is different, be it a name or a line.
  let isOther: Bool

  init(_ old: Ranking, _ ranking: Ranking, id: Int) {
    self.id = id
    isOther = old.data != ranking.data
    var (moved, new, gone): (Set<TownKey>, Set<TownKey>, Set<TownKey>) = ([], [], [])
    if isOther {
      let naming = ranking.naming.joined(with: old.naming)
      for market in Market.allCases {
        let (before, after) = (naming.ranks(of: old.data[market]), naming.ranks(of: ranking.data[market]))
        for (key, rank) in after {
          if let earlier = before[key] {
            if earlier != rank { moved.insert(key) }
          } else {
            new.insert(key)
          }
        }
        gone.formUnion(before.keys.lazy.filter { after[$0] == nil })
      }
    }
    (self.moved, self.new, self.gone) = (moved.count, new.count, gone.count)
  }

  /// The sentence, without its end.
  func text(_ words: Words) -> String {
    guard isOther else { return words[.rereadSame] }
    let counts: [(Word, Int)] = [(.rereadMoved, moved), (.rereadNew, new), (.rereadGone, gone)]
    let parts = counts.filter { $0.1 > 0 }.map { words.filled($0.0, $0.1) }
    return parts.isEmpty ? words[.rereadNoRank] : parts.joined(separator: words[.comma])
  }
}
