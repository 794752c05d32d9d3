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
  /// A state that opens in a way of its own.
  init(
    ranking: Ranking?, market: Market = .rent, isExpanded: Bool = false, size: Size, isAnimated: Bool = false,
    isBackgroundLight: Bool = false, language: Language = .japanese
  ) {
    self.init(ranking: ranking, size: size) {
      $0.market = market
      $0.isExpanded = isExpanded
      $0.isAnimated = isAnimated
      $0.isBackgroundLight = isBackgroundLight
      $0.language = language
    }
  }

  /// - Parameter change: how it opens differently.
  init(ranking: Ranking?, size: Size, _ change: (inout Opening) -> Void) {
    var opening = Opening()
    change(&opening)
    self.init(ranking: ranking, size: size, opening)
  }

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

  /// What the person can change, in a line: `rent 3/10 top 4`, `buy button/20 top 21 open help 3`,
  /// `rent 1/2 top 0 prompt 本|厚 page 本厚木`.
  var summary: String {
    let item =
      switch chosenItem(market) {
      case .row(let row): String(row + 1)
      case .button: "button"
      case nil: "-"
      }
    var words = ["\(market)", "\(item)/\(listLayout.rowCount)", "top \(list.scroll)"]
    if list.isExpanded { words.append("open") }
    if showsFavoritesOnly { words.append("favourites") }
    if let search {
      words.append(
        search.isEditing ? "prompt \(search.text.before)|\(search.text.after)" : "filter \(search.text.string)")
    }
    switch overlay {
    case .panel(let panel): words.append("\(panel.kind.view) \(panel.scroll)")
    case .town(let page): words.append("page \(page.market) \(town?.townName ?? "-")")
    case nil: break
    }
    return words.joined(separator: " ")
  }
}
