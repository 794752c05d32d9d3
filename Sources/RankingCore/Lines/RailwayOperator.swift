/// Who runs a railway line, recognised by how the line's name begins.
public struct RailwayOperator: Hashable, Sendable {
  /// As in the names of its lines, for example 東急.
  public let name: String
  /// As it calls itself in English.
  public let englishName: String
  /// Other beginnings of its lines' names, besides `name`; without blanks.
  let otherPrefixes: [String]

  /// English names are unique, and faster to compare.
  public static func == (first: RailwayOperator, second: RailwayOperator) -> Bool {
    first.englishName == second.englishName
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(englishName)
  }

  private init(_ name: String, _ englishName: String, _ otherPrefixes: String...) {
    self.name = name
    self.englishName = englishName
    self.otherPrefixes = otherPrefixes
  }

  /// The operator of a line; nil if it is not known. The longest matching beginning counts.
  /// - Parameter line: the line's key, without blanks.
  static func running(line: String) -> RailwayOperator? {
    guard let first = line.unicodeScalars.first else { return nil }
    return prefixes[first]?.first { line.utf8.starts(with: $0.text.utf8) }?.owner
  }

  /// Beginnings of line names, by their first character, so that few have to be tried.
  private static let prefixes: [Unicode.Scalar?: [(text: String, owner: RailwayOperator)]] = {
    let known = all.flatMap { owner in
      ([LineName.key(owner.name)] + owner.otherPrefixes).map { (text: $0, owner: owner) }
    }
    let longestFirst = known.sorted { $0.text.utf8.count > $1.text.utf8.count }
    return Dictionary(grouping: longestFirst) { $0.text.unicodeScalars.first }
  }()

  /// All known operators.
  public static let all = [
    RailwayOperator("JR", "JR"),
    // 首都圏
    RailwayOperator("東京メトロ", "Tokyo Metro"),
    RailwayOperator("都営", "Toei", "都電", "日暮里・舎人ライナー"),
    RailwayOperator("小田急", "Odakyu"),
    RailwayOperator("東急", "Tokyu"),
    RailwayOperator("東武", "Tobu"),
    RailwayOperator("西武", "Seibu"),
    RailwayOperator("京王", "Keio"),
    RailwayOperator("京成", "Keisei", "新京成"),
    RailwayOperator("京急", "Keikyu", "京浜急行"),
    RailwayOperator("相鉄", "Sotetsu", "相模鉄道"),
    RailwayOperator("横浜市営", "Yokohama Municipal"),
    RailwayOperator("横浜高速鉄道", "Yokohama Minatomirai", "みなとみらい線"),
    RailwayOperator("つくばエクスプレス", "Tsukuba Express"),
    RailwayOperator("りんかい線", "Rinkai Line", "東京臨海高速鉄道"),
    RailwayOperator("ゆりかもめ", "Yurikamome"),
    RailwayOperator("東京モノレール", "Tokyo Monorail"),
    RailwayOperator("多摩モノレール", "Tama Monorail", "多摩都市モノレール"),
    RailwayOperator("埼玉高速鉄道", "Saitama Railway"),
    RailwayOperator("東葉高速", "Toyo Rapid"),
    RailwayOperator("北総", "Hokuso"),
    RailwayOperator("江ノ電", "Enoden", "江ノ島電鉄"),
    // 中部圏
    RailwayOperator("名鉄", "Meitetsu", "名古屋鉄道"),
    RailwayOperator("名古屋市営地下鉄", "Nagoya Municipal Subway", "名古屋市営"),
    RailwayOperator("近鉄", "Kintetsu", "近畿日本鉄道"),
    RailwayOperator("あおなみ線", "Aonami Line", "名古屋臨海高速鉄道"),
    RailwayOperator("愛知環状鉄道", "Aichi Loop"),
    RailwayOperator("リニモ", "Linimo", "愛知高速交通"),
    RailwayOperator("静岡鉄道", "Shizuoka Railway", "静鉄"),
    RailwayOperator("遠州鉄道", "Enshu Railway", "遠鉄"),
    // 近畿圏
    RailwayOperator("Osaka Metro", "Osaka Metro", "大阪メトロ", "大阪市営"),
    RailwayOperator("阪急", "Hankyu"),
    RailwayOperator("阪神", "Hanshin"),
    RailwayOperator("南海", "Nankai"),
    RailwayOperator("京阪", "Keihan"),
    RailwayOperator("京都市営", "Kyoto Municipal"),
    RailwayOperator("神戸市営", "Kobe Municipal"),
    RailwayOperator("神戸電鉄", "Kobe Electric", "神鉄"),
    RailwayOperator("山陽電鉄", "Sanyo", "山陽電気鉄道"),
    RailwayOperator("北大阪急行", "Kita-Osaka Kyuko"),
    RailwayOperator("大阪モノレール", "Osaka Monorail"),
    RailwayOperator("泉北高速", "Semboku Rapid"),
    // 北と西
    RailwayOperator("札幌市営", "Sapporo Municipal"),
    RailwayOperator("仙台市営", "Sendai Municipal", "仙台市地下鉄"),
    RailwayOperator("福岡市営", "Fukuoka Municipal", "福岡市地下鉄"),
    RailwayOperator("西鉄", "Nishitetsu", "西日本鉄道"),
  ]
}

/// The names of railway lines.
enum LineName {
  /// The name without blanks, and with Latin letters and digits in their narrow form: files write `JR大阪環状線` and `JR
  /// 大阪環状線` for one line. Other names are different lines.
  static func key(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { isBlank($0) || isWide($0) }) else { return name }
    var key = String.UnicodeScalarView()
    for scalar in name.unicodeScalars where !isBlank(scalar) {
      // Full-width forms have the order of ASCII.
      key.append(isWide(scalar) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar)
    }
    return String(key)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    // The greatest white space is the ideographic one; most characters of a line's name are greater.
    scalar.value <= 0x3000 && scalar.properties.isWhitespace
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    (0xFF01...0xFF5E).contains(scalar.value)
  }
}
