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
  /// Reads a key's name as `--keys` takes it: `right`, `ctrl-u`, `f1`, `space`, or one character.
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

  /// The key as help and README write it.
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
