/// The towns that a user has marked.
///
/// One that was kept by its name alone counts in every region, and one that was kept without a line counts for all towns
/// of its name. Towns of a ranking that does not say its region are favourites if they are in any region.
package struct Favorites: Equatable, Sendable {
  /// What was kept.
  package private(set) var keys: Set<TownKey> = []
  /// Every key in the forms in which it is looked up, so that however many towns of a name there are, none is looked
  /// for one by one.
  private var forms: Set<Form> = []

  /// A key with parts that do not matter.
  private struct Form: Hashable {
    let name: String
    let region: Part
    let line: Part
  }

  private enum Part: Hashable {
    case any
    /// What the key says; nil if it says nothing.
    case exactly(String?)

    /// As a key has it, and for who does not care.
    static func kept(_ text: String?) -> [Part] { [.exactly(text), .any] }

    /// What fits a town: what says the same, and what says nothing.
    static func fitting(_ text: String?) -> [Part] {
      text == nil ? [.any] : [.exactly(text), .exactly(nil)]
    }
  }

  /// The towns of these keys.
  package init(_ keys: some Sequence<TownKey> = []) {
    for key in keys { insert(key) }
  }

  /// Whether nothing is marked.
  package var isEmpty: Bool { keys.isEmpty }

  /// Whether a town of a ranking is marked.
  package func contains(_ town: TownInfo, of naming: TownNaming) -> Bool {
    guard !isEmpty else { return false }
    // Nearly all towns are not marked: one look is enough for them.
    guard forms.contains(Form(name: town.townName, region: .any, line: .any)) else { return false }
    return contains(naming.key(of: town))
  }

  /// Whether a town is marked.
  package func contains(_ key: TownKey) -> Bool {
    Part.fitting(key.region).contains { region in
      Part.fitting(key.line).contains { line in
        forms.contains(Form(name: key.name, region: region, line: line))
      }
    }
  }

  /// Marks a town.
  package mutating func insert(_ key: TownKey) {
    guard keys.insert(key).inserted else { return }
    for region in Part.kept(key.region) {
      for line in Part.kept(key.line) { forms.insert(Form(name: key.name, region: region, line: line)) }
    }
  }

  /// Unmarks a town: removes all that mark it.
  package mutating func remove(_ key: TownKey) {
    let kept = keys.filter { !$0.matches(key) }
    if kept.count < keys.count { self = Favorites(kept) }
  }
}
