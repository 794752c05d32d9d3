import TestSupport
import Testing

/// `y` and `o` act outside the browser.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct ClipboardTests {
  @Test("in tmux as it is set up by default, y copies to its buffer, and says so", arguments: ["", "enter right"])
  func tmux(keys: String) async throws {
    try await inTerminal("townranking --no-animation") { terminal in
      #expect(try terminal.tmux.call(["show-options", "-sv", "set-clipboard"]).contains("external"))
      try await terminal.shows(frame: "")
      if !keys.isEmpty { try terminal.press(keys) }
      try await terminal.shows(frame: keys)
      try terminal.press("y")
      try await terminal.shows(text: "コピーしました")
      let expected = keys.isEmpty ? "本厚木 借りて住みたい 1位 3アップ 小田急小田原線" : "♛ 3 買って住みたい"
      #expect(try terminal.tmux.call(["show-buffer"]).contains(expected))
      try terminal.press("down")
      if keys.isEmpty { try await terminal.shows(frame: "down") }
    }
  }

  @Test("a tmux without -w is given the text without it; one that cannot be reached leaves it to the terminal")
  func oldTmux() async throws {
    let folder = try TemporaryFolder()
    let program = #"case $2 in -w) exit 1;; esac; test -e "${0%/*}/no" && exit 1; cat >"${0%/*}/told""#
    _ = try shell("{ echo '#!/bin/sh'; echo \(quoted(program)); } >tmux; chmod +x tmux", in: folder)
    let path = ["PATH": folder.path + ":/usr/bin:/bin"]
    try await inTerminal(variables: path) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("y")
      try await terminal.shows(text: "本厚木をコピーしました")
      #expect(folder.text(of: "told").hasPrefix("本厚木"))
      _ = try shell("touch no", in: folder)
      try terminal.press("y")
      try await terminal.shows(text: "端末のクリップボードへ送りました: 本厚木")
    }
  }

  @Test("elsewhere it is sent to the terminal's clipboard, and no more than that is said")
  func terminalClipboard() async throws {
    try await inTerminal("townranking --no-animation", variables: ["TMUX": nil]) { terminal in
      try terminal.tmux.call(["set-option", "-s", "set-clipboard", "on"])
      try await terminal.shows(frame: "")
      try terminal.press("y")
      try await terminal.shows(text: "端末のクリップボードへ送りました: 本厚木")
      var buffer = ""
      let isThere = try await Poll.until {
        // An error while there is no buffer.
        buffer = (try? terminal.tmux.call(["show-buffer"])) ?? ""
        return !buffer.isEmpty
      }
      #expect(isThere && buffer.contains("本厚木 借りて住みたい"), "\(buffer)")
    }
  }

  @Test("a terminal known not to support it is sent nothing, and that is reported", arguments: ["linux", "vt100"])
  func noClipboard(name: String) async throws {
    let variables = ["TERM": name, "TMUX": nil]
    try await inTerminal("townranking --no-animation", variables: variables, recordsOutput: true) { terminal in
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

  private static let address = "https://www.homes.co.jp/cont/s_ranking/shutoken/"

  @Test(
    "o goes on to the next program after one that fails, and shows the address if all do",
    arguments: [
      ("false:true", "\(address) を開きました"), ("false", "開けません: \(address)"), (" ", "開けません: \(address)"),
      ("%s:sleep 9 -", "開けません: \(address)"), ("sh -c 'exit 3'", "開けません: \(address)"),
    ])
  func failing(browser: String, says: String) async throws {
    let variables = ["BROWSER": browser, "PATH": "/usr/bin:/bin", "DISPLAY": ":none"]
    try await inTerminal(variables: variables, width: 100) { terminal in
      try await terminal.shows(text: "本厚木")
      try terminal.press("o")
      try await terminal.shows(text: says)
      let process = try terminal.process()
      #expect(try shell("ps --ppid \(process) -o state=").text.isEmpty, "no child is left")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "a browser in the terminal gets it, with keys and signals, and then the screen is back", arguments: ["", "C-c"])
  func textBrowser(key: String) async throws {
    let folder = try TemporaryFolder()
    let program = #"stty -a | grep -q ' icanon' && echo "canonical $1"; read x; echo "$x" >"$0.told""#
    _ = try shell("{ echo '#!/bin/sh'; echo \(quoted(program)); } >w3m; chmod +x w3m", in: folder)
    try await inTerminal(variables: ["BROWSER": folder.path(of: "w3m")]) { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("o")
      try await terminal.shows(text: "canonical \(Self.address)")
      if key == "C-c" {
        try terminal.press("ctrl-c")
      } else {
        try terminal.press("h i enter")
      }
      try await terminal.shows("our screen") { $0.contains("本厚木") && !$0.contains("canonical") }
      if key.isEmpty { #expect(folder.text(of: "w3m.told") == "hi\n") }
      try terminal.press("down")
      try await terminal.shows(frame: "down")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "a ranking's own source is opened only if it is a web address",
    arguments: [
      (#""source": "https://x/;$(touch pwned)""#, "空白か制御文字があり"),
      (#""source": "https://x/;$(touch$IFS./pwned)""#, "を開きました"),
      (#""source": "file:///etc/passwd""#, "httpかhttpsのアドレスしか開けません: file:///etc/passwd"),
      (#""source": "--version""#, "httpかhttps"),
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
