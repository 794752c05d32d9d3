import Glibc
import NcursesTerminal
import TerminalUI
import TestSupport
import Testing

extension NcursesTerminalTests {
  /// What ncurses really does with text, for all of Unicode.
  @Suite(.timeLimit(.minutes(10))) struct EveryGlyphTests {
    /// All glyphs of single scalars, and marks on a letter.
    private static let glyphs: [Glyph] = {
      var glyphs: Set<Glyph> = []
      for value: UInt32 in 0x21...0x10FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let alone = Printable.glyphs(of: String(scalar))
        // A mark needs a base character.
        glyphs.formUnion(alone == [.replacement] ? Printable.glyphs(of: "a\(scalar)") : alone)
      }
      return glyphs.sorted { ($0.base, $0.mark) < ($1.base, $1.mark) }
    }()

    /// The frames that show them, each glyph followed by a bar.
    private static func frames(_ size: Size) -> [(buffer: Buffer, rows: [String])] {
      var frames: [(Buffer, [String])] = []
      var rest = glyphs[...]
      while !rest.isEmpty {
        var buffer = Buffer(size: size)
        var rows: [String] = []
        // The last row is for the end marker.
        for y in 0..<size.height - 1 where !rest.isEmpty {
          var row = String.UnicodeScalarView()
          for x in stride(from: 0, to: size.width, by: 3) {
            guard let glyph = rest.popFirst() else { break }
            var scalars = String.UnicodeScalarView()
            glyph.append(to: &scalars)
            let width = buffer.write(String(scalars), at: Point(x: x, y: y), .plain)
            buffer.write("|", at: Point(x: x + width, y: y), .plain)
            if width == 1 { buffer.write("|", at: Point(x: x + 2, y: y), .plain) }
            row.append(contentsOf: scalars)
            row.append(contentsOf: (width == 1 ? "||" : "|").unicodeScalars)
          }
          rows.append(String(row))
        }
        frames.append((buffer, rows))
      }
      return frames
    }

    @Test("ncurses sends every glyph unchanged, and counts its cells as we do: the bars follow in their columns")
    func everyGlyph() throws {
      let size = Size(width: 300, height: 60)
      let pty = try PseudoTerminal(width: size.width, height: size.height)
      var faults: [String] = []
      try NcursesTerminal.run(pty.options) { terminal in
        for (number, frame) in Self.frames(size).enumerated() {
          var buffer = frame.buffer
          // The end of the frame, which is sent last.
          let end = "end\(number)"
          buffer.write(end, at: Point(x: 0, y: size.height - 1), .plain)
          terminal.invalidate()
          terminal.present(buffer, cursor: Cursor(at: Point(x: 0, y: 0)))
          let shown = Array(pty.shown(by: terminal, until: end).utf8)
          for row in frame.rows where ByteSearch.firstOffset(of: Array(row.utf8), in: shown) == nil {
            faults.append(row)
          }
        }
      }
      #expect(Self.glyphs.count > 100_000)
      #expect(faults == [])
    }
  }
}
