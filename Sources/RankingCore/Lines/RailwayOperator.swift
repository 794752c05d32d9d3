/// Who runs a railway line, recognised by how the line's name begins.
public struct RailwayOperator: Hashable, Sendable {
  /// As in the names of its lines, for example 東急.
  public let name: String
  /// Other beginnings of its lines' names, besides `name`; without blanks.
  let otherPrefixes: [String]

  /// Names are unique.
  public static func == (first: RailwayOperator, second: RailwayOperator) -> Bool { first.name == second.name }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  private init(_ name: String, _ otherPrefixes: String...) {
    self.name = name
    self.otherPrefixes = otherPrefixes
  }

  /// How its name is read, in its own spelling of Latin letters.
  public var reading: TownReading? { Readings.embedded.reading(ofOperator: name) }

  /// As it calls itself in English.
  public var englishName: String { reading?.romaji ?? name }

  /// How the names of its lines begin, without blanks.
  package var prefixes: [String] { [LineName.key(name)] + otherPrefixes }

  /// The operator of a line; nil if it is not known. The longest matching beginning counts.
  /// - Parameter line: the line's key, without blanks.
  static func running(line: String) -> RailwayOperator? {
    guard let first = line.unicodeScalars.first else { return nil }
    return prefixes[first]?.first { line.utf8.starts(with: $0.text.utf8) }?.owner
  }

  /// Beginnings of line names, by their first character, so that few have to be tried.
  private static let prefixes: [Unicode.Scalar?: [(text: String, owner: RailwayOperator)]] = {
    let known = all.flatMap { owner in
      owner.prefixes.map { (text: $0, owner: owner) }
    }
    let longestFirst = known.sorted { $0.text.utf8.count > $1.text.utf8.count }
    return Dictionary(grouping: longestFirst) { $0.text.unicodeScalars.first }
  }()

  /// All known operators.
  public static let all = [
    RailwayOperator("JR"),
    // 首都圏
    RailwayOperator("東京メトロ"),
    RailwayOperator("都営", "都電", "日暮里・舎人ライナー"),
    RailwayOperator("小田急"),
    RailwayOperator("東急"),
    RailwayOperator("東武"),
    RailwayOperator("西武"),
    RailwayOperator("京王"),
    RailwayOperator("京成", "新京成"),
    RailwayOperator("京急", "京浜急行"),
    RailwayOperator("相鉄", "相模鉄道"),
    RailwayOperator("横浜市営"),
    RailwayOperator("横浜高速鉄道", "みなとみらい線"),
    RailwayOperator("つくばエクスプレス"),
    RailwayOperator("りんかい線", "東京臨海高速鉄道"),
    RailwayOperator("ゆりかもめ"),
    RailwayOperator("東京モノレール"),
    RailwayOperator("多摩モノレール", "多摩都市モノレール"),
    RailwayOperator("埼玉高速鉄道"),
    RailwayOperator("東葉高速"),
    RailwayOperator("北総"),
    RailwayOperator("江ノ電", "江ノ島電鉄"),
    // 中部圏
    RailwayOperator("名鉄", "名古屋鉄道"),
    RailwayOperator("名古屋市営地下鉄", "名古屋市営"),
    RailwayOperator("近鉄", "近畿日本鉄道"),
    RailwayOperator("あおなみ線", "名古屋臨海高速鉄道"),
    RailwayOperator("愛知環状鉄道"),
    RailwayOperator("リニモ", "愛知高速交通"),
    RailwayOperator("静岡鉄道", "静鉄"),
    RailwayOperator("遠州鉄道", "遠鉄"),
    // 近畿圏
    RailwayOperator("Osaka Metro", "大阪メトロ", "大阪市営"),
    RailwayOperator("阪急"),
    RailwayOperator("阪神"),
    RailwayOperator("南海"),
    RailwayOperator("京阪"),
    RailwayOperator("京都市営"),
    RailwayOperator("神戸市営"),
    RailwayOperator("神戸電鉄", "神鉄"),
    RailwayOperator("山陽電鉄", "山陽電気鉄道"),
    RailwayOperator("北大阪急行"),
    RailwayOperator("大阪モノレール"),
    RailwayOperator("泉北高速"),
    // 北と西
    RailwayOperator("札幌市営"),
    RailwayOperator("仙台市営", "仙台市地下鉄"),
    RailwayOperator("福岡市営", "福岡市地下鉄"),
    RailwayOperator("西鉄", "西日本鉄道"),
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
