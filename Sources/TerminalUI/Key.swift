/// A key as the terminal reported it.
package enum Key: Hashable, Sendable {
  case character(Character)
  /// Ctrl with a lower-case letter.
  case control(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab, backTab, backspace, delete
  /// F1 is 1.
  case function(Int)
}

extension Key {
  /// Parses a key's name in the form of `--keys`: `right`, `ctrl-u`, `f1`, `space`, or one character.
  package init?(named name: String) {
    if let key = Key.namedKeys.first(where: { $0.name == name.lowercased() })?.key {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.lowercased().hasPrefix("ctrl-"), name.count == 6, let letter = name.lowercased().last,
      "a"..."z" ~= letter
    {
      self = .control(letter)
    } else if let number = (1...12).first(where: { name.lowercased() == "f\($0)" }) {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The keys that have a name of more than one character.
  package static let namedKeys: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("pageup", .pageUp), ("pagedown", .pageDown),
    ("home", .home), ("end", .end), ("enter", .enter), ("esc", .escape), ("escape", .escape), ("tab", .tab),
    ("shift-tab", .backTab), ("backspace", .backspace), ("delete", .delete), ("space", .character(" ")),
  ]

  /// The key as written in the help and the guide.
  package var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter)"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .home: "Home"
    case .end: "End"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .function(let number): "F\(number)"
    }
  }
}

/// One row of a key table: the keys, what they do, and the help text.
package struct Binding<Action: Sendable, Help: Sendable>: Sendable {
  /// The keys, the primary one first.
  package let keys: [Key]
  /// What each of them does.
  package let action: Action
  /// The text beside the keys in the help.
  package let help: Help

  /// A row; a key should be in one row only.
  package init(_ keys: [Key], _ action: Action, _ help: Help) {
    self.keys = keys
    self.action = action
    self.help = help
  }
}

/// A key table, used by dispatch, the help and the guide's table.
package struct KeyMap<Action: Sendable, Help: Sendable>: Sendable {
  /// The rows in the order of the help.
  package let bindings: [Binding<Action, Help>]
  /// Rows of ASCII characters, which most keys are: hashing a character takes longer than everything else a key needs.
  private var characterRows = [Int?](repeating: nil, count: 128)
  /// Rows of the other keys.
  private var index: [Key: Int] = [:]

  /// - Parameter bindings: rows in the order of the help. If two have the same key, the first wins.
  package init(_ bindings: [Binding<Action, Help>]) {
    self.bindings = bindings
    for (row, binding) in bindings.enumerated() {
      for key in binding.keys where self.row(of: key) == nil {
        if let code = Self.code(of: key) { characterRows[code] = row } else { index[key] = row }
      }
    }
  }

  /// What a key does; nil if it is not bound.
  package func action(for key: Key) -> Action? {
    row(of: key).map { bindings[$0].action }
  }

  private func row(of key: Key) -> Int? {
    if let code = Self.code(of: key) { return characterRows[code] }
    return index[key]
  }

  /// The index of a key in `characterRows`: its ASCII code, below 128.
  private static func code(of key: Key) -> Int? {
    guard case .character(let character) = key else { return nil }
    return character.asciiValue.map(Int.init)
  }
}
