import TerminalUI

// Moving in a panel.
extension BrowserState {
  /// The panel that is open, in the browser's own words: what it holds does not depend on the theme.
  func panel(_ state: PanelState) -> Panel {
    state.kind.panel(self, Look(theme: .mono, words: Words(language)))
  }

  mutating func open(_ kind: PanelKind, choice: Int = 0) {
    guard loading == nil || kind == .help else { return }
    // A view that takes the help's place takes that of what the help covers, too, but not before it is there.
    if kind != .help { covered = nil }
    overlay = .panel(PanelState(kind, choice: choice))
    moveInPanel(by: 0)
  }

  /// Moves the choice, or scrolls where nothing can be chosen.
  mutating func moveInPanel(by step: Int) {
    guard case .panel(var state) = overlay else { return }
    let panel = panel(state)
    let height = window(of: panel)
    if panel.hasChoice {
      state.choice = choosable(from: state.choice + step, step: step < 0 ? -1 : 1, in: panel) ?? state.choice
      state.scroll = max(min(state.scroll, state.choice), state.choice - height + 1)
      // The first choice brings the headings above it along.
      if choosable(from: 0, step: 1, in: panel) == state.choice { state.scroll = max(state.choice - height + 1, 0) }
    } else {
      state.scroll += step
    }
    state.scroll = min(max(state.scroll, 0), max(panel.count - height, 0))
    overlay = .panel(state)
  }

  /// Scrolls; the choice goes along where it would be left outside.
  mutating func scrollPanel(by lines: Int) {
    guard case .panel(var state) = overlay else { return }
    let panel = panel(state)
    guard panel.hasChoice else {
      moveInPanel(by: lines)
      return
    }
    let height = window(of: panel)
    state.scroll = min(max(state.scroll + lines, 0), max(panel.count - height, 0))
    let inside = min(max(state.choice, state.scroll), state.scroll + height - 1)
    state.choice = choosable(from: inside, step: 1, in: panel) ?? state.choice
    overlay = .panel(state)
  }

  /// Lines that are seen at a time. Where there is room for none, one: the choice has a place to go back to.
  private func window(of panel: Panel) -> Int {
    max(PanelLayout(panel, in: layout.list).lines.height, 1)
  }

  /// The nearest line that can be chosen, first in the direction and then back.
  private func choosable(from index: Int, step: Int, in panel: Panel) -> Int? {
    guard panel.count > 0 else { return nil }
    let start = min(max(index, 0), panel.count - 1)
    for direction in [step, -step] {
      var index = start
      while index >= 0, index < panel.count {
        if panel.line(index).isChoosable { return index }
        index += direction
      }
    }
    return nil
  }

  /// Lines of the panel that can be seen.
  var panelHeight: Int {
    guard case .panel(let state) = overlay else { return 1 }
    return PanelLayout(panel(state), in: layout.list).lines.height
  }
}
