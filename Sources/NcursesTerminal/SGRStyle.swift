/// A look as SGR sequences say it.
struct SGRStyle: Equatable {
  private var isBold = false
  private var isUnderlined = false
  private var isReversed = false
  /// The parameters that set the colour, such as `38;5;231`; empty for the terminal's own.
  private var foreground: [UInt8] = []
  private var background: [UInt8] = []

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
  mutating func apply(_ parameters: [UInt8]) -> Bool {
    var style = self
    var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
    while let parameter = rest.popFirst() {
      switch String(decoding: parameter, as: UTF8.self) {
      case "", "0": style = SGRStyle()
      case "1": style.isBold = true
      case "4": style.isUnderlined = true
      case "7": style.isReversed = true
      case "22": style.isBold = false
      case "24": style.isUnderlined = false
      case "27": style.isReversed = false
      case "39": style.foreground = []
      case "49": style.background = []
      case "30", "31", "32", "33", "34", "35", "36", "37", "90", "91", "92", "93", "94", "95", "96", "97":
        style.foreground = Array(parameter)
      case "40", "41", "42", "43", "44", "45", "46", "47", "100", "101", "102", "103", "104", "105", "106", "107":
        style.background = Array(parameter)
      case "38":
        guard let color = SGRStyle.color(parameter, &rest) else { return false }
        style.foreground = color
      case "48":
        guard let color = SGRStyle.color(parameter, &rest) else { return false }
        style.background = color
      default: return false
      }
    }
    self = style
    return true
  }

  private static func color(_ lead: ArraySlice<UInt8>, _ rest: inout ArraySlice<ArraySlice<UInt8>>) -> [UInt8]? {
    let count =
      switch rest.first.map(Array.init) {
      case [UInt8(ascii: "5")]: 2
      case [UInt8(ascii: "2")]: 4
      default: 0
      }
    guard count > 0, rest.count >= count else { return nil }
    let parts = [lead] + rest.prefix(count)
    rest = rest.dropFirst(count)
    return Array(parts.joined(separator: [UInt8(ascii: ";")]))
  }

  /// The shortest sequence that makes this look of another one.
  /// - Parameter before: nil where nothing is known.
  func sequence(from before: SGRStyle?) -> [UInt8] {
    var shortest = self == SGRStyle() ? [] : [[UInt8(ascii: "0")]] + sets(beyond: SGRStyle())
    if let before {
      let step = ends(of: before) + sets(beyond: before)
      if length(step) < length(shortest) { shortest = step }
    }
    return [0x1B, UInt8(ascii: "[")] + shortest.joined(separator: [UInt8(ascii: ";")]) + [UInt8(ascii: "m")]
  }

  private func length(_ parameters: [[UInt8]]) -> Int {
    parameters.reduce(0) { $0 + $1.count + 1 }
  }

  /// What has to be switched off.
  private func ends(of before: SGRStyle) -> [[UInt8]] {
    var parameters: [String] = []
    if before.isBold, !isBold { parameters.append("22") }
    if before.isUnderlined, !isUnderlined { parameters.append("24") }
    if before.isReversed, !isReversed { parameters.append("27") }
    return parameters.map { Array($0.utf8) }
  }

  /// What has to be set.
  private func sets(beyond before: SGRStyle) -> [[UInt8]] {
    var parameters: [[UInt8]] = []
    if isBold, !before.isBold { parameters.append([UInt8(ascii: "1")]) }
    if isUnderlined, !before.isUnderlined { parameters.append([UInt8(ascii: "4")]) }
    if isReversed, !before.isReversed { parameters.append([UInt8(ascii: "7")]) }
    if foreground != before.foreground { parameters.append(foreground.isEmpty ? Array("39".utf8) : foreground) }
    if background != before.background { parameters.append(background.isEmpty ? Array("49".utf8) : background) }
    return parameters
  }
}
