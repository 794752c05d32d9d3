import TerminalUI

/// The title of the ranking, centred.
enum TitleBar {
  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let title = text(state, look).fitted(to: max(rect.width - 2, 0), mark: look.theme.marks.cut)
    frame.write(title, at: Point(x: rect.x + (rect.width - title.width) / 2, y: rect.y), in: rect, look.theme[.title])
  }

  static func text(_ state: BrowserState, _ look: Look) -> Text {
    guard let title = state.ranking.data.title else { return Text(look.words[.untitled]) }
    // The title of the ranking that is part of the program is known in both languages.
    return Text(onScreen: title == Word.title.texts.japanese ? look.words[.title] : title)
  }
}
