import TerminalUI

@testable import RankingBrowser

extension HelpView {
  /// How far the help can be scrolled, in lines.
  static func farthest(in size: Size) -> Int {
    let panel = panel(.japanese)
    return max(panel.count - PanelLayout(panel, in: ScreenLayout(size).list).lines.height, 0)
  }
}
