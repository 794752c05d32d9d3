/// How the theme is found: from the options, the terminal's colours and its background.
package struct ThemeChoice: Sendable {
  /// What `--theme` takes, by the names that it has there.
  package enum Setting: String, CaseIterable, Sendable {
    case auto, dark, light, mono
  }

  /// What the user asked for; a terminal of few colours may not follow it.
  package let setting: Setting
  /// Colours to use; 0 for none.
  package let colorCount: Int
  /// Whether the marks are ASCII.
  package let isAscii: Bool

  /// Without arguments: as on a terminal of 256 colours that may tell its background.
  package init(setting: Setting = .auto, colorCount: Int = 256, isAscii: Bool = false) {
    self.setting = setting
    self.colorCount = colorCount
    self.isAscii = isAscii
  }

  /// Whether the terminal's background decides.
  package var dependsOnBackground: Bool { setting == .auto && colorCount >= 256 }

  /// The theme on a background, as far as that matters.
  package func theme(onLight isLight: Bool) -> Theme {
    let theme: Theme
    if setting == .mono || colorCount < 8 {
      theme = .mono
    } else if colorCount < 256 {
      theme = .eightColors
    } else {
      theme = setting == .light || (setting == .auto && isLight) ? .light : .dark
    }
    return isAscii ? theme.with(marks: .ascii) : theme
  }

  /// Reads `COLORFGBG` ("15;0", "0;default;15"), which some terminals set: the last part is the background.
  /// - Returns: nil where it says nothing.
  package static func isLight(colorFGBG: String?) -> Bool? {
    guard let last = colorFGBG?.split(separator: ";").last, let index = Int(last), (0...15).contains(index) else {
      return nil
    }
    return index == 7 || index >= 9
  }
}
