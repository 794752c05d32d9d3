/// The content of one ranking file: two lists of towns and, optionally, a description of the ranking.
public struct TownRankingData: Hashable, Sendable, Codable {
  /// Towns in which people want to rent a home.
  public var townRankingsForRent: [TownInfo]
  /// Towns in which people want to buy a home.
  public var townRankingsForBuy: [TownInfo]
  /// The ranking's title.
  public var title: String?
  /// The part of the country that is ranked, for example 近畿圏.
  public var region: String?
  /// The year, or what else distinguishes the editions.
  public var edition: String?
  /// Where the ranking was published.
  public var source: String?

  /// Makes the data from its members.
  public init(
    townRankingsForRent: [TownInfo] = [], townRankingsForBuy: [TownInfo] = [],
    title: String? = nil, region: String? = nil, edition: String? = nil, source: String? = nil
  ) {
    self.townRankingsForRent = townRankingsForRent
    self.townRankingsForBuy = townRankingsForBuy
    self.title = title
    self.region = region
    self.edition = edition
    self.source = source
  }

  /// Decodes with any decoder, and rejects the values that `init(json:name:)` rejects. A list that is missing or null
  /// is empty, but one must be there.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for data without a list, and for a value that is invalid for a town; what
  ///   the decoder throws.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    guard members.contains(.townRankingsForRent) || members.contains(.townRankingsForBuy) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "expected \(Mismatch.Expectation.eitherList)"))
    }
    townRankingsForRent = try members.decodeIfPresent([TownInfo].self, forKey: .townRankingsForRent) ?? []
    townRankingsForBuy = try members.decodeIfPresent([TownInfo].self, forKey: .townRankingsForBuy) ?? []
    title = try members.decodeIfPresent(String.self, forKey: .title).map(StreamSafe.text)
    region = try members.decodeIfPresent(String.self, forKey: .region).map(StreamSafe.text)
    edition = try members.decodeIfPresent(String.self, forKey: .edition).map(StreamSafe.text)
    source = try members.decodeIfPresent(String.self, forKey: .source).map(StreamSafe.text)
  }

  /// The list of one market.
  public subscript(market: Market) -> [TownInfo] {
    switch market {
    case .rent: townRankingsForRent
    case .buy: townRankingsForBuy
    }
  }
}

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

  /// The other list.
  public var other: Market {
    switch self {
    case .rent: .buy
    case .buy: .rent
    }
  }
}

/// The optional text members of the root.
enum TextMember: CaseIterable {
  case title
  case region
  case edition
  case source

  /// The name in the data.
  var name: StaticString {
    switch self {
    case .title: "title"
    case .region: "region"
    case .edition: "edition"
    case .source: "source"
    }
  }

  /// The property of `TownRankingData` that holds it.
  var keyPath: WritableKeyPath<TownRankingData, String?> {
    switch self {
    case .title: \.title
    case .region: \.region
    case .edition: \.edition
    case .source: \.source
    }
  }
}
