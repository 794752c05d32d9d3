import RankingCore
import TerminalUI
import Testing

@testable import RankingBrowser

extension Look {
  static let japanese = Look(theme: .dark, words: Words(.japanese))
  static let english = Look(theme: .dark, words: Words(.english))
  static let ascii = Look(theme: .dark, words: Words(.english, .ascii))
}

extension Look: CustomTestStringConvertible {
  /// The name in test reports.
  public var testDescription: String { "\(theme.name), \(words.language)\(words.marks.isASCII ? ", ASCII" : "")" }
}

extension Size {
  static let usual = Size(width: 80, height: 24)

  init(_ width: Int, _ height: Int) {
    self.init(width: width, height: height)
  }

  var name: String { "\(width)x\(height)" }
}

extension BrowserState {
  /// A state with a custom opening.
  init(
    ranking: Ranking?, market: Market = .rent, isExpanded: Bool = false, size: Size, isAnimated: Bool = false,
    isBackgroundLight: Bool = false, language: Language = .japanese
  ) {
    self.init(ranking: ranking, size: size) {
      $0.market = market
      $0.isExpanded = isExpanded
      $0.isAnimated = isAnimated
      $0.isBackgroundLight = isBackgroundLight
      $0.words = Words(language)
    }
  }

  /// - Parameter change: changes to the default opening.
  init(ranking: Ranking?, size: Size, _ change: (inout Opening) -> Void) {
    var opening = Opening()
    change(&opening)
    self.init(ranking: ranking, size: size, opening)
  }

  /// Presses keys by their names, as `--keys` does.
  /// - Returns: the effects.
  @discardableResult
  mutating func press(_ keys: String) -> [BrowserEffect] {
    keys.split(separator: " ").flatMap { name in
      guard let key = Key(named: String(name)) else { preconditionFailure("no key is called \(name)") }
      return handle(.key(key))
    }
  }

  /// Handles an event like the loop; requested work is done at once.
  @discardableResult
  mutating func handle(_ event: Event) -> [BrowserEffect] {
    EventMap.action(for: event, in: self).map { apply($0) } ?? []
  }

  func pressing(_ keys: String) -> BrowserState {
    var state = self
    state.press(keys)
    return state
  }

  /// Works the rows out again, after a test changed the criteria.
  mutating func showAgain() {
    for case .compute(let request) in refreshRows(.chosen(.firstRow)) {
      if let answer = try? request.answer() { apply(.answered(answer)) }
    }
  }

  /// The frame that the views draw, in a look. The language in which columns were measured stays.
  func frame(_ look: Look? = nil) -> Buffer {
    guard let look else { return BrowserView.draw(self, .dark).frame }
    var state = self
    state.words = look.words
    state.isPanelStale = true
    state.apply(.tick(now: now))
    return BrowserView.draw(state, look.theme).frame
  }

  /// What the user can change, in one line: `rent 3/10 top 4`, `buy button/20 top 21 open help 3`,
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
    if let page = overlay?.page {
      words.append("page \(page.market) \(town?.townName ?? "-")")
    } else if let overlay {
      words.append("\(overlay.kind.name) \(overlay.scroll)")
    }
    return words.joined(separator: " ")
  }
}

extension Panel {
  /// The number of lines, without the header.
  var count: Int { lines.count }

  /// A line; an empty one outside.
  func at(_ index: Int) -> PanelLine { lines.indices.contains(index) ? lines[index] : PanelLine() }

  func text(_ words: Words) -> String { copy(words)?.text ?? "" }
}
