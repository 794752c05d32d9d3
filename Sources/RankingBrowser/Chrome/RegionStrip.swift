import RankingCore
import TerminalUI

/// The strip of regions, or of the years of one, in place of the key bar: the chosen one is in view, centred where
/// possible, and marks say that there are more at either side.
enum RegionStrip {
  private static let gap = 3

  static func draw(_ strip: Strip, _ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let field = field(in: rect)
    let (places, shown) = places(strip, state, in: rect)
    for (index, place) in places.enumerated() {
      let style = look.theme[index == shown ? Role.tab(state.market) : .tab]
      frame.write(place.name, at: Point(x: place.x, y: rect.y), in: field, style)
    }
    let marks = look.words.marks
    if let first = places.first, first.x < field.x {
      frame.write(marks.left, at: Point(x: rect.x, y: rect.y), in: rect, look.theme[.keyBar])
    }
    if let last = places.last, last.x + last.name.width > field.maxX {
      frame.write(marks.right, at: Point(x: rect.maxX - 1, y: rect.y), in: rect, look.theme[.keyBar])
    }
  }

  /// What a click does: it goes to the name at the point; nil between names.
  static func command(at point: Point, _ strip: Strip, _ state: BrowserState, in rect: Rect) -> BrowserCommand? {
    let (places, shown) = places(strip, state, in: rect)
    guard let shown, field(in: rect).contains(point),
      let index = places.firstIndex(where: { ($0.x..<$0.x + $0.name.width).contains(point.x) })
    else { return nil }
    return switch strip {
    case .regions: .region(by: index - shown)
    case .years: .year(by: index - shown)
    }
  }

  private static func field(in rect: Rect) -> Rect { rect.inset(horizontally: 1) }

  /// The names and where they are, including those out of view, and which of them is the shown one.
  private static func places(
    _ strip: Strip, _ state: BrowserState, in rect: Rect
  ) -> (places: [(name: Text, x: Int)], shown: Int?) {
    let (indices, shown) = state.entries(of: strip)
    let names = indices.map { index in
      switch strip {
      case .regions: Text(onScreen: state.regionName(index))
      case .years: Text(onScreen: state.yearName(index))
      }
    }
    var starts: [Int] = []
    var width = 0
    for name in names {
      starts.append(width)
      width += name.width + gap
    }
    width -= gap
    let room = max(rect.width - 2, 0)
    let place = shown ?? 0
    let chosen = names.indices.contains(place) ? names[place].width : 0
    let start = starts.indices.contains(place) ? starts[place] : 0
    let centred = start + chosen / 2 - room / 2
    let scroll = width <= room ? 0 : min(max(centred, 0), width - room)
    return (zip(names, starts).map { name, start in (name, rect.x + 1 + start - scroll) }, shown)
  }
}
