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
  /// Rows by key.
  private let index: [Key: Int]
  /// Rows of ASCII characters, which most keys are: to hash a character takes longer than all else that a key needs.
  private let characterRows: [Int?]

  /// - Parameter bindings: rows in the order of the help. Of two rows with the same key the first wins.
  package init(_ bindings: [Binding<Action, Help>]) {
    self.bindings = bindings
    let pairs = bindings.enumerated().flatMap { row, binding in binding.keys.map { ($0, row) } }
    index = Dictionary(pairs) { first, _ in first }
    characterRows = (0..<128).map { [index] in index[.character(Character(Unicode.Scalar(UInt8($0))))] }
  }

  /// What a key does; nil for a key that is not bound.
  package func action(for key: Key) -> Action? {
    row(of: key).map { bindings[$0].action }
  }

  private func row(of key: Key) -> Int? {
    if case .character(let character) = key, let code = character.asciiValue, characterRows.indices.contains(Int(code))
    {
      return characterRows[Int(code)]
    }
    return index[key]
  }
}
