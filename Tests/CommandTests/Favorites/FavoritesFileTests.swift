import Foundation
import RankingCore
import TestSupport
import Testing

@testable import townranking

/// The form of the file, which programs before and after this one read too.
@Suite("The form of the favourites file", .timeLimit(.minutes(10)))
struct FavoritesFileTests {
  private static func keys(_ text: String) -> [String]? {
    FavoritesFile(Array(text.utf8))?.favorites.summary
  }

  @Test(
    "names, regions and lines",
    arguments: [
      (#"{"favorites": []}"#, []), (#"{"favorites": ["大宮", "川口"]}"#, ["大宮", "川口"]),
      (#"{"favorites": ["大宮"], "towns": [{"region": "東", "name": "大宮"}]}"#, ["東/大宮"]),
      (
        #"{"favorites": ["大宮", "川口"], "towns": [{"line": "甲線ほか", "name": "大宮", "region": "東"}, {"name": "大宮", "region": "西"}]}"#,
        ["川口", "東/大宮/甲線", "西/大宮"]
      ),
      (#"{"favorites": ["が"], "towns": [{"name": "か\#u{3099}", "region": "東"}]}"#, ["東/か\u{3099}"]),
      (#"{"favorites": [], "towns": [{"name": "大宮", "region": "東"}]}"#, ["東/大宮"]),
      ("\u{FEFF}{\"favorites\": [\"大宮\"]}", ["大宮"]),
    ] as [(String, [String])])
  func reads(text: String, keys: [String]) {
    #expect(Self.keys(text) == keys)
  }

  @Test("it is read back, and programs that only know names find them all")
  func writes() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    _ = try store.set([
      "葛西": true, TownKey("大宮", region: "東"): true, TownKey("大宮", region: "西", line: "甲\"線"): true,
    ])
    #expect(try store.read().summary == ["東/大宮", "葛西", "西/大宮/甲\"線"])
    #expect(
      folder.text() == """
        {
            "favorites": [
                "大宮",
                "葛西"
            ],
            "towns": [
                {"region": "東", "name": "大宮"},
                {"region": "西", "name": "大宮", "line": "甲\\"線"}
            ]
        }

        """)
    let json = try JSONSerialization.jsonObject(with: Data(folder.bytes(of: TemporaryFolder.file) ?? []))
    #expect((json as? [String: Any])?["favorites"] as? [String] == ["大宮", "葛西"])
    _ = try store.set([TownKey("大宮", region: "東"): false, TownKey("大宮", region: "西"): false])
    #expect(folder.text() == "{\n    \"favorites\": [\n        \"葛西\"\n    ]\n}\n")
  }

  @Test("members that are not known stay as they are, in the file and in the entries of towns")
  func unknownMembers() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    let text = """
      {"version":2, "favorites": ["大宮", "川口"], "towns": [
        {"since": 1e3, "name": "大宮", "region": "東", "note": {"a": [null, "\\u00e9"]}},
        {"name": "川口", "colour": "red"}, {"name": "柏", "region": "東", "gone": true}],
       "x": [ 1.50 , {} ]}
      """
    try folder.write(Array("\u{FEFF}\(text)".utf8), to: TemporaryFolder.file)
    _ = try store.set(["葛西": true, TownKey("柏", region: "東"): false])
    #expect(
      folder.text() == """
        {
            "favorites": [
                "大宮",
                "川口",
                "葛西"
            ],
            "towns": [
                {"region": "東", "name": "大宮", "since": 1e3, "note": {"a": [null, "\\u00e9"]}},
                {"name": "川口", "colour": "red"}
            ],
            "version":2,
            "x": [ 1.50 , {} ]
        }

        """)
    #expect(try store.read().summary == ["川口", "東/大宮", "葛西"])
  }

  @Test("what would make the file too large to be read is refused; other changes are made")
  func full() throws {
    let folder = try TemporaryFolder()
    var store = try folder.store()
    #expect(store.limit == WholeFile.limit)
    store.limit = 10_000
    let long = String(repeating: "a", count: store.limit / 2)
    _ = try store.set([TownKey(long): true])
    let contents = try store.set([
      "before": true, TownKey(long + "b"): true, "after": true, TownKey("c" + long, region: "東"): true,
    ])
    #expect(contents.isFull && contents.names == [long, "before", "after"])
    #expect(try store.read() == contents.favorites)
    #expect(try store.set([TownKey(long + "b"): true]).isFull)
    #expect(try store.set([TownKey(long): false]).names == ["before", "after"])
    #expect(try !store.set([TownKey(long + "b"): true]).isFull)
  }
}
