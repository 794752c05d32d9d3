import Testing

@testable import TerminalUI

/// A key table.
@Suite struct KeyMapTests {
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

  @Test("the first of two rows with one key wins")
  func shadowed() {
    #expect(map.action(for: .up) == 1)
    #expect(map.action(for: .character("K")) == 3)
  }

  @Test("a key that is not bound does nothing", arguments: [Key.left, .character("j"), .control("k"), .function(1)])
  func unbound(key: Key) {
    #expect(map.action(for: key) == nil)
  }

  @Test("rows stay in order, for the help")
  func order() {
    #expect(map.bindings.map(\.help) == ["up", "down", "shadowed", "no key"])
  }
}
