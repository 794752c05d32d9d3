import FoundationEssentials
import Glibc
import RankingBrowser
import TestSupport
import Testing

@testable import townranking

/// Showing an address in a web browser. Each test is a process of its own, because the environment is shared by a
/// process.
@Suite struct WebBrowserTests {
  /// Makes a program that writes its arguments, one per line, to the FIFO beside it. For the bodies of exit tests: a
  /// file that one process is writing while another is started cannot be executed.
  private static func makeProgram(_ folder: String, named name: String = "program") throws {
    let text = "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"${0%/*}/told\"\n"
    try text.write(toFile: "\(folder)/\(name)", atomically: false, encoding: .utf8)
    try #require(chmod("\(folder)/\(name)", 0o755) == 0)
    try #require(mkfifo(folder + "/told", 0o600) == 0)
  }

  /// The arguments that the program was given. Waits for them; the process is ended if it waits too long.
  private static func told(_ folder: String) -> String {
    alarm(20)
    let descriptor = open(folder + "/told", O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    var count = 0
    while case let more = bytes[count...].withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }),
      more > 0
    {
      count += more
    }
    alarm(0)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  @Test(
    "an address is one argument, whatever a shell would do with it",
    arguments: [
      "https://www.homes.co.jp/cont/s_ranking/shutoken/", "http://x", "HTTPS://X",
      "https://x/;$(touch${IFS}here)`touch${IFS}here`|touch&touch>here<here'\"\\*?[a]{b}~#!", "https://x/%20?a=b&c=%s",
      "https://日本語.jp/街",
    ])
  func oneArgument(address: String) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, address = address as String] in
      try Self.makeProgram(path)
      setenv("BROWSER", path + "/program", 1)
      chdir(path)
      #expect(WebBrowser.open(address) == Notice(.noticeOpened, text: address))
      #expect(Self.told(path) == address + "\n")
    }
    #expect(folder.names() == ["program", "told"], "nothing else was made")
  }

  @Test(
    "the forms of BROWSER: options, a place for the address, several programs",
    arguments: [
      ("@", "https://x\n"), ("@ --new  -w", "--new\n-w\nhttps://x\n"), ("@ %s --new", "https://x\n--new\n"),
      ("/nowhere/nothing:@", "https://x\n"), ("/nowhere:/etc/passwd:@ -w", "-w\nhttps://x\n"), (":@", "https://x\n"),
    ])
  func variable(value: String, arguments: String) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) {
      [path = folder.path as String, value = value as String, arguments = arguments as String] in
      try Self.makeProgram(path)
      setenv("BROWSER", value.replacing("@", with: path + "/program"), 1)
      #expect(WebBrowser.open("https://x").word == .noticeOpened)
      #expect(Self.told(path) == arguments)
    }
  }

  @Test("the address replaces %s within an argument too")
  func placeWithin() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.makeProgram(path)
      setenv("BROWSER", path + "/program --url=%s", 1)
      #expect(WebBrowser.open("https://x").word == .noticeOpened)
      #expect(Self.told(path) == "--url=https://x\n")
    }
  }

  @Test("without BROWSER it is xdg-open, found in PATH")
  func xdgOpen() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String] in
      try Self.makeProgram(path, named: "xdg-open")
      unsetenv("BROWSER")
      setenv("PATH", path + ":/usr/bin:/bin", 1)
      #expect(WebBrowser.open("https://x").word == .noticeOpened)
      #expect(Self.told(path) == "https://x\n")
    }
  }

  @Test(
    "a missing program is reported",
    arguments: [nil, "", "/nowhere/nothing", "nothing:/etc/passwd:nowhere -x %s", ":"])
  func missing(browser: String?) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, browser = browser as String?] in
      if let browser { setenv("BROWSER", browser, 1) } else { unsetenv("BROWSER") }
      setenv("PATH", path, 1)
      let notice = WebBrowser.open("https://x")
      #expect(notice.word == .noticeNotOpened && notice.isProblem)
      #expect(notice.text?.contains("xdg-open") == true)
    }
  }

  @Test(
    "only web addresses, without blanks or control characters: others are refused with a message, and no program starts",
    arguments: [
      "ftp://x", "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "x", "www.homes.co.jp", "http",
      "http:x",
      "https:/x", "httpsx://x", "--version", "-https://x", " https://x", "https://x y", "https://x\n", "https://x\r\ny",
      "https://x\ty", "https://x\u{0}y", "https://x\u{7F}", "https://x\u{1B}[0m", "\u{FEFF}https://x",
    ])
  func refused(address: String) async throws {
    try await Self.expectRefusal(address)
  }

  @Test(
    "nor with non-ASCII characters",
    arguments: [
      "https://x\u{85}y", "https://x\u{9B}31m", "https://x\u{A0}y", "https://x\u{3000}y", "https://x\u{2028}y",
      "https://x\u{2029}y",
    ])
  func refusedNonASCII(address: String) async throws {
    try await Self.expectRefusal(address)
  }

  @Test("a ranking without a source")
  func none() {
    #expect(WebBrowser.open("") == Notice(.noticeNoSource, isProblem: true))
  }

  private static func expectRefusal(_ address: String) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, address = address as String] in
      try Self.makeProgram(path)
      setenv("BROWSER", path + "/program", 1)
      let notice = WebBrowser.open(address)
      #expect(notice.word == .noticeNotOpened && notice.isProblem, "\(address.debugDescription)")
    }
  }

  @Test("a program that ends at once leaves no zombie, not even the first one")
  func buried() async {
    await #expect(processExitsWith: .success) {
      setenv("BROWSER", "true", 1)
      #expect(WebBrowser.open("https://x").word == .noticeOpened)
      alarm(20)
      // Waits until it has ended, and finds no child left.
      #expect(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
    }
  }
}
