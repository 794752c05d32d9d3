import TerminalUI
import Testing

@testable import NcursesTerminal

/// What ncurses is given where ambiguous characters have two cells. The width is a setting of the process, so each test
/// has a process of its own.
@Suite(.timeLimit(.minutes(10))) struct StandInsTests {
  @Test("every character comes back, including the kanji used as stand-ins")
  func back() async {
    await #expect(processExitsWith: .success) {
      AmbiguousWidth.isTwo = true
      var standIns = StandIns()
      var given = "本"
      var wanted = "本"
      // Kanji of the stand-ins' range first: left as they are, they would be mistaken for stand-ins.
      for base in [0x20000, 0x20001, 0x2A6D6, 0x30000] + (0x80...0x1_FFFF).filter({ AmbiguousWidth.contains($0) })
        as [UInt32]
      {
        let standIn = standIns.standIn(for: base)
        for (value, isGiven) in [(standIn, true), (base, false)] {
          guard let scalar = Unicode.Scalar(value) else { continue }
          if isGiven {
            given.unicodeScalars.append(scalar)
            #expect(base == 0x30000 || TextWidth.cells(of: scalar) == 2 && !AmbiguousWidth.contains(value))
          } else {
            wanted.unicodeScalars.append(scalar)
            if base < 0x100 { wanted.append("\0") }
          }
        }
        #expect(standIns.standIn(for: base) == standIn)
      }
      #expect(standIns.restored(Array("\u{1B}[1m\(given)|".utf8)) == Array("\u{1B}[1m\(wanted)|".utf8))
    }
  }

  @Test("where they have one cell there are no stand-ins")
  func one() {
    var standIns = StandIns()
    for base: UInt32 in [0x41, 0x3B1, 0x2460, 0x20000] { #expect(standIns.standIn(for: base) == base) }
    #expect(standIns.restored(Array("α𠀀".utf8)) == Array("α𠀀".utf8))
  }

  @Test("the query follows the bytes that take the screen, and is left out without them")
  func probe() {
    let asked = WidthProbe.asked(in: Array("\u{1B}[m\u{1B}[?1049h\u{1B}[H".utf8), after: Array("\u{1B}[?1049h".utf8))
    #expect(asked == Array("\u{1B}[m\u{1B}[?1049h\r\u{25BD}\u{1B}[6n\u{1B}[H".utf8))
    #expect(WidthProbe.asked(in: Array("\u{1B}[H".utf8), after: Array("\u{1B}[?1049h".utf8)) == nil)
    #expect(WidthProbe.asked(in: Array("\u{1B}[H".utf8), after: []) == nil)
  }
}
