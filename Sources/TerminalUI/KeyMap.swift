/// One row of a key table: the keys, what they do, and what the help says of it.
package struct Binding<Action: Sendable, Help: Sendable>: Sendable {
  /// The keys that do it, the one to be named first.
  package let keys: [Key]
  /// What each of them does.
  package let action: Action
  /// What stands beside the keys in the help.
  package let help: Help

  /// A row; a key should be in one row only.
  package init(_ keys: [Key], _ action: Action, _ help: Help) {
    self.keys = keys
    self.action = action
    self.help = help
  }
}

/// A key table: dispatch, help and the README's table all read it.
package struct KeyMap<Action: Sendable, Help: Sendable>: Sendable {
  /// The rows in the order of the help.
  package let bindings: [Binding<Action, Help>]
  /// Rows of ASCII characters, which most keys are: to hash a character takes longer than all else that a key needs.
  private var characterRows = [Int?](repeating: nil, count: 128)
  /// Rows of the other keys.
  private var index: [Key: Int] = [:]

  /// - Parameter bindings: rows in the order of the help. Of two rows with the same key the first wins.
  package init(_ bindings: [Binding<Action, Help>]) {
    self.bindings = bindings
    for (row, binding) in bindings.enumerated() {
      for key in binding.keys where self.row(of: key) == nil {
        if let code = Self.code(of: key) { characterRows[code] = row } else { index[key] = row }
      }
    }
  }

  /// What a key does; nil for a key that is not bound.
  package func action(for key: Key) -> Action? {
    row(of: key).map { bindings[$0].action }
  }

  private func row(of key: Key) -> Int? {
    if let code = Self.code(of: key) { return characterRows[code] }
    return index[key]
  }

  /// The place of a key in `characterRows`: its ASCII code, below 128.
  private static func code(of key: Key) -> Int? {
    guard case .character(let character) = key else { return nil }
    return character.asciiValue.map(Int.init)
  }
}
