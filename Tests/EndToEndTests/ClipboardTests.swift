import TestSupport
import Testing

/// `y` and `o` act outside the browser.
@Suite(.endToEnd)
struct ClipboardTests {
  @Test("y puts the town on the terminal's clipboard, and says so", arguments: ["", "enter right"])
  func copy(keys: String) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      try terminal.tmux.call(["set-option", "-s", "set-clipboard", "on"])
      try await terminal.shows(frame: "")
      if !keys.isEmpty { try terminal.press(keys) }
      try await terminal.shows(frame: keys)
      try terminal.press("y")
      try await terminal.shows(text: "コピーしました")
      let expected = keys.isEmpty ? "本厚木 借りて住みたい 1位 3アップ 小田急小田原線" : "♛ 3 買って住みたい"
      var buffer = ""
      let isThere = try await Poll.until {
        // An error while there is no buffer.
        buffer = (try? terminal.tmux.call(["show-buffer"])) ?? ""
        return !buffer.isEmpty
      }
      #expect(isThere && buffer.contains(expected), "\(buffer)")
      try terminal.press("down")
      if keys.isEmpty { try await terminal.shows(frame: "down") }
    }
  }

  @Test("a terminal known not to support it is sent nothing, and that is reported", arguments: ["linux", "vt100"])
  func noClipboard(name: String) async throws {
    try await inTerminal("townranking --no-animation", variables: ["TERM": name], recordsOutput: true) { terminal in
      try await terminal.shows(text: "1/10")
      try terminal.press("y")
      try await terminal.shows(text: "この端末ではコピーできません")
      #expect(!terminal.outputText.contains("]52;"))
    }
  }

  @Test("o passes the address to BROWSER, says so, and the screen stays")
  func open() async throws {
    let folder = try TemporaryFolder()
    // Written by another process: a file that this one is writing while it starts others cannot be executed.
    let program = #"printf '%s\n' "$@" >"$0.part"; echo noise; echo noise >&2; mv "$0.part" "$0.told""#
    _ = try shell("{ echo '#!/bin/sh'; echo \(quoted(program)); } >b; chmod +x b", in: folder)
    try await inTerminal(variables: ["BROWSER": folder.path(of: "b")]) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("o")
      try await terminal.shows(text: "https://www.homes.co.jp/cont/s_ranking/shutoken/ を開きました")
      #expect(try await Poll.until { !folder.text(of: "b.told").isEmpty })
      #expect(folder.text(of: "b.told") == "https://www.homes.co.jp/cont/s_ranking/shutoken/\n")
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "a ranking's own source is opened only if it is a web address",
    arguments: [
      (#""source": "https://x/;$(touch pwned)""#, "開けません"), (#""source": "https://x/;$(touch$IFS./pwned)""#, "を開きました"),
      (#""source": "file:///etc/passwd""#, "開けません: file:///etc/passwd: http, https"),
      (#""source": "--version""#, "開けません"),
      (#""title": "x""#, "出典のページがありません"),
    ])
  func sources(member: String, says: String) async throws {
    let folder = try TemporaryFolder()
    _ = try shell("echo '#!/bin/sh' >b; chmod +x b", in: folder)
    let town = Rankings.town(rank: "1", name: "町")
    let json = "{\(member), \"townRankingsForRent\": [\(town)], \"townRankingsForBuy\": []}"
    try await inTerminal(
      "townranking r.json", files: ["r.json": Array(json.utf8)], variables: ["BROWSER": folder.path(of: "b")]
    ) { terminal in
      try await terminal.shows(text: "1/1")
      try terminal.press("o")
      try await terminal.shows(text: says)
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      #expect(terminal.folder.text(of: "pwned").isEmpty)
      #expect(try shell("ls pwned", in: terminal.folder).status != 0)
    }
  }
}
