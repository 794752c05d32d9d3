/// What one ranking file holds: two lists of towns and, perhaps, what the ranking is.
public struct TownRankingData: Hashable, Sendable, Codable {
  /// Towns in which people want to rent a home.
  public var townRankingsForRent: [TownInfo]
  /// Towns in which people want to buy a home.
  public var townRankingsForBuy: [TownInfo]
  /// The ranking's title.
  public var title: String?
  /// The part of the country that is ranked, for example 近畿圏.
  public var region: String?
  /// The year, or what else tells one edition from the next.
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

  /// Decodes with any decoder. A list that is missing or null is empty, as in `RankingReader`.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    townRankingsForRent = try members.decodeIfPresent([TownInfo].self, forKey: .townRankingsForRent) ?? []
    townRankingsForBuy = try members.decodeIfPresent([TownInfo].self, forKey: .townRankingsForBuy) ?? []
    title = try members.decodeIfPresent(String.self, forKey: .title)
    region = try members.decodeIfPresent(String.self, forKey: .region)
    edition = try members.decodeIfPresent(String.self, forKey: .edition)
    source = try members.decodeIfPresent(String.self, forKey: .source)
  }

  /// The list of one market.
  public subscript(market: Market) -> [TownInfo] {
    switch market {
    case .rent: townRankingsForRent
    case .buy: townRankingsForBuy
    }
  }
}
