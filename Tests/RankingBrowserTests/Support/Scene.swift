import RankingBrowser
import RankingCore
import TerminalUI
import TestSupport
import Testing

/// A screen with a picture: what is shown, the keys that lead to it, and its sizes.
struct Scene: CustomTestStringConvertible {
  let name: String
  let sizes: [Size]
  let look: Look
  /// In the order of the regions; empty while the first is being read.
  let rankings: [Ranking]
  let favorites: Favorites
  let isAnimated: Bool
  private let keys: String
  private let then: @Sendable (inout BrowserState) -> Void

  /// - Parameters:
  ///   - name: the first part of its files' names; the size is the rest.
  ///   - keys: pressed in this order, by their names.
  ///   - then: further actions, after the keys.
  init(
    _ name: String, _ keys: String, _ sizes: Size..., look: Look = .japanese, of rankings: [Ranking] = embedded,
    favorites: Favorites = [], isAnimated: Bool = false,
    then: @escaping @Sendable (inout BrowserState) -> Void = { _ in }
  ) {
    self.name = name
    self.sizes = sizes
    self.look = look
    self.rankings = rankings
    self.favorites = favorites
    self.isAnimated = isAnimated
    self.keys = keys
    self.then = then
  }

  static let embedded = [try? Ranking.embedded()].compactMap { $0 }

  var testDescription: String { name }

  func file(_ size: Size) -> String { "\(name)-\(size.name).txt" }

  func frame(_ size: Size) -> Buffer {
    var opening = BrowserState.Opening()
    opening.words = look.words
    opening.favorites = favorites
    opening.isAnimated = isAnimated
    var state = BrowserState(rankings: rankings, size: size, opening).pressing(keys)
    then(&state)
    return state.frame(look)
  }
}
