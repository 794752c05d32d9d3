/// What a terminal shows at one moment, and its modes.
struct Screen: CustomStringConvertible {
  /// What a program can switch in a terminal.
  struct Modes: Equatable {
    var isAlternate = false
    var showsCursor = true
    var reportsMouse = false
    var hasApplicationKeys = false
    var inserts = false
    var wraps = true
  }

  /// From the top, without blanks at their ends.
  let rows: [String]
  let width: Int
  let cursor: (x: Int, y: Int)
  let modes: Modes

  /// What is asked of tmux besides the text, in one line.
  static let format =
    "#{cursor_x} #{cursor_y} #{pane_width} #{pane_height} #{alternate_on} #{cursor_flag} #{mouse_any_flag} "
    + "#{?#{||:#{keypad_flag},#{keypad_cursor_flag}},1,0} #{insert_flag} #{wrap_flag}"

  /// - Parameter answer: the rows and the line of `format`.
  init?(_ answer: String) {
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    let numbers = (lines.popLast() ?? "").split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 10 else { return nil }
    rows = lines.map(Self.trimmed)
    width = numbers[2]
    cursor = (numbers[0], numbers[1])
    modes = Modes(
      isAlternate: numbers[4] == 1, showsCursor: numbers[5] == 1, reportsMouse: numbers[6] == 1,
      hasApplicationKeys: numbers[7] == 1, inserts: numbers[8] == 1, wraps: numbers[9] == 1)
  }

  func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// The row where the cursor stands.
  var cursorRow: String { rows.indices.contains(cursor.y) ? rows[cursor.y] : "" }

  /// Whether the cursor stands on the row with the mark of the chosen one.
  var isCursorOnChoice: Bool { cursorRow.contains("›") && rows.filter { $0.contains("›") }.count == 1 }

  var description: String {
    let edge = "+" + String(repeating: "-", count: width) + "+"
    return ([edge] + rows.map { "|" + $0 } + [edge, "cursor \(cursor), \(modes)"]).joined(separator: "\n")
  }

  static func trimmed(_ row: some StringProtocol) -> String {
    String(row.reversed().drop { $0 == " " }.reversed())
  }
}
