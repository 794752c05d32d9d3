import TerminalUI

/// What stands in the list's place while a ranking is being read.
enum LoadingView {
  static func draw(_ loading: Loading, now: Int, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.grid])
    let spinner = look.theme.marks.spinner
    let frames = max(spinner.count, 1)
    let mark = spinner.indices.contains(now / 100 % frames) ? spinner[now / 100 % frames] : ""
    EmptyView.draw("\(mark) \(look.words[.loading])", progress(loading, look), look, in: rect, into: &frame)
  }

  private static func progress(_ loading: Loading, _ look: Look) -> String {
    var text = size(loading.bytes)
    if let expected = loading.expectedBytes, expected > 0 {
      text += " / \(size(expected)) (\(min(loading.bytes * 100 / expected, 100))%)"
    }
    if loading.towns > 0 { text += "  " + look.words.filled(.loadingTowns, loading.towns) }
    return text
  }

  /// Bytes as people say them.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) B"
    case ..<10_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }
}
