// What was measured once, so that no frame has to.
extension BrowserState {
  /// Measures all texts anew: of every region, and of what lies over the list.
  mutating func measure() {
    for index in regions.indices { regions[index].measure(language) }
    overlay?.measure()
    covered?.measure()
  }
}

extension BrowserState.Overlay {
  fileprivate mutating func measure() {
    guard case .panel(var panel) = self, case .movement(var chart) = panel.kind else { return }
    chart.measure()
    panel.kind = .movement(chart)
    self = .panel(panel)
  }
}
