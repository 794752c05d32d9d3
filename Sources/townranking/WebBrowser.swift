import Glibc
import RankingBrowser
import TerminalUI

/// Shows an address in the user's browser of the web. No shell sees the address.
enum WebBrowser {
  /// - Returns: what to say of it.
  static func open(_ address: String) -> Notice {
    if address.isEmpty { return Notice(.noticeNoSource, isProblem: true) }
    guard isWeb(address) else {
      return Notice(.noticeNotOpened, text: "\(address): http, https", isProblem: true)
    }
    let programs = [Environment.value("BROWSER"), "xdg-open"].compactMap { $0 }
    for program in programs.flatMap({ $0.split(separator: ":").map(String.init) }) {
      // BROWSER may hold options; an address takes the place of %s, or comes last.
      let words = commandLine(program, address)
      if Spawn.detached(words) { return Notice(.noticeOpened, text: address) }
    }
    return Notice(.noticeNotOpened, text: "xdg-open, $BROWSER", isProblem: true)
  }

  /// The words of a command, with the address in the places of `%s`, or behind all where there is none.
  private static func commandLine(_ program: String, _ address: String) -> [String] {
    var isPlaced = false
    let words = program.split(separator: " ").map { word in
      var filled = ""
      var rest = word
      while let sign = rest.firstIndex(of: "%") {
        filled += rest[..<sign]
        rest = rest[sign...]
        if rest.hasPrefix("%s") {
          isPlaced = true
          filled += address
          rest = rest.dropFirst(2)
        } else {
          filled += "%"
          rest = rest.dropFirst()
        }
      }
      return filled + rest
    }
    return isPlaced ? words : words + [address]
  }

  /// Only the web, and nothing that a program could take for an option or a control character.
  private static func isWeb(_ address: String) -> Bool {
    let lower = address.lowercased()
    return (lower.hasPrefix("https://") || lower.hasPrefix("http://"))
      && !address.contains(where: \.isWhitespace) && Printable.line(address) == address
  }
}
