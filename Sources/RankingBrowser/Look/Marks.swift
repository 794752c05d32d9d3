import RankingCore
import TerminalUI

/// The marks of the browser's own chrome. All are one cell wide in every terminal, also where the characters of
/// ambiguous width take two.
package struct Marks: Sendable {
  package let up: String
  package let down: String
  package let left: String
  package let right: String
  package let unchanged: String
  package let new: String
  package let crown: String
  package let favorite: String
  package let chosen: String
  package let enter: String
  package let bar: String
  package let axis: String
  /// Stands where text is cut.
  package let cut: Text
  /// The moving mark, a frame each.
  package let spinner: [String]
  /// Whether only characters 0x20-0x7e are drawn.
  package let isASCII: Bool

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
}
