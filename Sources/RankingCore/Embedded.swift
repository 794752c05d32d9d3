/// The rankings that are part of the program, by the part of the country that they are of.
public enum EmbeddedRegion: CaseIterable, Sendable {
  /// Greater Tokyo, 2021: what is shown unless something else is asked for.
  case shutoken
  /// Around Osaka, interim results of 2023.
  case kinki
  /// Around Nagoya, interim results of 2023.
  case chubu

  /// What the region can be called, its name in the data first.
  public var names: [String] {
    switch self {
    case .shutoken: ["首都圏", "shutoken", "tokyo"]
    case .kinki: ["近畿圏", "kinki", "osaka"]
    case .chubu: ["中部圏", "chubu", "nagoya"]
    }
  }

  /// The region of a name, in small or capital letters; nil if no region is called so.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let region = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = region
  }

  /// What messages call its data.
  var sourceName: String {
    switch self {
    case .shutoken: "the embedded ranking of 2021"
    case .kinki: "the embedded ranking of 近畿圏"
    case .chubu: "the embedded ranking of 中部圏"
    }
  }

  /// Its data as JSON.
  var bytes: [UInt8] {
    switch self {
    case .shutoken: PackageResources.TownRanking2021_json
    case .kinki: PackageResources.TownRanking2023InterimKinki_json
    case .chubu: PackageResources.TownRanking2023InterimChubu_json
    }
  }

  /// Reads the ranking.
  ///
  /// - Throws: what `RankingReader` throws; only a build with a broken resource could.
  public func ranking() throws(RankingError) -> Ranking {
    switch self {
    case .shutoken: try Ranking.embedded()
    case .kinki, .chubu: try RankingReader.read(bytes, name: sourceName)
    }
  }
}
