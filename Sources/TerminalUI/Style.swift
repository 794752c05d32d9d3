/// A terminal's colour.
package enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the palette of 256: 0-15 as the user set them, 16-231 a cube, 232-255 greys.
  case palette(UInt8)
}

/// How a character is shown besides its colours.
package struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each; styles store eight.
  package let rawValue: UInt8

  /// A set of bits. Bits without a name are kept and draw nothing.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier, and in some terminals brighter.
  package static let bold = Attributes(rawValue: 1)
  /// A line under the character.
  package static let underline = Attributes(rawValue: 2)
  /// Foreground and background swapped.
  package static let reverse = Attributes(rawValue: 4)
  /// Fainter; terminals that cannot show it leave it out.
  package static let dim = Attributes(rawValue: 8)
}

/// How a cell looks. A colour that is nil keeps the existing one, so that text takes the background it is written on.
package struct Style: Hashable, Sendable {
  /// Colours and attributes packed into one number: frames compare and mix thousands of styles.
  private var bits: UInt32

  /// A style; without arguments it changes nothing.
  package init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
    bits = 0
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, as on a blank screen.
  package static let plain = Style(.standard, on: .standard)

  /// The colour of the character; nil keeps the existing one.
  package var foreground: Color? {
    get { Style.color(bits & Style.field) }
    set { bits = bits & ~Style.field | Style.number(newValue) }
  }

  /// The background colour; nil keeps the existing one.
  package var background: Color? {
    get { Style.color(bits >> Style.backgroundShift & Style.field) }
    set { bits = bits & ~(Style.field << Style.backgroundShift) | Style.number(newValue) << Style.backgroundShift }
  }

  /// These are added to the existing ones.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> Style.attributesShift)) }
    set { bits = bits & ~(0xFF << Style.attributesShift) | UInt32(newValue.rawValue) << Style.attributesShift }
  }

  /// Whether nothing below shows through it.
  var isOpaque: Bool { bits & Style.field != 0 && bits >> Style.backgroundShift & Style.field != 0 }

  /// This style over another: its own colours, if any, and the attributes of both.
  package func over(_ below: Style) -> Style {
    var style = self
    if bits & Style.field == 0 { style.bits |= below.bits & Style.field }
    if bits >> Style.backgroundShift & Style.field == 0 {
      style.bits |= below.bits & Style.field << Style.backgroundShift
    }
    style.bits |= below.bits & 0xFF << Style.attributesShift
    return style
  }

  // A colour's number: 0 is none, 1 the terminal's own, 2 and up the palette.
  private static let field: UInt32 = 0x3FF
  private static let backgroundShift: UInt32 = 10
  private static let attributesShift: UInt32 = 20

  private static func number(_ color: Color?) -> UInt32 {
    switch color {
    case nil: 0
    case .standard: 1
    case .palette(let index): UInt32(index) + 2
    }
  }

  private static func color(_ number: UInt32) -> Color? {
    switch number {
    case 0: nil
    case 1: .standard
    default: .palette(UInt8(truncatingIfNeeded: number - 2))
    }
  }
}
