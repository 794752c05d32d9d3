/// A terminal's colour.
package enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the palette of 256: 0-15 as the user set them, 16-231 a cube, 232-255 greys.
  case palette(UInt8)
}

package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let bold = Attributes(rawValue: 1)
  package static let underline = Attributes(rawValue: 2)
  package static let reverse = Attributes(rawValue: 4)
}

/// How a cell looks. A colour that is nil leaves what is there, so that text takes the background it is written on.
package struct Style: Hashable, Sendable {
  package var foreground: Color?
  package var background: Color?
  package var attributes: Attributes

  package init(_ foreground: Color? = nil, on background: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = Style(.standard, on: .standard)

  /// This style over another: its colours where it has any, the attributes of both.
  package func over(_ below: Style) -> Style {
    Style(
      foreground ?? below.foreground, on: background ?? below.background, attributes.union(below.attributes))
  }
}
