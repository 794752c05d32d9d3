import Foundation
import Glibc
import TestSupport
import Testing

/// `townranking http://...`, from a server of our own: what the screen says, and what R, q and Ctrl-C do.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct AddressTests {
  /// What a server answers, and what is said of it.
  struct Answer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let head: [String]
    let body: [UInt8]
    var options = ""
    /// On the screen and on standard error; nil where the list is shown.
    let says: String?
  }

  private static let statuses = ["ctrl-c": 130, "kill": 137]
  private static let ranking = Rankings.list([Rankings.town(rank: "1", name: "甲町")])

  /// Ends the program while its curl is waiting, by a key or a signal: that ends too.
  private static func end(_ terminal: TestTerminal, by end: String, _ server: WebServer) async throws {
    #expect(Processes.curls(with: server.url).count == 1)
    if end == "kill" { kill(try terminal.process(), SIGKILL) } else { try terminal.press(end) }
    try await terminal.ends(status: statuses[end] ?? 0)
    #expect(try await Poll.until { Processes.curls(with: server.url).isEmpty })
  }

  private static func gzipped(_ bytes: [UInt8]) throws -> [UInt8] {
    try shell("gzip -c r.json", files: ["r.json": bytes]).output
  }

  static let failures = [
    Answer(testDescription: "404", head: ["404 Not Found"], body: Array("no".utf8), says: "returned error: 404"),
    Answer(testDescription: "500", head: ["500 Oh"], body: Array("{}".utf8), says: "returned error: 500"),
    Answer(
      testDescription: "closed in the middle", head: ["200 OK", "Content-Length: 9000"],
      body: Array(ranking.prefix(40)), says: "curl: (18) "),
    Answer(testDescription: "no answer", head: ["200 OK"], body: [], says: "line 1, column 1"),
    Answer(testDescription: "garbage", head: ["200 OK"], body: Array("{\n <p>".utf8), says: "line 2, column 2"),
    Answer(
      testDescription: "too large", head: ["200 OK"],
      body: Array("{\"title\": \"".utf8) + Array(repeating: 0x61, count: 3000), options: "--max-bytes 2000",
      says: "larger than the limit of 2000 bytes; --max-bytes raises it"),
    Answer(
      testDescription: "no gzip", head: ["200 OK", "Content-Encoding: gzip"], body: ranking, says: "curl: (61) "),
    Answer(
      testDescription: "a redirect to a file", head: ["302 Found", "Location: file:///etc/passwd"], body: [],
      says: "curl: (1) Protocol \"file\" "),
    Answer(
      testDescription: "a redirect to another protocol", head: ["302 Found", "Location: ftp://127.0.0.1:1/x"], body: [],
      says: "curl: (1) Protocol \"ftp\" "),
    Answer(
      testDescription: "escapes in the words of the server", head: ["200 OK", "Content-Encoding: \u{1B}[2Jx"],
      body: ranking, says: "curl: (61) "),
  ]

  @Test(
    "a failure is a view that says why; R asks again, and again keeps the list when that fails", arguments: failures)
  func failure(answer: Answer) async throws {
    let server = try WebServer()
    let says = try #require(answer.says)
    try await inTerminal("townranking --lang en \(answer.options) \(server.url)") { terminal in
      #expect(try await server.answer(answer.head, answer.body))
      // The screen breaks lines at blanks.
      func isTold(_ screen: Screen) -> Bool {
        screen.rows.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ").contains(says)
      }
      let screen = try await terminal.shows(says) { isTold($0) && $0.contains("Press R to try again") }
      #expect(screen.rows[0].contains(server.url) && !screen.contains("\u{1B}"))
      let process = try terminal.process()
      #expect(Processes.children(of: process) == [])
      let files = Processes.openFiles(of: process)
      try terminal.press("R")
      #expect(try await server.answer(["200 OK"], Self.ranking))
      try await terminal.shows(text: "甲町")
      try terminal.press("R")
      #expect(try await server.answer(answer.head, answer.body))
      try await terminal.shows("the list and a notice") { $0.contains("甲町") && $0.contains("Cannot read it again: ") }
      #expect(Processes.children(of: process) == [] && Processes.openFiles(of: process) == files)
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "printing and checking a failure is a line and status 1", arguments: failures,
    ["--plain", "--format json", "--print-frame 80x24", "--check", ""])
  func printed(answer: Answer, format: String) async throws {
    let server = try WebServer()
    let folder = try TemporaryFolder()
    let line = "townranking --lang en \(format) \(answer.options) \(server.url)"
    async let running = shellBeside(line, in: folder)
    #expect(try await server.answer(answer.head, answer.body))
    let finished = try await running
    #expect(finished.status == 1, "\(finished)")
    let told = format == "--check" ? finished.text : finished.complaint
    #expect(told.contains(server.url) && told.contains(answer.says ?? ""), "\(finished)")
    #expect(
      !told.contains("\u{1B}") && told.split(separator: "\n").count == (format == "--check" ? 2 : 1), "\(finished)")
    #expect(format == "--check" || finished.output == [], "\(finished)")
  }

  @Test(
    "a ranking is shown as from a file: as it is, packed, and after a redirect", arguments: ["", "gzip", "redirect"])
  func shown(way: String) async throws {
    let server = try WebServer()
    let bytes = try Program.rankingFile()
    let body = way == "gzip" ? try Self.gzipped(bytes) : bytes
    let head = way == "gzip" ? ["200 OK", "Content-Encoding: gzip"] : ["200 OK"]
    func serve() async throws {
      if way == "redirect" { #expect(try await server.answer(["302 Found", "Location: /other"])) }
      #expect(try await server.answer(head, body))
    }
    try await inTerminal("townranking \(server.url)", files: ["r.json": bytes]) { terminal in
      try await serve()
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("right e down R")
      try await serve()
      try await terminal.shows(text: "変わりはありません")
      try terminal.press("m")
      try await terminal.shows(frame: "right e down m", "r.json")
      #expect(Processes.children(of: try terminal.process()) == [])
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
    for format in ["--plain", "--format json", "--format tsv", "--format markdown", "--print-frame 60x20", "--check"] {
      let folder = try TemporaryFolder()
      try folder.write(bytes, to: "r.json")
      let line = "townranking \(format) \(server.url)"
      async let running = shellBeside(line, in: folder)
      try await serve()
      let finished = try await running
      let expected = try shell("townranking \(format) r.json", in: folder)
      // A check names what it checks.
      let text = finished.text.replacing(server.url, with: "r.json")
      #expect(finished.status == 0 && text == expected.text && finished.complaint == "", "\(finished)")
    }
  }

  @Test("while it arrives in pieces the screen says so, and everything else works")
  func slowly() async throws {
    let server = try WebServer()
    let bytes = try Program.rankingFile()
    try await inTerminal("townranking r.json \(server.url)", files: ["r.json": bytes]) { terminal in
      try await terminal.shows(text: "本厚木")
      #expect(try await server.begin())
      server.send(bytes.prefix(3000))
      try terminal.press("right e")
      try await terminal.shows(frame: "right e", "r.json")
      server.send(bytes.dropFirst(3000))
      server.finish()
      // It is there as soon as it is a region.
      try terminal.press("r")
      try await terminal.shows("its region") { screen in
        screen.rows.contains { $0.contains("ranking.json") && $0.contains("20件") }
      }
      try terminal.press("r ] R")
      #expect(try await server.begin())
      try await terminal.shows(text: "読み直しています: \(server.url)")
      server.send(bytes.prefix(3000))
      try terminal.press("right down")
      try await terminal.shows("the mark of reading") { $0.rows[23].hasSuffix("読み込み中") }
      // A town at the end of the list, and another rank.
      let other = String(decoding: bytes.dropFirst(3000), as: UTF8.self).replacing("\"rank\": 20", with: "\"rank\": 21")
      server.send(other.utf8)
      server.finish()
      try await terminal.shows("what changed") { $0.rows[23].contains("順位が変わった街") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test(
    "a first one that does not answer: q and Ctrl-C end it, and kill -9, and no child is left",
    arguments: ["q", "ctrl-c", "kill"])
  func silent(end: String) async throws {
    let server = try WebServer()
    try await inTerminal("townranking \(server.url)") { terminal in
      #expect(try await server.request() != nil)
      try await terminal.shows("what is waited for") { $0.contains("読み込み中") && $0.contains(server.url) }
      try await Self.end(terminal, by: end, server)
      if end != "kill" { try await terminal.endsTidily(status: Self.statuses[end] ?? 0) }
    }
  }

  @Test("the same while it is read again", arguments: ["q", "ctrl-c", "kill"])
  func silentAgain(end: String) async throws {
    let server = try WebServer()
    try await inTerminal("townranking \(server.url)") { terminal in
      #expect(try await server.answer(["200 OK"], Self.ranking))
      try await terminal.shows(text: "甲町")
      try terminal.press("R")
      #expect(try await server.request() != nil)
      try await terminal.shows(text: "読み直しています")
      try terminal.press("R R down")
      try await terminal.shows(text: "読み込み中")
      try await Self.end(terminal, by: end, server)
    }
  }

  @Test("Ctrl-C ends a command that prints, and its curl", arguments: ["--plain", "--check"])
  func interrupted(format: String) async throws {
    let server = try WebServer()
    try await inTerminal("townranking \(format) \(server.url)") { terminal in
      #expect(try await server.request() != nil)
      try await Self.end(terminal, by: "ctrl-c", server)
    }
  }

  @Test("a server that sends nothing for 30 seconds is given up")
  func givenUp() async throws {
    let server = try WebServer()
    try await inTerminal("townranking --lang en \(server.url)") { terminal in
      #expect(try await server.begin())
      try await terminal.shows("the reason", within: .seconds(90)) { $0.contains("curl: (28) ") }
      #expect(Processes.curls(with: server.url) == [])
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a user and a password in an address are sent, and not shown anywhere")
  func user() async throws {
    let server = try WebServer()
    let address = server.url.replacing("://", with: "://anna:s3cret@")
    try await inTerminal("townranking --lang en '\(address)'") { terminal in
      let request = try await server.request()
      #expect(request?.contains("Authorization: Basic \(Data("anna:s3cret".utf8).base64EncodedString())") == true)
      try await terminal.shows("the address") { $0.contains(server.url) && !$0.contains("s3cret") }
      server.finish()
      try await terminal.shows("the failure") { $0.contains("curl: (52)") && !$0.contains("s3cret") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
    for bad in ["http://anna:s3/cret@127.0.0.1:1/x", "http://anna:s3cret@127.0.0.1:1/x", "https://s3cret@[::1]:1/"] {
      let finished = try shell("townranking --plain '\(bad)'")
      #expect(finished.status == 1 && finished.complaint.contains("curl: ("), "\(finished)")
      #expect(!finished.description.contains("s3") && !finished.description.contains("cret@"), "\(finished)")
    }
    // Nor those of a proxy, which curl names.
    let finished = try shell(
      "townranking --lang en --plain http://127.0.0.1:1/x", variables: ["http_proxy": "x://anna:s3cret@127.0.0.1:1"])
    #expect(finished.complaint.contains("x://127.0.0.1:1") && !finished.complaint.contains("s3cret"), "\(finished)")
  }

  @Test(
    "an address is one word, never an option or shell text, and is cleaned before it is shown",
    arguments: ["a$(touch here)b", "x;touch here", "[1-3]", "{a,b}", "--output here", "\u{1B}[31mred", "a b"])
  func text(raw: RawText) async throws {
    let part = raw.text
    let server = try WebServer()
    let folder = try TemporaryFolder()
    let address = server.url.replacing("ranking.json", with: part)
    let finished: Finished
    if part.contains(" ") || part.contains("\u{1B}") {
      // curl refuses it.
      finished = try shell("townranking --lang en --plain \(quoted(address))", in: folder)
      #expect(finished.complaint.contains("cannot read: curl: (3) "), "\(finished)")
    } else {
      async let ended = shellBeside("townranking --lang en --plain \(quoted(address))", in: folder)
      let line = try #require(try await server.request()?.split(separator: "\r\n").first)
      #expect(line.contains(part) || !line.contains(" here"), "\(line)")
      server.finish()
      finished = try await ended
    }
    #expect(finished.status == 1 && !finished.complaint.contains("\u{1B}"), "\(finished)")
    #expect(!folder.names().contains("here"))
  }

  @Test("settings of the user for curl do not redirect it")
  func settings() async throws {
    let server = try WebServer()
    let folder = try TemporaryFolder()
    try folder.write("user-agent = stranger\n".utf8, to: ".curlrc")
    let line = "townranking --plain \(server.url)"
    async let running = shellBeside(line, variables: ["HOME": folder.path], in: folder)
    #expect(try await server.request()?.contains("stranger") == false)
    server.finish()
    _ = try await running
  }

  @Test("without curl a line says what is needed, and the browser shows it")
  func withoutCurl() async throws {
    let finished = try shell("PATH=/nowhere townranking --lang en --plain http://127.0.0.1:1/x")
    let says = "http://127.0.0.1:1/x: needs the program curl, which is not installed"
    #expect(finished.status == 1 && finished.complaint == "townranking: \(says)\n", "\(finished)")
    let line = "PATH=$PWD/bin; townranking --lang en http://127.0.0.1:1/x; PATH=/usr/bin:/bin"
    try await inTerminal("mkdir bin; ln -s /bin/sh bin; \(line)") { terminal in
      try await terminal.shows(text: "needs the program curl")
      try terminal.press("q")
      try await terminal.ends(status: 0)
    }
  }

  @Test("an unreachable one among files is a view, and the others are there")
  func amongOthers() async throws {
    try await inTerminal("townranking --lang en http://127.0.0.1:1/x a.json", files: ["a.json": Self.ranking]) {
      terminal in
      try await terminal.shows(text: "甲町")
      try terminal.press("[ down")
      try await terminal.shows("why") { $0.contains("curl: (7) ") && $0.contains("R try again") }
      try terminal.press("R")
      try await terminal.shows("why, again") { $0.contains("curl: (7) ") && $0.contains("R try again") }
      try terminal.press("] ")
      try await terminal.shows(text: "甲町")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a file that was corrected is read again, and one that was broken says where")
  func file() async throws {
    let two = Rankings.list([Rankings.town(rank: "1", name: "乙町"), Rankings.town(rank: "2", name: "甲町")])
    try await inTerminal(
      "townranking --lang en a.json bad.json", files: ["a.json": Self.ranking, "bad.json": Array("oops".utf8)]
    ) { terminal in
      try await terminal.shows(text: "甲町")
      try terminal.folder.write(two, to: "a.json")
      try terminal.press("R")
      try await terminal.shows("the change, and the town that was chosen") {
        $0.contains("Read again: 1 town moved, 1 new") && $0.rows.contains { $0.contains("›") && $0.contains("甲町") }
      }
      try terminal.folder.write("{\n\n oops".utf8, to: "a.json")
      try terminal.press("R")
      try await terminal.shows("the fault and the list") {
        $0.contains("Cannot read it again: line 3, column 2: ") && $0.contains("乙町")
      }
      try terminal.press("] down")
      try await terminal.shows("the other's fault") {
        $0.contains("bad.json: line 1, column 1: ") && $0.contains("R try again")
      }
      try terminal.folder.write(Self.ranking, to: "bad.json")
      try terminal.press("R")
      try await terminal.shows("it is there") { $0.contains("甲町") && !$0.contains("乙町") }
      #expect(Processes.openFiles(of: try terminal.process()).allSatisfy { !$0.contains(".json") })
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("what came through a pipe and what is embedded say that they cannot be read again")
  func once() async throws {
    try await inTerminal("cat a.json | townranking -", files: ["a.json": Self.ranking]) { terminal in
      try await terminal.shows(text: "甲町")
      try terminal.press("R")
      try await terminal.shows(text: "パイプから読んだランキングは、読み直せません")
      try terminal.press("] R")
      try await terminal.shows(text: "内蔵のランキングなので")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }
}

/// A server whose certificate nobody vouches for.
@Suite(.endToEnd("openssl"), .timeLimit(.minutes(30)))
struct CertificateTests {
  @Test("a wrong certificate is refused: a view that says so, and a line where it prints")
  func wrong() async throws {
    let folder = try TemporaryFolder()
    let made = try shell(
      "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key -out certificate -subj /CN=x",
      in: folder)
    try #require(made.status == 0, "\(made)")
    // Ended with the line, however that ends.
    let line = """
      openssl s_server -accept 127.0.0.1:0 -cert certificate -key key -www >port 2>&1 &
      server=$!
      trap 'kill $server' EXIT
      while ! grep -q ACCEPT port; do sleep 0.05; done
      port=$(sed -n 's/.*ACCEPT.*:\\([0-9]*\\).*/\\1/p' port)
      """
    let printed = try shell("\(line)\ntownranking --lang en --plain https://127.0.0.1:$port/", in: folder)
    #expect(printed.status == 1, "\(printed)")
    #expect(printed.complaint.contains("/: cannot read: curl: (60) SSL "), "\(printed)")
    #expect(printed.complaint.split(separator: "\n").count { $0.hasPrefix("townranking: ") } == 1, "\(printed)")
    let files = ["key", "certificate"].map { ($0, folder.bytes(of: $0) ?? []) }
    try await inTerminal(
      "\(line)\ntownranking --lang en https://127.0.0.1:$port/; kill $server; trap - EXIT",
      files: Dictionary(uniqueKeysWithValues: files)
    ) { terminal in
      try await terminal.shows("why") { $0.contains("curl: (60) SSL ") && $0.contains("Press R to try again") }
      try terminal.press("R")
      try await terminal.shows("why, again") { $0.contains("curl: (60) SSL ") && $0.contains("R try again") }
      let process = try terminal.process()
      #expect(try await Poll.until { Processes.children(of: process).isEmpty })
      try terminal.press("q")
      try await terminal.ends(status: 0)
    }
  }
}
