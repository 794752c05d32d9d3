import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

extension Look {
  static let japanese = Look(theme: .dark, words: Words(.japanese))
  static let english = Look(theme: .dark, words: Words(.english))
  static let ascii = Look(theme: Theme.dark.with(marks: .ascii), words: Words(.english))
}

extension Look: CustomTestStringConvertible {
  /// What the report of a test calls it.
  public var testDescription: String { "\(theme.name), \(words.language)" }
}

extension Size {
  static let usual = Size(width: 80, height: 24)

  init(_ width: Int, _ height: Int) {
    self.init(width: width, height: height)
  }

  var name: String { "\(width)x\(height)" }
}

extension BrowserState {
  /// Presses keys by their names, as `--keys` does.
  /// - Returns: what was to be done outside.
  @discardableResult
  mutating func press(_ keys: String) -> [BrowserEffect] {
    keys.split(separator: " ").compactMap { name in
      guard let key = Key(named: String(name)) else { preconditionFailure("no key is called \(name)") }
      return handle(.key(key))
    }
  }

  @discardableResult
  mutating func handle(_ event: Event) -> BrowserEffect? {
    EventMap.action(for: event, in: self, .japanese).flatMap { reduce(&self, $0) }
  }

  func pressing(_ keys: String) -> BrowserState {
    var state = self
    state.press(keys)
    return state
  }

  /// The frame that the views draw.
  func frame(_ look: Look = .japanese) -> Buffer {
    BrowserView.draw(self, look).frame
  }

  /// What the person can change, in a line: `rent 3/10 top 4`, `buy button/20 top 21 open help 3`.
  var summary: String {
    let item =
      switch chosenItem(market) {
      case .row(let row): String(row + 1)
      case .button: "button"
      case nil: "-"
      }
    var words = ["\(market)", "\(item)/\(listLayout.rowCount)", "top \(list.scroll)"]
    if list.isExpanded { words.append("open") }
    if case .help(let scroll) = overlay { words.append("help \(scroll)") }
    return words.joined(separator: " ")
  }
}
