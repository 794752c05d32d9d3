import RankingCore
import TerminalUI

/// The whole screen, drawn from scratch for every frame.
package enum BrowserView {
  /// - Returns: the frame and the place of the hardware cursor.
  package static func draw(_ state: BrowserState, _ theme: Theme) -> (frame: Buffer, cursor: Cursor) {
    let look = Look(theme: theme, words: state.words)
    let layout = state.layout
    var frame = Buffer(size: state.size, style: theme.resolved(.grid))
    TitleBar.draw(state, look, in: layout.title, into: &frame)
    TabBar.draw(state, look, in: layout.tabs, into: &frame)
    NoticeLine.draw(state, look, in: layout.notice, into: &frame)
    var cursor: Point
    if let loading = state.loading {
      LoadingView.draw(loading, now: state.now, look, in: layout.body, into: &frame)
      cursor = Point(x: layout.body.x, y: layout.body.y)
    } else {
      let list = state.overlay == nil ? look : Look(theme: theme.quiet, words: state.words)
      PagesView.draw(state, list, in: layout.list, into: &frame)
      cursor = ListView.cursor(state, in: layout.list)
      if let side = state.side {
        _ = PanelView.draw(side, list, in: layout.side, into: &frame)
      }
    }
    if let overlay = state.overlay {
      cursor = PanelView.draw(overlay, look, in: layout.area(of: overlay), into: &frame)
    }
    if let notice = state.notice {
      NoticeBar.draw(notice, isWorking: state.isWorking, look, in: layout.prompt, into: &frame)
    } else if let strip = state.strip {
      RegionStrip.draw(strip, state, look, in: layout.prompt, into: &frame)
    } else if state.isPrompting {
      let place = SearchBar.draw(state, look, in: layout.prompt, into: &frame)
      return (frame, Cursor(at: place, isVisible: true))
    } else {
      KeyBar.draw(state, look, in: layout.keyBar, into: &frame)
    }
    return (frame, Cursor(at: cursor))
  }
}

/// What was done, or why not, in place of the key bar until the next key.
enum NoticeBar {
  static func draw(_ notice: Notice, isWorking: Bool, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    var text = look.words.filled(notice.word, notice.number, text: notice.texts?[look.words.language] ?? notice.text)
    if isWorking { text += "  " + look.words[.working] }
    draw(text, look.theme[notice.isProblem ? .notice : .done], look, in: rect, into: &frame)
  }

  /// A row with a text, cut if it is too long.
  static func draw(_ text: String, _ style: Style, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, style)
    let fitted = Text(onScreen: text).fitted(to: max(rect.width - 2, 0), mark: look.words.marks.cut)
    frame.write(fitted, at: Point(x: rect.x + 1, y: rect.y), in: rect, style)
  }
}

/// Says how many towns of the file could not be read, and where the first of them is.
enum NoticeLine {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    guard !rect.isEmpty, let first = state.ranking.skipped.first else { return }
    let place = "\(first.path) (\(first.line):\(first.column))"
    let text = look.words.filled(.skipped, state.ranking.skipped.count, text: place)
    NoticeBar.draw(text, look.theme[.notice], look, in: rect, into: &frame)
  }
}

/// What is shown in place of the list while a ranking is being read.
enum LoadingView {
  static func draw(_ loading: Loading, now: Int, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.grid])
    let spinner = look.words.marks.spinner
    let frames = max(spinner.count, 1)
    let mark = spinner.indices.contains(now / 100 % frames) ? spinner[now / 100 % frames] : ""
    let lines = ["\(mark) \(look.words[.loading])", progress(loading, look), loading.name]
    EmptyView.draw(lines, look, in: rect, into: &frame)
  }

  private static func progress(_ loading: Loading, _ look: Look) -> String {
    var text = size(loading.bytes)
    if let expected = loading.expectedBytes, expected > 0 {
      text += " / \(size(expected)) (\(min(loading.bytes * 100 / expected, 100))%)"
    }
    if loading.towns > 0 { text += "  " + look.words.filled(.towns, loading.towns) }
    return text
  }

  /// A number of bytes in readable form.
  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<10_000: "\(bytes) B"
    case ..<10_000_000: "\(bytes / 1_000) kB"
    default: "\(bytes / 1_000_000) MB"
    }
  }
}
