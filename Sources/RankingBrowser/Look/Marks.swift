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
  package let chosen: String
  package let enter: String
  package let bar: String
  package let axis: String
  /// Stands where text is cut.
  package let cut: Text
  /// The moving mark, a frame each.
  package let spinner: [String]

  package static let unicode = Marks(
    up: "▴", down: "▾", left: "◂", right: "▸", unchanged: "−", new: "✦", crown: "♛", chosen: "›", enter: "⏎",
    bar: "▬", axis: "╎", cut: Text("⋯"), spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"])

  /// Only characters 0x20-0x7e.
  package static let ascii = Marks(
    up: "^", down: "v", left: "<", right: ">", unchanged: "=", new: "*", crown: "#", chosen: ">", enter: "Enter",
    bar: "-", axis: "|", cut: Text("~"), spinner: ["|", "/", "-", "\\"])

  func movement(_ change: RankChange) -> String {
    switch change {
    case .up: up
    case .down: down
    case .unchanged: unchanged
    case .new: new
    }
  }
}
