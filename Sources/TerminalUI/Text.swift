/// The content of one cell, or of two: a scalar that has width and up to two combining marks. Plain bits, so that a
/// screen of cells is filled and compared quickly.
package struct Glyph: Hashable, Sendable {
  /// The scalar that has width; 0 for the second cell of a wide character.
  package let base: UInt32
  /// The first combining mark; 0 for none. A third mark on one letter is dropped.
  package private(set) var mark: UInt32 = 0
  /// The second combining mark; 0 for none.
  package private(set) var secondMark: UInt32 = 0

  /// The content of a blank cell.
  package static let space = Glyph(base: 0x20)
  /// The right half of the wide character in the cell before.
  package static let continuation = Glyph(base: 0)
  /// Shown in place of what must not or cannot be shown. Narrow on every terminal, unlike U+FFFD.
  package static let replacement = Glyph(base: 0x25AF)

  /// A scalar that has width and must be printable; `Printable` makes glyphs of text from outside.
  package init(_ scalar: Unicode.Scalar) {
    base = scalar.value
  }

  private init(base: UInt32) {
    self.base = base
  }

  /// Whether it is the right half of a wide character.
  package var isContinuation: Bool { base == 0 }

  /// Cells: 1 or 2; 0 for a continuation.
  package var width: Int {
    guard base != 0, let scalar = Unicode.Scalar(base) else { return 0 }
    return max(TextWidth.cells(of: scalar), 1)
  }

  /// Adds a combining mark, or drops it if there are two already.
  package mutating func add(mark scalar: Unicode.Scalar) {
    if mark == 0 {
      mark = scalar.value
    } else if secondMark == 0 {
      secondMark = scalar.value
    }
  }

  /// Appends its scalars, in order.
  package func append(to view: inout String.UnicodeScalarView) {
    append(base, to: &view)
    append(mark, to: &view)
    append(secondMark, to: &view)
  }

  private func append(_ value: UInt32, to view: inout String.UnicodeScalarView) {
    if value != 0, let scalar = Unicode.Scalar(value) { view.append(scalar) }
  }
}

/// A line of text ready for the screen: glyphs and how many cells they take.
package struct Text: Hashable, Sendable {
  /// From left to right, without the second halves of wide characters.
  package private(set) var glyphs: [Glyph]
  /// Cells.
  package private(set) var width: Int

  /// Makes a string printable; text reaches the terminal in no other way.
  package init(_ string: String) {
    self.init(glyphs: Printable.glyphs(of: string))
  }

  /// More glyphs than a line of any screen has.
  private static let screenLimit = 2_000

  /// The beginning of a string of any length, for a line of the screen.
  package init(onScreen string: String) {
    self.init(glyphs: Printable.glyphs(of: string, limit: Self.screenLimit))
  }

  private init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// The text if it fits in `limit` cells, else its beginning followed by a mark. Never half a character, never wider
  /// than `limit`.
  package func fitted(to limit: Int, mark: Text) -> Text {
    if width <= limit { return self }
    let room = limit - mark.width
    if room < 0 { return Text(glyphs: []) }
    var used = 0
    let kept = glyphs.prefix { glyph in
      used += glyph.width
      return used <= room
    }
    return Text(glyphs: Array(kept) + mark.glyphs)
  }

  /// The text if it fits in `limit` cells, else a mark in its place.
  package func whole(within limit: Int, or mark: Text) -> Text {
    width <= limit ? self : mark
  }

  /// The text in lines of at most `width` cells. A line ends after a blank or beside a wide character; where there is
  /// neither, inside a word.
  package func lines(of width: Int) -> [Text] {
    var lines: [Text] = []
    var rest = glyphs[...]
    while !rest.isEmpty {
      var used = 0
      let fitting = rest.prefix { glyph in
        used += glyph.width
        return used <= width
      }
      // At least one character, however narrow the lines are.
      let end = max(fitting.endIndex, rest.startIndex + 1)
      let cut = end == rest.endIndex ? end : Self.lineEnd(rest, upTo: end)
      lines.append(Text(glyphs: Array(rest[..<cut])).withoutBlanksAtEnd)
      rest = rest[cut...].drop { $0 == .space }
    }
    return lines
  }

  /// The last place up to `end` where a line may end; `end` if there is none.
  private static func lineEnd(_ glyphs: ArraySlice<Glyph>, upTo end: Int) -> Int {
    (glyphs.startIndex + 1...end).last { place in
      guard glyphs.indices.contains(place) else { return true }
      return glyphs[place] == .space || glyphs[place - 1] == .space
        || (glyphs[place].width == 2 || glyphs[place - 1].width == 2) && !isClosing(glyphs[place])
    } ?? end
  }

  /// Punctuation that does not begin a line in Japanese.
  private static func isClosing(_ glyph: Glyph) -> Bool {
    Unicode.Scalar(glyph.base).map { "。、」』)）".unicodeScalars.contains($0) } ?? false
  }

  private var withoutBlanksAtEnd: Text {
    Text(glyphs: Array(glyphs.reversed().drop { $0 == .space }.reversed()))
  }

  /// Both texts, without a blank between them.
  package static func + (left: Text, right: Text) -> Text {
    Text(glyphs: left.glyphs + right.glyphs)
  }

  /// The characters that are shown, which may differ from the original ones.
  package var string: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs { glyph.append(to: &scalars) }
    return String(scalars)
  }

  /// The cells that a range of glyphs takes, counted from the text's left edge. What is outside the text is ignored.
  package func columns(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<glyphs.count)
    let left = glyphs[..<range.lowerBound].reduce(0) { $0 + $1.width }
    return left..<glyphs[range].reduce(left) { $0 + $1.width }
  }
}

