/// The members of the root that are text and may be missing.
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

  /// Where `TownRankingData` keeps it.
  var keyPath: WritableKeyPath<TownRankingData, String?> {
    switch self {
    case .title: \.title
    case .region: \.region
    case .edition: \.edition
    case .source: \.source
    }
  }
}
