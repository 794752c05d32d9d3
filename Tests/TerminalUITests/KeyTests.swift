import TerminalUI
import Testing

/// Keys by name, as `--keys` and the help write them.
@Suite(.timeLimit(.minutes(10))) struct KeyTests {
  private static let keys: [Key] =
    Key.namedKeys.map(\.key) + (1...12).map(Key.function) + "abcdefghijklmnopqrstuvwxyz".map(Key.control)
    + "aAzZ019?+-/ 街か".map(Key.character)

  @Test("a key's label is one of its names", arguments: keys)
  func roundTrip(key: Key) {
    #expect(Key(named: key.label) == key)
  }

  @Test("labels are unique, one line, and never empty")
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
    "invalid names",
    arguments: [
      "", "f0", "f13", "f1x", "f+1", "f01", "ctrl-", "ctrl-1", "ctrl-é", "ctrl-up", "rightt", "ab", "alt-x",
    ])
  func noNames(name: String) {
    #expect(Key(named: name) == nil)
  }
}

/// A key table.
@Suite(.timeLimit(.minutes(10))) struct KeyMapTests {
  private let map = KeyMap<Int, String>([
    Binding([.up, .character("k")], 1, "up"),
    Binding([.down], 2, "down"),
    Binding([.up, .character("K")], 3, "shadowed"),
    Binding([], 4, "no key"),
  ])

  @Test("each key of a row does the same")
  func actions() {
    #expect(map.action(for: .up) == 1)
    #expect(map.action(for: .character("k")) == 1)
    #expect(map.action(for: .down) == 2)
  }

  @Test("the first of two rows with the same key wins")
  func shadowed() {
    #expect(map.action(for: .up) == 1)
    #expect(map.action(for: .character("K")) == 3)
  }

  @Test("an unbound key does nothing", arguments: [Key.left, .character("j"), .control("k"), .function(1)])
  func unbound(key: Key) {
    #expect(map.action(for: key) == nil)
  }

  @Test("rows stay in order, for the help")
  func order() {
    #expect(map.bindings.map(\.help) == ["up", "down", "shadowed", "no key"])
  }
}
