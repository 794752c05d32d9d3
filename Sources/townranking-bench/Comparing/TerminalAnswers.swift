/// What a terminal answers to the questions of programs, some of which wait for it.
struct TerminalAnswers {
  /// Of xterm's control sequences (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
  private static let answers: [(question: [UInt8], answer: [UInt8])] = [
    // Where the cursor is: behind one cell. It is asked behind a character to learn how wide that is.
    (Array("\u{1B}[6n".utf8), Array("\u{1B}[1;2R".utf8)),
    // What the terminal is: a VT220 with colours.
    (Array("\u{1B}[c".utf8), Array("\u{1B}[?62;22c".utf8)),
    (Array("\u{1B}[0c".utf8), Array("\u{1B}[?62;22c".utf8)),
    // Its background: black. The question ends with BEL or with ST.
    (Array("\u{1B}]11;?".utf8), Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\".utf8)),
  ]

  /// The beginning of a question at the end of what was shown.
  private var tail: [UInt8] = []

  /// - Parameter shown: the next bytes that the program showed.
  /// - Returns: what to type; empty if nothing was asked.
  mutating func answer(to shown: some Collection<UInt8>) -> [UInt8] {
    let text = tail + shown
    var result: [UInt8] = []
    var place = text.startIndex
    tail = []
    while let escape = text[place...].firstIndex(of: 0x1B) {
      let rest = text[escape...]
      place = escape + 1
      if let match = Self.answers.first(where: { rest.starts(with: $0.question) }) {
        result += match.answer
        place = escape + match.question.count
      } else if Self.answers.contains(where: { $0.question.starts(with: rest) }) {
        tail = Array(rest)
        break
      }
    }
    return result
  }
}
