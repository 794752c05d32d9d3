import Glibc
import TestSupport
import Testing

/// System calls that fail, or do less than requested, in permitted ways.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct SystemFaultTests {
  private static let shim = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/FaultShim.c"

  /// Runs the program in a terminal with a library before libc that makes calls fail (`FaultShim.c`). It is compiled
  /// here because SwiftPM only makes shared libraries of products; a Swift toolchain has clang.
  private static func failing(_ fault: String) throws -> String {
    let compiler = "$(command -v clang || command -v cc)"
    let compilation = "\(compiler) -shared -fPIC -o shim.so \(quoted(shim)) -ldl"
    let program = "env FAULT=\(fault) FAULTS=faults LD_PRELOAD=./shim.so \(quoted(try Program.path())) r.json"
    return "\(compilation) && \(program); printf '[status %s]\\n' $?"
  }

  /// The number of calls that failed or did less, which shows that the library was there.
  private static func faults(_ terminal: TestTerminal) -> Int {
    Int(terminal.folder.text(of: "faults")) ?? 0
  }

  @Test(
    "short reads and writes, interrupted calls, terminals that turn out to be busy",
    arguments: ["short", "eintr", "eagain"])
  func calls(fault: String) async throws {
    try await inTerminal(try Self.failing(fault), files: ["r.json": try Program.rankingFile()]) { terminal in
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("right e down down")
      try await terminal.shows(frame: "right e down down", "r.json")
      try terminal.press("? ? down")
      try await terminal.shows(frame: "right e down down down", "r.json")
      try terminal.press("f")
      try await terminal.shows("the favourite is kept") { _ in
        terminal.folder.text(of: ".local/state/townranking/favorites.json").contains("favorites")
      }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      #expect(Self.faults(terminal) > 20)
    }
  }

  @Test("every descriptor is closed once, also when another browser has the favourites' lock")
  func closedOnce() async throws {
    let lock = ".local/state/townranking/favorites.lock"
    let files = ["r.json": try Program.rankingFile(), lock: []]
    try await inTerminal(try Self.failing("closed"), files: files, width: 200) { terminal in
      try await terminal.shows(frame: "", "r.json", 200)
      let other = open(terminal.folder.path(of: lock), O_RDWR | O_CLOEXEC)
      defer { close(other) }
      try #require(flock(other, LOCK_EX) == 0)
      try terminal.press("f")
      try await terminal.shows(text: "ほかのプログラム")
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      #expect(Self.faults(terminal) > 0)
    }
  }

  @Test("a full disk: the favourite is not saved, the browser says so and continues")
  func fullDisk() async throws {
    try await inTerminal(try Self.failing("full"), files: ["r.json": try Program.rankingFile()], width: 200) {
      terminal in
      try await terminal.shows(frame: "", "r.json", 200)
      try terminal.press("f")
      try await terminal.shows(text: "No space left on device")
      #expect(terminal.folder.text(of: ".local/state/townranking/favorites.json").isEmpty)
      try terminal.press("down")
      try await terminal.shows("the choice below") { $0.contains("2/10") }
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
      #expect(Self.faults(terminal) > 0)
    }
  }

  @Test("files that cannot be locked: the favourite is kept, and nothing is wrong")
  func noLocks() async throws {
    try await inTerminal(try Self.failing("nolock"), files: ["r.json": try Program.rankingFile()]) { terminal in
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("f")
      try await terminal.shows(frame: "f", "r.json")
      #expect(terminal.folder.text(of: ".local/state/townranking/favorites.json").contains("本厚木"))
      try terminal.press("q")
      try await terminal.endsTidily(status: 0)
    }
  }

  @Test("a favourite is on the disk before the file has its name, and the name after it")
  func order() async throws {
    try await inTerminal(try Self.failing("record"), files: ["r.json": try Program.rankingFile()]) { terminal in
      try await terminal.shows(frame: "", "r.json")
      try terminal.press("f q")
      try await terminal.endsTidily(status: 0)
      let calls = terminal.folder.text(of: "calls").replacing(/json\.\d+\./, with: "json.")
      #expect(
        calls.split(separator: "\n") == [
          "create favorites.lock", "create favorites.json.tmp", "write favorites.json.tmp", "fsync favorites.json.tmp",
          "rename favorites.json", "fsync townranking",
        ])
    }
  }

  @Test(
    "closed standard files: an error if they are needed, and no user file takes their place",
    arguments: [
      ("townranking --lang en >&-", 1, "cannot write to standard output: Bad file descriptor"),
      ("townranking --lang en --plain r.json >&-", 1, "cannot write to standard output: Bad file descriptor"),
      ("townranking --lang en --plain - <&-", 1, "standard input: cannot read: Bad file descriptor"),
      ("townranking --lang en --plain r.json <&- | grep -c 三鷹", 0, ""),
      ("townranking --lang en missing.json 2>&-", 1, ""),
      ("townranking --lang en r.json <&- >&- 2>&-", 1, ""),
      ("townranking --lang en --help >&-", 1, "Bad file descriptor"),
    ])
  func closed(line: String, status: Int, says: String) throws {
    let bytes = try Program.rankingFile()
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "r.json")
    let finished = try shell(line, in: folder)
    #expect(finished.status == status && (says.isEmpty || finished.complaint.contains(says)), "\(finished)")
    #expect(folder.bytes(of: "r.json") == bytes)
  }
}
