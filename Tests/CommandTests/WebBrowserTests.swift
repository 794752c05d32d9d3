import RankingBrowser
import Testing

@testable import townranking

/// Which programs show an address, and which addresses are shown.
@Suite(.timeLimit(.minutes(10))) struct WebBrowserTests {
  private static let address = "https://x/?a=%s"

  private static func calls(_ browser: String?, display: Bool = true, address: String = "https://x") -> [ProgramCall] {
    let opening = WebBrowser.open(address) { name in
      switch name {
      case "BROWSER": browser
      case "DISPLAY": display ? ":0" : nil
      default: nil
      }
    }
    guard case .programs(let calls) = opening else { return [] }
    return calls
  }

  @Test(
    "the forms of BROWSER: options, a place for the address, several programs; xdg-open is the last",
    arguments: [
      (nil, []), ("", []), ("a", [["a", "@"]]), ("a  --new -w", [["a", "--new", "-w", "@"]]),
      ("a %s --new", [["a", "@", "--new"]]), ("a --url=%s,%s", [["a", "--url=@,@"]]),
      ("a %d%", [["a", "%d%", "@"]]), ("a:/b/c -w", [["a", "@"], ["/b/c", "-w", "@"]]),
      (":a:", [["a", "@"]]), ("a;$(b)", [["a;$(b)", "@"]]),
    ])
  func variable(browser: String?, commands: [[String]]) {
    let address = Self.address
    let expected = (commands + [["xdg-open", "@"]]).map { words in
      words.map { $0.split(separator: "@", omittingEmptySubsequences: false).joined(separator: address) }
    }
    #expect(Self.calls(browser, address: address).map(\.words) == expected)
  }

  @Test(
    "an entry without a program is none: the address never becomes one",
    arguments: [(" ", 1), ("%s", 1), ("%s:a", 1), ("  : %s -w:%sx", 3), ("/bin/%s", 1)])
  func noProgram(browser: String, count: Int) {
    let calls = Self.calls(browser)
    #expect(calls.filter(\.words.isEmpty).count == count)
    #expect(calls.allSatisfy { $0.words.first?.contains("https") != true })
    #expect(calls.last?.words == ["xdg-open", "https://x"])
  }

  @Test(
    "browsers in the terminal get the terminal, and so does what starts one where there is no display",
    arguments: [
      ("w3m", true, true), ("/usr/bin/lynx -nopause", true, true), ("www-browser", false, true),
      ("firefox", true, false), ("firefox", false, false), ("sensible-browser", true, false),
      ("sensible-browser", false, true), ("w3m-not", false, false),
    ])
  func terminal(browser: String, display: Bool, needsTerminal: Bool) {
    let calls = Self.calls(browser, display: display)
    #expect(calls.map(\.needsTerminal) == [needsTerminal, !display])
  }

  @Test(
    "what is wrong with an address that is not opened",
    arguments: [
      ("ftp://x", Word.noticeNotWeb), ("file:///etc/passwd", .noticeNotWeb), ("javascript:alert(1)", .noticeNotWeb),
      ("data:text/html,x", .noticeNotWeb), ("www.homes.co.jp", .noticeNotWeb), ("http", .noticeNotWeb),
      ("http:x", .noticeNotWeb), ("https:/x", .noticeNotWeb), ("httpsx://x", .noticeNotWeb),
      ("--version", .noticeNotWeb), ("-https://x", .noticeNotWeb),
      ("https://x/a b", .noticeOddAddress), (" https://x", .noticeOddAddress),
      ("https://x\u{3000}y", .noticeOddAddress),
      ("https://x\u{A0}y", .noticeOddAddress), ("\u{FEFF}https://x", .noticeOddAddress),
      ("https://x\u{2028}y", .noticeOddAddress), ("", .noticeNoSource),
    ])
  func refused(address: String, word: Word) {
    Self.expectRefusal(address, word)
  }

  @Test("nor with control characters in it", arguments: [0x00, 0x09, 0x0A, 0x0D, 0x1B, 0x7F, 0x85, 0x9B])
  func control(code: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(code))
    Self.expectRefusal("https://x\(scalar)y", .noticeOddAddress)
  }

  private static func expectRefusal(_ address: String, _ word: Word) {
    guard case .refused(let notice) = WebBrowser.open(address, { _ in "w3m" }) else {
      Issue.record("it is opened")
      return
    }
    #expect(notice.word == word && notice.isProblem && (notice.text ?? "") == address)
  }

  @Test(
    "web addresses in any spelling are opened",
    arguments: ["http://x", "HTTPS://X", "https://日本語.jp/街", "https://x/;$(a)`b`|c&<'\"\\*?~#!"])
  func opened(address: String) {
    #expect(Self.calls("a", address: address).first?.words == ["a", address])
  }

  @Test(
    "the clipboard of tmux, else those of the desktop",
    arguments: [
      (["TMUX", "DISPLAY", "WAYLAND_DISPLAY"], ["tmux load-buffer -w -", "tmux load-buffer -"]),
      (["DISPLAY"], ["xclip -selection clipboard", "xsel --clipboard --input"]),
      (["WAYLAND_DISPLAY"], ["wl-copy --type text/plain"]), ([], []),
      (
        ["WAYLAND_DISPLAY", "DISPLAY"],
        ["wl-copy --type text/plain", "xclip -selection clipboard", "xsel --clipboard --input"]
      ),
    ])
  func clipboard(set: [String], commands: [String]) {
    let calls = Clipboard.calls("text") { set.contains($0) ? "1" : nil }
    #expect(calls.map { $0.words.joined(separator: " ") } == commands)
    #expect(calls.allSatisfy { $0.input == "text" && !$0.needsTerminal })
  }
}
