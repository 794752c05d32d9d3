import Testing

@testable import TerminalUI

/// Keys by name, as `--keys` takes them and help writes them.
@Suite struct KeyTests {
  private static let keys: [Key] =
    Key.namedKeys.map(\.key) + (1...12).map(Key.function) + "abcdefghijklmnopqrstuvwxyz".map(Key.control)
    + "aAzZ019?+-/ 街か".map(Key.character)

  @Test("a key's label is a name of it", arguments: keys)
  func roundTrip(key: Key) {
    #expect(Key(named: key.label) == key)
  }

  @Test("labels are different, one line, and never empty")
  func labels() {
    let labels = Set(Self.keys).map(\.label)
    #expect(Set(labels).count == labels.count)
    #expect(labels.allSatisfy { !$0.isEmpty && Printable.line($0) == $0 })
  }

  @Test(
    "names",
    arguments: [
      ("right", Key.right), ("RIGHT", .right), ("esc", .escape), ("escape", .escape), ("space", .character(" ")),
      ("e", .character("e")), ("E", .character("E")), ("f", .character("f")), ("f1", .function(1)),
      ("F12", .function(12)),
      ("ctrl-u", .control("u")), ("Ctrl-U", .control("u")), ("shift-tab", .backTab), ("か\u{3099}", .character("が")),
    ])
  func names(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test(
    "no names",
    arguments: [
      "", "f0", "f13", "f1x", "f+1", "f01", "ctrl-", "ctrl-1", "ctrl-é", "ctrl-up", "rightt", "ab", "alt-x",
    ])
  func noNames(name: String) {
    #expect(Key(named: name) == nil)
  }
}
