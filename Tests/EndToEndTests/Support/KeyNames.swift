/// Keys by the names that `--keys` knows, as tmux calls them.
enum KeyNames {
  private static let special = [
    "up": "Up", "down": "Down", "left": "Left", "right": "Right", "pageup": "PPage", "pagedown": "NPage",
    "home": "Home", "end": "End", "enter": "Enter", "esc": "Escape", "tab": "Tab", "shift-tab": "BTab",
    "space": "Space", "f1": "F1",
  ]

  static func tmux(_ names: String) -> [String] {
    names.split(separator: " ").map { name in
      name.hasPrefix("ctrl-") ? "C-" + name.dropFirst(5) : special[String(name)] ?? String(name)
    }
  }
}
