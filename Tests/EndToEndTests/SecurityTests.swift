import Glibc
import Testing

/// What is opened, stored and started, and how much memory is used.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SecurityTests {
  @Test(
    "a file whose name is not UTF-8 is opened as given, among options and with several files",
    arguments: [
      "townranking \"$name\"", "townranking --plain -- \"$name\"", "townranking \"$name\" --format tsv --lang en",
      "townranking --lang en --check \"$name\"", "townranking --format tsv \"$name\" \"$name\"",
    ])
  func nameOfBytes(line: String) throws {
    let make = #"name=$(printf 'a\377\200\343\201.json'); cp r.json "$name""#
    let finished = try shell("\(make); \(line)", files: ["r.json": try Program.rankingFile()])
    #expect(finished.status == 0 && finished.errors.isEmpty, "\(finished)")
    #expect(finished.text.contains(line.contains("--check") ? "0 errors" : "三鷹"), "\(finished)")
  }

  @Test(
    "such a missing file is reported with replacement characters", arguments: ["a\\377b", "\\200", "\\355\\240\\200"])
  func missingNameOfBytes(name: String) throws {
    let finished = try shell("townranking --lang en \"$(printf '\(name)')\"")
    #expect(finished.status == 1 && finished.complaint.contains("▯"), "\(finished)")
    #expect(finished.complaint.hasSuffix(": cannot open: No such file or directory\n"), "\(finished)")
  }

  @Test(
    "endless input takes no more memory than its limit allows, and is refused in one line",
    arguments: [
      ("townranking --plain /dev/zero", "U+0000"),
      ("townranking --plain - </dev/zero", "U+0000"),
      (
        "(printf '{\"title\": \"'; tr '\\0' x </dev/zero) | townranking --plain --max-bytes 50000000 -",
        "50000000バイト"
      ),
      ("(printf '['; yes '1,') | townranking --lang en --plain --max-bytes 50000000 -", "expected"),
      ("truncate -s 600M big; townranking --plain big", "536870912バイト"),
    ])
  func endless(line: String, says: String) throws {
    // 400 MB of address space is little more than the program has at its start.
    let finished = try shell("ulimit -v 400000; \(line)")
    #expect(finished.status == 1 && finished.complaint.contains(says), "\(finished)")
    #expect(finished.errors.filter { $0 < 0x20 } == [0x0A], "\(finished)")
  }

  @Test("the folder of the favourites is the user's alone, and so is the file, whatever the umask is")
  func modes() async throws {
    try await inTerminal("umask 0; townranking") { terminal in
      try await terminal.shows(frame: "")
      try terminal.press("f")
      let folder = terminal.folder.path(of: ".local/state/townranking")
      try await terminal.shows("the file") { _ in access(folder + "/favorites.json", F_OK) == 0 }
      for (name, mode) in [("", 0o700), ("/favorites.json", 0o600), ("/favorites.lock", 0o600)] as [(String, UInt32)] {
        var status = stat()
        #expect(stat(folder + name, &status) == 0 && status.st_mode & 0o777 == mode, "\(name)")
      }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a link in place of the file is not followed, and its target is unchanged")
  func link() async throws {
    let line = "mkdir -p .local/state/townranking; ln -s ../../../precious .local/state/townranking/favorites.json"
    let precious = Array("precious".utf8)
    try await inTerminal("\(line); townranking", files: ["precious": precious], width: 200) { terminal in
      try await terminal.shows(text: "シンボリックリンク")
      try terminal.press("f down f")
      try await terminal.shows("the choice below") { $0.cursorRow.contains("大宮") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      #expect(terminal.folder.bytes(of: "precious") == precious)
    }
  }
}
