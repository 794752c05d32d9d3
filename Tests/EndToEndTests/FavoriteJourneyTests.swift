import Foundation
import Glibc
import TestSupport
import Testing

/// A user marks towns, and finds them again.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct FavoriteJourneyTests {
  private static let file = "townranking/favorites.json"

  /// The content of a favourites file, sorted.
  private static func names(_ folder: TemporaryFolder) -> [String] {
    let json = try? JSONSerialization.jsonObject(with: Data(folder.text(of: file).utf8)) as? [String: Any]
    return (json?["favorites"] as? [String] ?? []).sorted()
  }

  @Test("search, mark, drop, quit, start again: the favourite is still there")
  func journey() async throws {
    let state = try TemporaryFolder()
    try await inTerminal("townranking; townranking", variables: ["XDG_STATE_HOME": state.path]) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("/ k a w a g u c h i")
      try await terminal.shows(text: "2件  買って: 1件")
      try terminal.press("enter down")
      try await terminal.shows("川口") { $0.isCursorOnChoice && $0.cursorRow.contains("川口") }
      try terminal.press("f")
      try await terminal.shows("the mark") { $0.contains("川口をお気に入りに登録しました") && $0.cursorRow.contains("✦") }
      #expect(Self.names(state) == ["川口"])
      try terminal.press("esc")
      try await terminal.shows(text: "1/10")
      try terminal.press("F")
      try await terminal.shows("the favourite alone") { $0.contains("1/1") && $0.rows[2].contains("川口") }
      try terminal.press("q")
      try await terminal.shows("the second start") { $0.modes.isAlternate && $0.contains("1/10") }
      try terminal.press("F")
      try await terminal.shows("the favourite again") {
        $0.contains("1/1") && $0.rows[2].contains("✦") && $0.rows[2].contains("川口")
      }
      try terminal.press("right")
      try await terminal.shows("in the other tab too") { $0.contains("借りて: 1件") && $0.rows[2].contains("川口") }
      try terminal.press("f")
      try await terminal.shows(text: "このリストにお気に入りはありません")
      #expect(Self.names(state) == [])
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("two browsers at once do not lose each other's changes")
  func together() async throws {
    let state = try TemporaryFolder()
    let lists = [1...10, 11...20].map { $0.map { Rankings.town(rank: "\($0)", name: "町\($0)") }.joined(separator: ",") }
    let json = #"{"townRankingsForRent": [\#(lists[0])], "townRankingsForBuy": [\#(lists[1])]}"#
    let files = ["r.json": Array(json.utf8)]
    let variables = ["XDG_STATE_HOME": state.path as String?]
    try await inTerminal("townranking --expanded r.json", files: files, variables: variables) { one in
      try await inTerminal("townranking --expanded --tab buy r.json", files: files, variables: variables) { other in
        for terminal in [one, other] { try await terminal.shows(text: "1/10") }
        let keys = Array(repeating: "f down", count: 9).joined(separator: " ") + " f"
        try one.press(keys)
        try other.press(keys)
        for (terminal, last) in [(one, "町10"), (other, "町20")] {
          try await terminal.shows(text: "\(last)をお気に入りに登録しました")
        }
        // One waits where the other is saving.
        let all = Set((1...20).map { "町\($0)" })
        try #expect(await Poll.until { Set(Self.names(state)) == all }, "\(Self.names(state))")
        // Changes saved by the other one appear with the next change.
        try one.press("f f")
        try await one.shows(text: "町10をお気に入りに登録しました")
        try one.press("right")
        try await one.shows("all marks") { screen in screen.rows.filter { $0.contains("✦") }.count == 10 }
      }
    }
  }

  @Test("a read-only home is reported with each favourite, and the browser continues")
  func readOnly() async throws {
    // Nobody can make a folder in /proc, not even root.
    try await inTerminal(variables: ["XDG_STATE_HOME": "/proc"]) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("f")
      let screen = try await terminal.shows(text: "お気に入りを保存できません: No such file or directory: /proc/townranking")
      #expect(screen.cursorRow.contains("✦"))
      try terminal.press("down")
      try await terminal.shows(text: "2/10")
      try terminal.press("f")
      let second = try await terminal.shows(text: "お気に入りを保存できません: No such file or directory: /proc/townranking")
      #expect(second.cursorRow.contains("✦"))
      try terminal.press("F")
      try await terminal.shows(text: "2/2")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a missing home is reported at the start, until a key is pressed")
  func noHome() async throws {
    try await inTerminal(variables: ["XDG_STATE_HOME": nil, "HOME": nil]) { terminal in
      try await terminal.shows(text: "お気に入りを保存できません: HOMEが未設定。")
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("f")
      try await terminal.shows("the mark, and that it is not kept") {
        $0.contains("お気に入りを保存できません: HOMEが未設定。") && $0.cursorRow.contains("✦")
      }
    }
  }

  @Test("a broken file is reported at the start, and kept under another name when a favourite is saved")
  func broken() async throws {
    let state = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: state.path(of: "townranking"), withIntermediateDirectories: true)
    try state.write("{".utf8, to: Self.file)
    try await inTerminal(variables: ["XDG_STATE_HOME": state.path]) { terminal in
      try await terminal.shows(text: "お気に入りを読めません: お気に入りの一覧ではない")
      #expect(state.text(of: Self.file) == "{")
      try terminal.press("f")
      try await terminal.shows(text: "別名で保存しました")
    }
    #expect(Self.names(state) == ["本厚木"])
    let names = try FileManager.default.contentsOfDirectory(atPath: state.path(of: "townranking"))
    let kept = try #require(names.first { $0.hasPrefix("favorites.json.broken-") })
    #expect(state.text(of: "townranking/\(kept)") == "{")
  }

  @Test("while another program saves, keys are answered at once; what cannot be saved is said at the end")
  func locked() async throws {
    let state = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: state.path(of: "townranking"), withIntermediateDirectories: true)
    let lock = open(state.path(of: "townranking/favorites.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(lock, LOCK_EX) == 0)
    defer { close(lock) }
    try await inTerminal("townranking --lang en; townranking --lang en", variables: ["XDG_STATE_HOME": state.path]) {
      terminal in
      try await terminal.shows(text: "1/10")
      try terminal.press("f down f")
      try await terminal.shows("the second mark") { $0.cursorRow.contains("Ōmiya") && $0.cursorRow.contains("✦") }
      try await terminal.shows(text: "Cannot save favourites: another program holds the lock")
      try terminal.press("q")
      try await terminal.shows("the second start") { $0.modes.isAlternate && $0.contains("1/10") }
      #expect(Self.names(state) == [])
      try terminal.press("f")
      try await terminal.shows(text: "Hon-Atsugi added to favourites")
      flock(lock, LOCK_UN)
      try await terminal.shows("it is saved without a key") { _ in Self.names(state) == ["本厚木"] }
      try terminal.press("q")
      let screen = try await terminal.endsTidily(status: 0)
      #expect(screen.contains("the favourites were not saved: "))
    }
  }

  @Test("a full disk does not end the browser")
  func fullDisk() async throws {
    let state = try TemporaryFolder()
    // No file may grow beyond 64 KiB: the system acts as with a full disk.
    let many = (0..<6_000).map { "\"町\($0)\"" }.joined(separator: ",")
    try FileManager.default.createDirectory(atPath: state.path(of: "townranking"), withIntermediateDirectories: true)
    try state.write("{\"favorites\": [\(many)]}".utf8, to: Self.file)
    let line = "(ulimit -f 128; exec \(quoted(try Program.path()))); printf '[status %s]\\n' $?"
    try await inTerminal(line, variables: ["XDG_STATE_HOME": state.path]) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("f")
      try await terminal.shows(text: "お気に入りを保存できません: File too large: \(state.path)/")
      try terminal.press("down")
      try await terminal.shows(text: "2/10")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }
}
