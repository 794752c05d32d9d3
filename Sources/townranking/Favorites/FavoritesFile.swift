import RankingCore

/// The form of the favourites file:
///
///     {"favorites": ["本厚木", "大宮"], "towns": [{"region": "首都圏", "name": "大宮"}]}
///
/// `favorites` has the names of all towns, which is what programs before this one know. `towns` has what is known of
/// some of them besides: the region, and the line where the name is not enough. Other members are kept as they are.
struct FavoritesFile {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let regionName = "region"
  private static let townName = "name"
  private static let lineName = "line"

  private(set) var favorites = Favorites()
  /// Members of the file that are not known here, as they are written there.
  private var members: [String] = []
  /// The same of a town's entry.
  private var townMembers: [TownKey: [String]] = [:]

  /// Without favourites.
  init() {}

  /// - Parameter bytes: the file, with or without a byte order mark.
  /// - Returns: nil if the bytes are something else.
  init?(_ bytes: [UInt8]) {
    let bytes = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(Self.mark.count)) : bytes
    guard let root = JSONTree(bytes), let list = root["favorites"]?.list else { return nil }
    let names = list.compactMap(\.text)
    guard names.count == list.count else { return nil }
    var known: Set<String> = []
    if let towns = root["towns"] {
      guard let towns = towns.list else { return nil }
      for town in towns {
        guard let key = Self.key(town) else { return nil }
        known.insert(key.name)
        favorites.insert(key)
        let others = Self.texts([Self.regionName, Self.townName, Self.lineName], leftOutOf: town, in: bytes)
        if !others.isEmpty { townMembers[key] = others }
      }
    }
    for name in names where !known.contains(name) { favorites.insert(TownKey(name)) }
    members = Self.texts(["favorites", "towns"], leftOutOf: root, in: bytes)
  }

  /// - Returns: nil if it is not the entry of a town.
  private static func key(_ town: JSONTree) -> TownKey? {
    guard let name = town[townName]?.text else { return nil }
    let parts = [town[regionName], town[lineName]].compactMap { $0 }
    guard parts.allSatisfy({ $0.text != nil }) else { return nil }
    return TownKey(name, region: town[regionName]?.text, line: town[lineName]?.text)
  }

  /// All members of an object but those of some names, as they are written.
  private static func texts(_ names: [String], leftOutOf object: JSONTree, in bytes: [UInt8]) -> [String] {
    (object.members ?? []).filter { !names.contains($0.name) }.map { member in
      String(decoding: bytes[member.place.clamped(to: bytes.indices)], as: UTF8.self)
    }
  }
}

extension FavoritesFile {
  /// Makes changes in their order.
  /// - Returns: the file.
  mutating func apply(_ changes: [FavoritesStore.Change]) -> [UInt8] {
    for change in changes {
      if change.isFavorite { favorites.insert(change.town) } else { favorites.remove(change.town) }
    }
    return bytes
  }

  /// Makes those changes that there is room for, in their order.
  /// - Parameter limit: bytes of the file.
  func applying(_ changes: [FavoritesStore.Change], limit: Int) -> (file: FavoritesFile, bytes: [UInt8]) {
    changes.reduce((self, bytes)) { present, change in
      var next = present.0
      let bytes = next.apply([change])
      return bytes.count > limit ? present : (next, bytes)
    }
  }

  /// The file. Sorted, so that the same favourites give the same file.
  private var bytes: [UInt8] {
    let keys = favorites.keys.sorted(by: Self.isBefore)
    var names: [String] = []
    for key in keys where names.last != key.name { names.append(key.name) }
    let towns = keys.compactMap(entry)
    var texts = ["\"favorites\": \(Self.list(names.map(RankingJSON.quoted)))"]
    if !towns.isEmpty { texts.append("\"towns\": \(Self.list(towns))") }
    texts += members
    return Array("{\n\(texts.map { "    " + $0 }.joined(separator: ",\n"))\n}\n".utf8)
  }

  private static func isBefore(_ first: TownKey, _ second: TownKey) -> Bool {
    func order(_ key: TownKey) -> [String] {
      [key.name] + [key.region, key.line].map { $0 ?? "" }
    }
    let parts = zip(order(first), order(second)).first { $0 != $1 }
    return parts.map { $0 < $1 } ?? false
  }

  private static func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n\(elements.map { "        " + $0 }.joined(separator: ",\n"))\n    ]"
  }

  /// The entry of a town that has more than its name.
  private func entry(_ key: TownKey) -> String? {
    let others = townMembers[key] ?? []
    guard key.region != nil || key.line != nil || !others.isEmpty else { return nil }
    let parts = [(Self.regionName, key.region), (Self.townName, key.name), (Self.lineName, key.line)]
    let texts = parts.compactMap { name, text in text.map { "\"\(name)\": \(RankingJSON.quoted($0))" } } + others
    return "{\(texts.joined(separator: ", "))}"
  }
}
