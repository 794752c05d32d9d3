import Glibc
import RankingCore

/// Makes towns that look like real ones. The town at an index of a list is the same in every run.
enum MadeUpTowns {
  /// Writes a ranking as JSON, one town per line. Each list has half of the towns, rent the odd one.
  /// - Returns: whether the file could be written; if not, `errno` says why.
  static func write(_ count: Int, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    fputs("{\"title\": \"住みたい街ランキング(\(count)件)\"", file)
    for market in Market.allCases {
      fputs(",\n\"\(market.jsonKey)\": [", file)
      for rank in 0..<(market == .rent ? count - count / 2 : count / 2) {
        fputs((rank == 0 ? "\n" : ",\n") + town(rank + 1, market), file)
      }
      fputs("]", file)
    }
    fputs("}\n", file)
    let isWritten = ferror(file) == 0
    return fclose(file) == 0 && isWritten
  }

  /// None of its words needs escaping in JSON.
  private static func town(_ rank: Int, _ market: Market) -> String {
    var random = Dice(state: UInt64(rank) << 1 | (market == .rent ? 0 : 1))
    func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
    let (isUp, ranks) = movement(of: rank, &random)
    let name =
      switch Int.random(in: 0..<8, using: &random) {
      case 0: pick(real)
      case 1, 2: pick(stems) + pick(endings)
      default: pick(beginnings) + pick(stems) + pick(endings)
      }
    let line = pick(lines) + pick(["", "", "", "ほか", "ほか"])
    return """
      {"rank": \(rank), "townName": "\(name)", "isRankUp": \(isUp), "rankFluctuation": \(ranks), \
      "availableLine": "\(line)"}
      """
  }

  /// One in forty is new, and one in twenty has not moved.
  private static func movement(of rank: Int, _ random: inout Dice) -> (isUp: String, ranks: String) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: ("null", "null")
    case 1, 2: ("false", "0")
    case 3...21: ("true", String(Int.random(in: 1...240, using: &random)))
    // No town was above the first rank last year.
    default: ("false", String(Int.random(in: min(1, rank - 1)...min(240, rank - 1), using: &random)))
    }
  }

  /// Towns of the real ranking, so that a search by reading finds some.
  private static let real = [
    "本厚木", "大宮", "葛西", "八王子", "池袋", "千葉", "蕨", "三鷹", "柏", "川崎", "高円寺", "西川口", "船橋", "町田",
    "荻窪", "三軒茶屋", "川口", "吉祥寺", "新小岩", "小岩",
  ]
  private static let beginnings = [
    "東", "西", "南", "北", "新", "上", "下", "中", "本", "大", "小", "元", "武蔵", "相模", "京成", "京王",
  ]
  private static let stems = [
    "青", "赤", "秋", "浅", "朝", "石", "泉", "市", "稲", "岩", "梅", "江", "荻", "桶", "笠", "鎌", "川", "菊", "北",
    "国", "熊", "桜", "鷺", "砂", "関", "高", "竹", "立", "田", "千", "鶴", "戸", "所", "永", "根", "野", "橋", "花",
    "浜", "原", "平", "藤", "船", "堀", "松", "三", "宮", "森", "谷", "柳", "山", "吉",
  ]
  private static let endings = [
    "ヶ丘", "ヶ崎", "ヶ谷", "井", "池", "浦", "岡", "木", "口", "窪", "子", "沢", "島", "瀬", "台", "田", "町", "塚",
    "寺", "戸", "沼", "野", "橋", "原", "堀", "本", "宮", "谷", "和",
  ]
  private static let lines = [
    "JR中央線", "JR山手線", "JR総武線", "JR総武本線", "JR常磐線", "JR横浜線", "JR南武線", "JR武蔵野線", "JR埼京線",
    "JR京浜東北・根岸線", "JR東海道本線", "小田急小田原線", "小田急江ノ島線", "京王線", "京王井の頭線", "東急東横線",
    "東急田園都市線", "東急目黒線", "東武東上線", "東武伊勢崎線", "西武池袋線", "西武新宿線", "京急本線", "京成本線",
    "都営大江戸線", "都営新宿線", "都営三田線", "東京メトロ東西線", "東京メトロ南北線", "東京メトロ日比谷線",
    "東京メトロ有楽町線", "東京メトロ千代田線", "横浜市営地下鉄ブルーライン", "つくばエクスプレス",
  ]
}

/// Numbers derived from a seed (SplitMix64). The generator of the tests would bring in Foundation, and its memory would
/// be measured too.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
