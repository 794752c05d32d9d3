import RankingCore
import TerminalUI

/// The marks of the browser's own chrome. All are one cell wide in every terminal, also where the characters of
/// ambiguous width take two.
package struct Marks: Sendable {
  /// A climb, the arrow key, and more above.
  package let up: String
  /// A fall, the arrow key, and more below.
  package let down: String
  /// The arrow key to the left.
  package let left: String
  /// The arrow key to the right, and from last year's rank to this year's.
  package let right: String
  /// A town that kept its rank.
  package let unchanged: String
  /// A town that was not ranked last year.
  package let new: String
  /// Beside ranks 1-3.
  package let crown: String
  /// Beside a town that is a favourite.
  package let favorite: String
  /// Before the chosen row.
  package let chosen: String
  /// The key Enter; a word of several cells in ASCII.
  package let enter: String
  /// A cell of a bar of movement.
  package let bar: String
  /// The middle between bars of falls and of climbs.
  package let axis: String
  /// Stands where text is cut.
  package let cut: Text
  /// The moving mark, a frame each.
  package let spinner: [String]
  /// Whether only characters 0x20-0x7e are drawn.
  package let isASCII: Bool

  /// For terminals with UTF-8, which is all of them unless `--ascii` is given.
  package static let unicode = Marks(
    up: "▴", down: "▾", left: "◂", right: "▸", unchanged: "−", new: "+", crown: "♛", favorite: "✦", chosen: "›",
    enter: "⏎",
    bar: "▬", axis: "╎", cut: Text("⋯"), spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    isASCII: false)

  /// Only characters 0x20-0x7e.
  package static let ascii = Marks(
    up: "^", down: "v", left: "<", right: ">", unchanged: "=", new: "+", crown: "#", favorite: "*", chosen: ">",
    enter: "Enter",
    bar: "-", axis: "|", cut: Text("~"), spinner: ["|", "/", "-", "\\"], isASCII: true)

  func movement(_ change: RankChange) -> String {
    switch change {
    case .up: up
    case .down: down
    case .unchanged: unchanged
    case .new: new
    }
  }

  /// A movement with its ranks, such as `▴3`.
  func measured(_ change: RankChange) -> String {
    switch change {
    case .up(let ranks), .down(let ranks): movement(change) + String(ranks)
    case .unchanged, .new: movement(change)
    }
  }

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
