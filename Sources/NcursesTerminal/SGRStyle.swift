/// A look as SGR sequences say it.
struct SGRStyle: Equatable {
  private var isBold = false
  private var isUnderlined = false
  private var isReversed = false
  private var foreground = SGRColor.standard
  private var background = SGRColor.standard

  /// Whether blanks in it show their background and nothing else.
  var isPlainOnBlanks: Bool { !isUnderlined && !isReversed }

  /// This look, with another's colour and weight of letters, which blanks do not show.
  func withLetters(of other: SGRStyle) -> SGRStyle {
    var style = self
    style.foreground = other.foreground
    style.isBold = other.isBold
    return style
  }

  /// Changes it as a sequence with these parameters does.
  /// - Returns: false, having changed nothing, for parameters that it does not know.
  mutating func apply(_ parameters: ArraySlice<UInt8>) -> Bool {
    var style = self
    var rest = parameters
    repeat {
      guard let parameter = SGRStyle.number(&rest) else { return false }
      switch parameter {
      case 0: style = SGRStyle()
      case 1: style.isBold = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 22: style.isBold = false
      case 24: style.isUnderlined = false
      case 27: style.isReversed = false
      case 30...37, 90...97: style.foreground = .basic(parameter)
      case 40...47, 100...107: style.background = .basic(parameter)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38:
        guard let color = SGRStyle.color(&rest) else { return false }
        style.foreground = color
      case 48:
        guard let color = SGRStyle.color(&rest) else { return false }
        style.background = color
      default: return false
      }
    } while !rest.isEmpty
    self = style
    return true
  }

  /// What follows 38 or 48.
  private static func color(_ rest: inout ArraySlice<UInt8>) -> SGRColor? {
    switch number(&rest) {
    case 5: return number(&rest).map(SGRColor.palette)
    case 2:
      guard let red = number(&rest), let green = number(&rest), let blue = number(&rest) else { return nil }
      return .rgb(red, green, blue)
    default: return nil
    }
  }

  /// Takes a number and the semicolon behind it; an empty one is 0.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    var value = 0
    while let byte = rest.popFirst(), byte != UInt8(ascii: ";") {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      if value > 255 { return nil }
    }
    return UInt8(value)
  }

  /// The shortest sequence that makes this look of another one.
  /// - Parameter before: nil where nothing is known.
  func sequence(from before: SGRStyle?) -> [UInt8] {
    var anew = SGRSequence()
    if self != SGRStyle() { anew.append(0) }
    appendSets(beyond: SGRStyle(), to: &anew)
    guard let before else { return anew.ended() }
    var step = SGRSequence()
    if before.isBold, !isBold { step.append(22) }
    if before.isUnderlined, !isUnderlined { step.append(24) }
    if before.isReversed, !isReversed { step.append(27) }
    appendSets(beyond: before, to: &step)
    return step.bytes.count < anew.bytes.count ? step.ended() : anew.ended()
  }

  /// What has to be set.
  private func appendSets(beyond before: SGRStyle, to sequence: inout SGRSequence) {
    if isBold, !before.isBold { sequence.append(1) }
    if isUnderlined, !before.isUnderlined { sequence.append(4) }
    if isReversed, !before.isReversed { sequence.append(7) }
    if foreground != before.foreground { foreground.append(to: &sequence, base: 30) }
    if background != before.background { background.append(to: &sequence, base: 40) }
  }
}
