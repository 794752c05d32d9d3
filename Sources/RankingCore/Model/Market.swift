/// One of the two lists of a ranking: towns to rent a home in, towns to buy one in.
public enum Market: Int, CaseIterable, Sendable, Hashable {
  /// Towns in which people want to rent (借りて住みたい街).
  case rent
  /// Towns in which people want to buy (買って住みたい街).
  case buy

  /// The list's member name in the JSON data.
  public var jsonKey: String { listName.description }

  /// The same in the form that the cursor compares.
  var listName: StaticString {
    switch self {
    case .rent: "townRankingsForRent"
    case .buy: "townRankingsForBuy"
    }
  }

  /// The list that this one is not.
  public var other: Market {
    switch self {
    case .rent: .buy
    case .buy: .rent
    }
  }
}
