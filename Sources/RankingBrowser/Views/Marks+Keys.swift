import TerminalUI

extension Marks {
  /// A key as the key bar and the help show it.
  func label(_ key: Key) -> String {
    switch key {
    case .up: up
    case .down: down
    case .left: left
    case .right: right
    default: key.label
    }
  }
}