/// The only way for text from outside to the screen or to the output: it passes nothing that a terminal would obey,
/// hide or place other than we count.
package enum Printable {
  /// How a scalar is treated.
  enum Treatment: Equatable {
    case spacing
    case mark
    /// Shapes its neighbours and takes no cell of its own: variation selectors, joiners, tags, skin tones.
    case dropped
    case substituted(Unicode.Scalar)
    case replaced
  }

  /// The glyphs of a string, left to right.
  /// - Parameter limit: the number of glyphs that are enough; the rest of a longer text is ignored.
  package static func glyphs(of text: String, limit: Int = .max) -> [Glyph] {
    var glyphs: [Glyph] = []
    // Kanji and kana have three bytes.
    glyphs.reserveCapacity(min(text.utf8.count / 3 + 4, limit))
    var scalars = text.utf8Span.makeUnicodeScalarIterator()
    while glyphs.count < limit, let scalar = scalars.next() {
      switch treatment(of: scalar) {
      case .spacing:
        glyphs.append(Glyph(scalar))
      case .substituted(let other):
        if let voiced = HalfwidthKana.voiced(glyphs.last, by: scalar) {
          glyphs.removeLast()
          glyphs.append(Glyph(voiced))
        } else {
          glyphs.append(Glyph(other))
        }
      case .mark:
        if var last = glyphs.popLast() {
          last.add(mark: scalar)
          glyphs.append(last)
        } else {
          glyphs.append(.replacement)
        }
      case .dropped:
        if glyphs.isEmpty { glyphs.append(.replacement) }
      case .replaced:
        glyphs.append(.replacement)
      }
    }
    return glyphs
  }

  /// The same as a string, for plain output and messages: one line, no control characters.
  package static func line(_ text: some StringProtocol) -> String {
    let text = String(text)
    if PlainText.cells(of: text) != nil { return text }
    var result = String.UnicodeScalarView()
    for glyph in glyphs(of: text) { glyph.append(to: &result) }
    return String(result)
  }

  static func treatment(of scalar: Unicode.Scalar) -> Treatment {
    switch scalar.value {
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5:
      return .spacing
    case 0xFF9E: return .substituted("\u{309B}")
    case 0xFF9F: return .substituted("\u{309C}")
    case 0x1F1E6...0x1F1FF:
      // Half of a flag; terminals disagree about the pair, not about its letter.
      return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41).map(Treatment.substituted) ?? .replaced
    case 0x034F, 0x180B...0x180D, 0x180F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0xE0020...0xE007F,
      0x1F3FB...0x1F3FF:
      return .dropped
    case 0xFFFD:
      return .replaced
    // Trigrams, hexagrams, tetragrams and counting rods are narrow before Unicode 16 and wide since.
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D356, 0x1D360...0x1D376:
      return .replaced
    default:
      break
    }
    // Never seen by themselves: fillers of Hangul, inherent vowels of Khmer, and whatever is to come.
    if scalar.properties.isDefaultIgnorableCodePoint { return .replaced }
    let width = TextWidth.cells(of: scalar)
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
      return .replaced
    case .nonspacingMark, .enclosingMark, .spacingMark:
      return width == 0 ? .mark : width > 0 ? .spacing : .replaced
    default:
      // Vowels and finals of conjoining Hangul have no width of their own.
      return width > 0 ? .spacing : width == 0 && (0x1160...0x11FF).contains(scalar.value) ? .mark : .replaced
    }
  }
}

/// Halfwidth kana with a voicing mark. libc gives the mark no cell and terminals give it one, so the pair is shown as
/// the equivalent fullwidth kana: two cells either way.
enum HalfwidthKana {
  /// The fullwidth kana for a halfwidth one and the mark after it, U+FF9E or U+FF9F.
  static func voiced(_ kana: Glyph?, by mark: Unicode.Scalar) -> Unicode.Scalar? {
    guard let kana, kana.mark == 0, let scalar = Unicode.Scalar(kana.base) else { return nil }
    return switch mark {
    case "\u{FF9E}": voicedKana[scalar]
    case "\u{FF9F}": semivoicedKana[scalar]
    default: nil
    }
  }

  private static let voicedKana = table("ｳｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾊﾋﾌﾍﾎ", "ヴガギグゲゴザジズゼゾダヂヅデドバビブベボ")
  private static let semivoicedKana = table("ﾊﾋﾌﾍﾎ", "パピプペポ")

  private static func table(_ from: String, _ to: String) -> [Unicode.Scalar: Unicode.Scalar] {
    Dictionary(zip(from.unicodeScalars, to.unicodeScalars)) { first, _ in first }
  }
}

/// Texts that `Printable` is sure to leave unchanged, recognised by their bytes: most are. Only this type knows which.
package enum PlainText {
  /// The cells of such a text; nil for any other.
  package static func cells(of bytes: Span<UInt8>) -> Int? {
    var cells = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte >= 0x20, byte < 0x7F {
        place += 1
        cells += 1
        continue
      }
      guard byte & 0xF0 == 0xE0, place + 2 < bytes.count else { return nil }
      let scalar = UInt32(byte & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
      switch scalar {
      // Kana, the common kanji, and the punctuation and full-width letters that go with them.
      case 0x3001...0x3020, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5, 0xFF01...0xFF5E: break
      default: return nil
      }
      place += 3
      cells += 2
    }
    return cells
  }

  /// The cells of such a text; nil for any other.
  package static func cells(of text: String) -> Int? {
    cells(of: text.utf8Span.span)
  }
}
