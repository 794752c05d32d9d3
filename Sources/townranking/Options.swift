import RankingBrowser
import RankingCore
import TerminalUI

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case plain, tsv, json, markdown
  }

  enum ColorUse: String, CaseIterable {
    case auto, always, never
  }

  /// Cells of characters of ambiguous width.
  enum AmbiguousCells: String, CaseIterable {
    case auto
    case one = "1"
    case two = "2"
  }

  var market = Market.rent
  var isExpanded = false
  var language = Language.japanese
  var theme = ThemeChoice.Setting.auto
  var color = ColorUse.auto
  var isAscii = false
  var ambiguous = AmbiguousCells.auto
  var isAnimated = true
  var usesMouse = true
  var favoritesOnly = false
  var format: Format?
  var frameSize: Size?
  var keys: [Key] = []
  var maxBytes = RankingReader.defaultByteLimit
  var wantsHelp = false
  var wantsVersion = false
  var wantsManual = false
  /// The shell whose completions are asked for.
  var completion: Completion?
  var wantsCheck = false
  /// The embedded ranking that is asked for.
  var region: EmbeddedRegion?
  /// The rankings to read: paths, or "-" for standard input; none for what is embedded.
  var files: [FilePath] = []

  /// Whether only the program tells of itself, without towns.
  var isAboutProgram: Bool { wantsHelp || wantsVersion || wantsManual || completion != nil }

  /// How the browser opens.
  var opening: BrowserState.Opening {
    var opening = BrowserState.Opening()
    opening.market = market
    opening.isExpanded = isExpanded
    opening.language = language
    opening.showsFavoritesOnly = favoritesOnly
    return opening
  }
}

/// A command line that cannot be followed; the description says why.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
