import Testing

@testable import RankingCore

/// Operators by the names of their lines.
@Suite(.timeLimit(.minutes(10))) struct RailwayOperatorTests {
  @Test(
    "a line's operator",
    arguments: [
      ("JR中央線", "JR"), ("東京メトロ東西線", "東京メトロ"), ("東京モノレール", "東京モノレール"), ("都営大江戸線", "都営"),
      ("都電荒川線", "都営"), ("小田急小田原線", "小田急"), ("東急田園都市線", "東急"), ("東武東上線", "東武"),
      ("西武池袋線", "西武"), ("京王線", "京王"), ("京成本線", "京成"), ("京急本線", "京急"), ("京浜急行本線", "京急"),
      ("相鉄本線", "相鉄"), ("名鉄三河線", "名鉄"), ("近鉄奈良線", "近鉄"), ("阪急京都本線", "阪急"), ("阪神本線", "阪神"),
      ("南海本線", "南海"), ("京阪本線", "京阪"), ("OsakaMetro御堂筋線", "Osaka Metro"), ("大阪モノレール線", "大阪モノレール"),
      ("名古屋市営地下鉄東山線", "名古屋市営地下鉄"), ("名古屋市営桜通線", "名古屋市営地下鉄"), ("名古屋鉄道豊田線", "名鉄"),
      ("横浜市営地下鉄グリーンライン", "横浜市営"), ("京都市営烏丸線", "京都市営"), ("北大阪急行線", "北大阪急行"),
    ])
  func known(line: String, name: String) {
    #expect(RailwayOperator.running(line: line)?.name == name)
  }

  @Test("lines of unknown operators", arguments: ["", "銚子電鉄線", "J", "R中央線", "京", "中央線JR", "jr中央線"])
  func unknown(line: String) {
    #expect(RailwayOperator.running(line: line) == nil)
  }

  @Test("every beginning leads to its operator, and English names are ASCII", arguments: RailwayOperator.all)
  func table(owner: RailwayOperator) {
    for prefix in [LineName.key(owner.name)] + owner.otherPrefixes {
      #expect(RailwayOperator.running(line: prefix + "甲線") == owner)
      #expect(prefix == LineName.key(prefix))
    }
    #expect(!owner.englishName.isEmpty && owner.englishName.utf8.allSatisfy { (0x20...0x7E).contains($0) })
  }

  @Test("names are unique")
  func names() {
    #expect(Set(RailwayOperator.all.map(\.name)).count == RailwayOperator.all.count)
    #expect(Set(RailwayOperator.all.map(\.englishName)).count == RailwayOperator.all.count)
  }
}
