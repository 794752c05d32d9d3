// Moving in what lies over the list.
extension BrowserState {
  mutating func moveInOverlay(_ motion: Motion) {
    let page = max(overlayHeight - 1, 1)
    let half = max(overlayHeight / 2, 1)
    switch motion {
    case .up: stepInOverlay(by: -1)
    case .down: stepInOverlay(by: 1)
    case .pageUp: jumpInOverlay(by: -page)
    case .pageDown: jumpInOverlay(by: page)
    case .halfPageUp: jumpInOverlay(by: -half)
    case .halfPageDown: jumpInOverlay(by: half)
    case .first: jumpInOverlay(by: -Self.far)
    case .last: jumpInOverlay(by: Self.far)
    }
  }

  /// More lines than anything here has.
  private static let far = 1 << 30

  /// Up and down go from town to town on a page, and from line to line in a panel.
  private mutating func stepInOverlay(by step: Int) {
    switch overlay {
    case .town: turnPage(by: step)
    case .panel: moveInPanel(by: step)
    case nil: break
    }
  }

  private mutating func jumpInOverlay(by lines: Int) {
    switch overlay {
    case .town: scrollPage(by: lines)
    case .panel: moveInPanel(by: lines)
    case nil: break
    }
  }

  /// Scrolls it, not beyond its ends.
  mutating func scrollOverlay(by lines: Int) {
    switch overlay {
    case .town: scrollPage(by: lines)
    case .panel: scrollPanel(by: lines)
    case nil: break
    }
  }

  /// Puts it inside what there is. What is chosen in it stays chosen, and is seen.
  mutating func keepOverlayInBounds() {
    switch overlay {
    case .town: scrollPage(by: 0)
    case .panel: moveInPanel(by: 0)
    case nil: break
    }
  }

  /// Lines of it that can be seen.
  private var overlayHeight: Int {
    switch overlay {
    case .town: TownPageView.panel(in: self).height
    case .panel: panelHeight
    case nil: 1
    }
  }
}
