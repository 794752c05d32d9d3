import Glibc
import RankingCore
import Testing

@testable import townranking_bench

@Suite struct CompareTests {
  @Test("memory is read from what the system says of a process")
  func memory() {
    let status = "Name:\tless\nVmPeak:\t    9000 kB\nVmHWM:\t    2520 kB\nVmRSS:\t    2400 kB\nThreads:\t1\n"
    #expect(ProcessMemory(status: status) == ProcessMemory(resident: 2400 * 1024, peak: 2520 * 1024))
    #expect(ProcessMemory(status: "") == ProcessMemory())
    #expect(ProcessMemory.read(of: "self").resident ?? 0 > 0)
  }

  @Test("the towns of the baseline are those of the ranking")
  func header() throws {
    let header = Baseline.header(of: try Ranking.embedded())
    #expect(header.contains("  {1, 1, 3, \"本厚木\", \"小田急小田原線\"},\n"))
    #expect(header.split(separator: "\n").count == 1 + 2 * (20 + 2))
  }

  @Test("names cannot end a string of C")
  func quoting() {
    let town = TownInfo(rank: 1, townName: "a\"\\\n1??/", isRankUp: nil, rankFluctuation: nil, availableLine: "")
    let header = Baseline.header(of: Ranking(data: TownRankingData(townRankingsForRent: [town])))
    #expect(header.contains(#"{1, 0, 0, "a\042\134\0121\077\077/", ""},"#))
  }

  @Test("the folders above a path")
  func folders() {
    #expect(ProgramPath.ancestors(of: "/a/b/c") == ["/a/b", "/a", "/"])
    #expect(ProgramPath.ancestors(of: "c") == [])
  }

  @Test("a command that is not installed is nowhere")
  func installed() {
    #expect(ProgramPath.installed("sh", in: "/nowhere:/usr/bin:/bin")?.hasSuffix("/sh") == true)
    #expect(ProgramPath.installed("sh", in: "/nowhere") == nil)
    #expect(ProgramPath.installed("sh")?.hasSuffix("/sh") == true)
  }

  @Test("files, folders and programs are told apart")
  func files() {
    #expect(FileSystem.isFile("/etc/passwd"))
    #expect(!FileSystem.isProgram("/etc/passwd"))
    #expect(!FileSystem.isProgram("/etc"))
    #expect(FileSystem.text(of: "/etc/passwd")?.contains("root:") == true)
    #expect(FileSystem.text(of: "/nowhere") == nil)
    #expect(FileSystem.destination(of: "/etc/passwd") == nil)
    #expect(FileSystem.destination(of: "/proc/self/exe")?.hasPrefix("/") == true)
  }

  @Test("a temporary folder goes with what is in it, also when the work fails")
  func temporary() throws {
    var path = ""
    #expect(throws: BenchError.self) {
      try TemporaryFolder.with { folder throws(BenchError) in
        path = folder.path
        try OutputFile(path: folder.path(of: "file")).write("text")
        try FileSystem.makeFolder(folder.path(of: "folder"))
        #expect(FileSystem.text(of: folder.path(of: "file")) == "text")
        throw BenchError("")
      }
    }
    #expect(path != "" && access(path, F_OK) != 0)
  }

  @Test("it goes too when the program is ended in the middle", arguments: [SIGINT, SIGTERM, SIGKILL])
  func ended(signal: Int32) async throws {
    var template = Array("\(P_tmpdir)/bench-tests-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let parent = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    await #expect(processExitsWith: .signal(signal)) { [parent = parent as String, signal = signal as Int32] in
      setenv("TMPDIR", parent, 1)
      // Whatever other tests have done with signals.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigprocmask(SIG_SETMASK, &signals, nil)
      Glibc.signal(signal, SIG_DFL)
      try TemporaryFolder.with { folder throws(BenchError) in
        try OutputFile(path: folder.path(of: "file")).write("text")
        raise(signal)
      }
    }
    // The parent can be removed once nothing is in it any more.
    let limit = Stopwatch.now() + 20
    while rmdir(parent) != 0, errno == ENOTEMPTY || errno == EEXIST, Stopwatch.now() < limit { usleep(10_000) }
    #expect(access(parent, F_OK) != 0)
  }

  @Test("a program is seen from outside: its first screen, its keys, its memory")
  func run() throws {
    let echo = Contestant(
      name: "cat", command: ["sh", "-c", "printf ready; exec cat"], keys: [Array("a".utf8), Array("bc".utf8)],
      quit: [0x04, 0x04])
    let run = try ContestantRun(of: echo, home: "/")
    #expect(run.start > 0)
    #expect(run.bytes == [1, 2])
    #expect(run.keys.count == 2)
    #expect(run.memory.resident ?? 0 > 0)
  }

  @Test("a program that shows nothing is told of, and so is one that is not there")
  func failing() {
    let silent = Contestant(name: "true", command: ["true"], keys: [], quit: [])
    #expect(throws: BenchError.self) { try ContestantRun(of: silent, home: "/") }
    let missing = Contestant(name: "nothing", command: ["/nowhere/nothing"], keys: [], quit: [])
    #expect(throws: BenchError.self) { try ContestantRun(of: missing, home: "/") }
  }
}
