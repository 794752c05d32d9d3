import RankingCore

extension BrowserState {
  /// A town's name as the language shows it.
  func displayName(_ name: String) -> String {
    TownName.text(name, language)
  }
}

/// How a town is called on the screen.
package enum TownName {
  /// In English the romanised name, where it is known.
  static func text(_ name: String, _ language: Language) -> String {
    switch language {
    case .japanese: name
    case .english: Readings.embedded[name]?.romaji ?? name
    }
  }
}
