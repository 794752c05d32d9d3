import RankingCore
import TerminalUI

/// The strip of regions in place of the key bar: the chosen one is in view, centred where possible.
enum RegionStrip {
  private static let gap = 3

  static func draw(_ state: BrowserState, _ look: Look, in rect: Rect, into frame: inout Buffer) {
    frame.fill(rect, look.theme[.header])
    let field = field(in: rect)
    for (index, place) in places(state, in: rect).enumerated() {
      let style = look.theme[index == state.region ? Role.tab(state.market) : .tab]
      frame.write(place.name, at: Point(x: place.x, y: rect.y), in: field, style)
    }
  }

  /// The region whose name is at a point, as an index of the regions; nil between names.
  static func region(at point: Point, _ state: BrowserState, in rect: Rect) -> Int? {
    guard field(in: rect).contains(point) else { return nil }
    return places(state, in: rect).firstIndex { ($0.x..<$0.x + $0.name.width).contains(point.x) }
  }

  private static func field(in rect: Rect) -> Rect { rect.inset(horizontally: 1) }

  /// The names of the regions and where they are, including those out of view.
  private static func places(_ state: BrowserState, in rect: Rect) -> [(name: Text, x: Int)] {
    let names = state.regions.indices.map { Text(onScreen: state.regionName($0)) }
    var starts: [Int] = []
    var width = 0
    for name in names {
      starts.append(width)
      width += name.width + gap
    }
    width -= gap
    let room = max(rect.width - 2, 0)
    let chosen = names.indices.contains(state.region) ? names[state.region].width : 0
    let start = starts.indices.contains(state.region) ? starts[state.region] : 0
    let centred = start + chosen / 2 - room / 2
    let scroll = width <= room ? 0 : min(max(centred, 0), width - room)
    return zip(names, starts).map { name, start in (name, rect.x + 1 + start - scroll) }
  }
}
