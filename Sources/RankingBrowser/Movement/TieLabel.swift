import TerminalUI

/// The towns of a tie on one line: their names whole, or cut, or as many as there is room for.
struct TieLabel: Equatable {
  struct Part: Equatable {
    let name: Text
    let movement: String
  }

  /// The towns with a name on the line.
  let parts: [Part]
  /// Towns that have no room.
  let hiddenCount: Int

  /// Cells of a name below which it says nothing.
  private static let shortestName = 5

  /// - Parameters:
  ///   - towns: names and movements; a movement may be empty.
  ///   - room: cells; between two parts one stays blank.
  init(_ towns: [(name: String, movement: String)], room: Int, mark: Text) {
    let all = towns.map { Part(name: Text($0.name), movement: $0.movement) }
    let longest = all.reduce(0) { max($0, $1.name.width) }
    for limit in stride(from: longest, through: min(Self.shortestName, longest), by: -1) {
      let cut = all.map { Part(name: $0.name.fitted(to: limit, mark: mark), movement: $0.movement) }
      if Self.width(of: cut) <= room {
        parts = cut
        hiddenCount = 0
        return
      }
    }
    let fitting = (1...max(all.count, 1)).last { count in
      Self.width(of: all.prefix(count)) + 1 + Self.hidden(all.count - count).count <= room
    }
    if let fitting {
      parts = Array(all.prefix(fitting))
    } else {
      let blank = all.count > 1 ? Self.hidden(all.count - 1).count + 1 : 0
      parts = all.prefix(1).compactMap { part in
        let rest = room - blank - Self.width(of: part.movement)
        return rest < 3 ? nil : Part(name: part.name.fitted(to: rest, mark: mark), movement: part.movement)
      }
    }
    hiddenCount = all.count - parts.count
  }

  /// How many are not shown, as in `+3`.
  static func hidden(_ count: Int) -> String { "+\(count)" }

  private static func width(of parts: some Sequence<Part>) -> Int {
    parts.reduce(-1) { $0 + 1 + $1.name.width + width(of: $1.movement) }
  }

  private static func width(of movement: String) -> Int {
    movement.isEmpty ? 0 : movement.unicodeScalars.count + 1
  }
}
