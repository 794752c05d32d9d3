import RankingBrowser
import RankingCore
import TerminalUI

/// What the command line asks for.
struct Options {
  enum Format: String, CaseIterable {
    case plain, tsv, json
  }

  enum ColorUse: String, CaseIterable {
    case auto, always, never
  }

  var market = Market.rent
  var isExpanded = false
  var language = Language.japanese
  var theme = ThemeChoice.Setting.auto
  var color = ColorUse.auto
  var isAscii = false
  var isAnimated = true
  var usesMouse = true
  var format: Format?
  var frameSize: Size?
  var keys: [Key] = []
  var maxBytes = RankingReader.defaultByteLimit
  var wantsHelp = false
  var wantsVersion = false
  /// The ranking to read: a path, or "-" for standard input; nil for the embedded one.
  var file: String?
}

/// A command line that cannot be followed; the description says why.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
