import RankingBrowser
import TerminalUI

/// Shows an address in the user's web browser. No shell sees the address.
enum WebBrowser {
  /// How to show an address: by the programs of BROWSER, and then by xdg-open.
  /// - Parameter variable: looks up an environment variable.
  static func open(_ address: String, _ variable: (String) -> String?) -> BrowserServices.Opening {
    if address.isEmpty { return .refused(Notice(.noticeNoSource, isProblem: true)) }
    guard !address.contains(where: \.isWhitespace), Printable.line(address) == address else {
      return .refused(Notice(.noticeOddAddress, text: address, isProblem: true))
    }
    guard Address.isWeb(address) else { return .refused(Notice(.noticeNotWeb, text: address, isProblem: true)) }
    let hasDisplay = variable("DISPLAY") != nil || variable("WAYLAND_DISPLAY") != nil
    let programs = (variable("BROWSER") ?? "").split(separator: ":").map(String.init) + ["xdg-open"]
    return .programs(
      programs.map { program in
        let words = commandLine(program, address)
        let name = words.first?.split(separator: "/").last.map(String.init) ?? program
        let needsTerminal = textBrowsers.contains(name) || !hasDisplay && choosers.contains(name)
        return ProgramCall(name, words, needsTerminal: needsTerminal)
      })
  }

  /// Browsers with a screen in the terminal: those that xdg-open tries (xdg-utils).
  private static let textBrowsers: Set = ["www-browser", "links2", "elinks", "links", "lynx", "w3m"]
  /// Programs that start one of them where there is no display.
  private static let choosers: Set = ["xdg-open", "sensible-browser"]

  /// The words of a command, which may hold options: the address takes the place of every `%s`, or else comes last.
  /// - Returns: nothing if the command has no program; the address never is one.
  private static func commandLine(_ program: String, _ address: String) -> [String] {
    let words = program.split(separator: " ").map { filled($0, address) }
    guard let first = words.first, !first.isFilled else { return [] }
    return words.map(\.word) + (words.contains(where: \.isFilled) ? [] : [address])
  }

  /// The word with the address in place of every `%s`.
  private static func filled(_ word: Substring, _ address: String) -> (word: String, isFilled: Bool) {
    var (filled, isFilled) = ("", false)
    var rest = word
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      rest = rest[sign...]
      let isPlace = rest.hasPrefix("%s")
      filled += isPlace ? address : "%"
      isFilled = isFilled || isPlace
      rest = rest.dropFirst(isPlace ? 2 : 1)
    }
    return (filled + rest, isFilled)
  }
}

/// Puts a text on a clipboard.
enum Clipboard {
  /// The programs to try. Where there are none, or all of them fail, the terminal is sent the text (OSC 52): xterm and
  /// many others take it only if they are set up to, and none says whether it did. So tmux, which by default does not
  /// pass it on either, is asked by its own command, and a desktop by those that neovim, fzf and lazygit use.
  /// - Parameter variable: looks up an environment variable.
  static func calls(_ text: String, _ variable: (String) -> String?) -> [ProgramCall] {
    var commands: [[String]] = []
    if variable("TMUX") != nil {
      // -w also sends it to the terminal around tmux; tmux before 3.2 has no such option.
      commands = [["tmux", "load-buffer", "-w", "-"], ["tmux", "load-buffer", "-"]]
    } else {
      if variable("WAYLAND_DISPLAY") != nil { commands.append(["wl-copy", "--type", "text/plain"]) }
      if variable("DISPLAY") != nil {
        commands += [["xclip", "-selection", "clipboard"], ["xsel", "--clipboard", "--input"]]
      }
    }
    return commands.map { ProgramCall($0.first ?? "", $0, input: text) }
  }
}
