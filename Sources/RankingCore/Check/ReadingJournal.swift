/// What a check wants to know besides the towns: where they and their members stand, and what was passed over.
struct ReadingJournal: Sendable {
  /// A member that is not known.
  struct Unknown: Sendable {
    /// As it is written, with its quotes.
    let name: String
    /// The list whose towns have it; nil at the root.
    let list: Market?
    let first: TextPlace
    /// How often it comes.
    var count = 1
  }

  /// A text at the root.
  struct RootText: Sendable {
    let member: TextMember
    let text: String
    let place: TextPlace
  }

  /// The towns as they stand in the file.
  private(set) var towns: [Market: [CheckedTown]] = [:]
  private(set) var texts: [RootText] = []
  /// In the order of their first places.
  private(set) var unknown: [Unknown] = []
  private var unknownPlaces: [String: Int] = [:]
  /// The element of a list that comes next; bad towns count too.
  private var nextIndex: [Market: Int] = [:]

  /// How many elements a list has, bad ones too.
  func elementCount(_ market: Market) -> Int { nextIndex[market] ?? 0 }

  /// Notes a unit.
  /// - Parameter place: the place of a byte of the unit.
  mutating func note(_ unit: RankingParser.Unit, _ watch: UnitWatch, _ place: (Int) -> TextPlace) {
    var list: Market?
    switch unit {
    case .town(let town, let market):
      list = market
      towns[market, default: []].append(
        CheckedTown(
          town: town, list: market, index: nextIndex[market, default: 0], start: place(watch.start),
          members: watch.members.mapValues(place)))
      nextIndex[market, default: 0] += 1
    case .badTown(let finding):
      list = finding.path.list
      if let list { nextIndex[list, default: 0] += 1 }
    case .text(let text?, let member):
      texts.append(RootText(member: member, text: text, place: place(watch.start)))
    case .text(nil, _), .passed, .end: break
    }
    for (name, offset) in watch.unknown { pass(over: name, in: list, at: offset, place) }
  }

  private mutating func pass(over name: String, in list: Market?, at offset: Int, _ place: (Int) -> TextPlace) {
    let key = (list?.jsonKey ?? "") + name
    if let index = unknownPlaces[key], unknown.indices.contains(index) {
      unknown[index].count += 1
    } else {
      unknownPlaces[key] = unknown.count
      unknown.append(Unknown(name: name, list: list, first: place(offset)))
    }
  }
}

/// A town as it stands in its file.
struct CheckedTown: Sendable {
  let town: TownInfo
  let list: Market
  /// The element's index in the file's list, from 0.
  let index: Int
  let start: TextPlace
  /// Where the members' values stand.
  let members: [TownMember: TextPlace]

  /// Its path, as messages name it.
  var path: String { DataPath(list: list, index: index).description }
}
