import RankingCore

extension TownKey: ExpressibleByStringLiteral {
  /// A town by its name alone.
  package init(stringLiteral name: String) {
    self.init(name)
  }
}

extension TownKey {
  /// A town of the ranking of 2021.
  package static func tokyo(_ name: String) -> TownKey { TownKey(name, region: "首都圏") }

  /// Its parts in one line.
  package var summary: String {
    [region, name, line].compactMap { $0 }.joined(separator: "/")
  }
}

extension Favorites: ExpressibleByArrayLiteral {
  /// Towns by their names alone.
  package init(arrayLiteral keys: TownKey...) {
    self.init(keys)
  }

  /// Its keys as lines, sorted.
  package var summary: [String] { keys.map(\.summary).sorted() }
}
