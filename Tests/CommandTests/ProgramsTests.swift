import Foundation
import Glibc
import RankingBrowser
import TestSupport
import Testing

@testable import townranking

/// Starting other programs. Each test is a process of its own, because children and signals belong to a process.
@Suite(.timeLimit(.minutes(10))) struct ProgramsTests {
  /// What a program writes to a FIFO. Waits for it; the process is ended if it waits too long.
  private static func told(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY)
    var bytes = [UInt8](repeating: 0, count: 200_000)
    var count = 0
    while case let more = bytes[count...].withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }),
      more > 0
    {
      count += more
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func shell(_ script: String, _ words: [String] = [], input: String? = nil) -> ProgramCall {
    ProgramCall("sh", ["sh", "-c", script, "sh"] + words, input: input)
  }

  /// How a program has ended; asks until it has.
  private static func end(_ programs: Programs, _ call: ProgramCall) -> ProgramEnd? {
    let started = programs.start(call)
    guard let process = started.process else { return started.end }
    while true {
      if let end = programs.end(of: process) { return end }
      poll(nil, 0, 1)
    }
  }

  @Test(
    "an argument is one argument, whatever a shell would do with it",
    arguments: [
      "http://x", "https://x/;$(touch${IFS}here)`touch${IFS}here`|touch&touch>here<here'\"\\*?[a]{b}~#!", "街",
    ])
  func oneArgument(argument: String) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, argument = argument as String] in
      alarm(20)
      chdir(path)
      mkfifo("told", 0o600)
      let programs = Programs()
      #expect(programs.start(Self.shell(#"printf '%s\n' "$@" >told"#, [argument])).process != nil)
      #expect(Self.told("told") == argument + "\n")
    }
    #expect(folder.names() == ["told"], "nothing else was made")
  }

  @Test("standard input holds the whole text, however long", arguments: [0, 1, 75_000, 150_000])
  func input(length: Int) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, length = length as Int] in
      alarm(20)
      mkfifo(path + "/told", 0o600)
      let text = String(repeating: "a", count: length)
      let programs = Programs()
      #expect(programs.start(Self.shell("cat >\"$1\"", [path + "/told"], input: text)).process != nil)
      #expect(Self.told(path + "/told") == text)
    }
  }

  @Test("how a program ended")
  func ends() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      let programs = Programs()
      #expect(Self.end(programs, Self.shell("exit 0")) == .status(0))
      #expect(Self.end(programs, Self.shell("exit 3")) == .status(3))
      #expect(Self.end(programs, Self.shell("kill -9 $$")) == .signal(SIGKILL))
      #expect(Self.end(programs, ProgramCall("x", ["/nowhere/x"])) == .notStarted(ENOENT))
      #expect(Self.end(programs, ProgramCall("x", ["/etc/passwd"])) == .notStarted(EACCES))
      #expect(Self.end(programs, ProgramCall("x", [])) == .noProgram)
      #expect(Self.end(programs, Self.shell("test ! -t 0 -a ! -t 1 -a ! -t 2")) == .status(0))
      // What is ignored here is not in the program.
      signal(SIGPIPE, SIG_IGN)
      #expect(Self.end(programs, Self.shell("kill -PIPE $$")) == .signal(SIGPIPE))
      #expect(programs.run(Self.shell("exit 4")) == .status(4))
      #expect(programs.run(Self.shell("kill -15 $$")) == .signal(SIGTERM))
      #expect(programs.run(ProgramCall("x", ["/nowhere/x"])) == .notStarted(ENOENT))
    }
  }

  @Test("no zombie is left of those whose end was asked for, nor of those that were let run")
  func zombies() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      let programs = Programs()
      // Ends after it was released, while another one is awaited, and after that.
      let late = try #require(programs.start(Self.shell("read x", input: "")).process)
      let awaited = try #require(programs.start(Self.shell("sleep 0.1; exit 3")).process)
      programs.release(late)
      var end: ProgramEnd?
      while end == nil {
        poll(nil, 0, 1)
        end = programs.end(of: awaited)
      }
      #expect(end == .status(3))
      let after = try #require(programs.start(Self.shell("exec sleep 0.05")).process)
      programs.release(after)
      _ = Self.end(programs, Self.shell("exit 1"))
      // Waits until all have ended, and finds no child left.
      #expect(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
    }
  }

  @Test("a program with files of its own writes into them, has no other, and is ended when it is to be")
  func files() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      let programs = Programs()
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let script = "echo out; echo error >&2; test -e /proc/self/fd/\(ends[0]); echo $?; exec sleep 100"
      let started = programs.start(Self.shell(script), [ends[0], ends[1], ends[1]])
      let process = try #require(started.process)
      close(ends[1])
      var text = ""
      while text.split(separator: "\n").count < 3 || !text.hasSuffix("\n") {
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = read(ends[0], &bytes, bytes.count)
        try #require(count > 0)
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      #expect(text == "out\nerror\n1\n")
      #expect(programs.end(of: process) == nil)
      #expect(programs.kill(process) == .signal(SIGKILL))
      // Nothing is awaited any more.
      programs.release(try #require(programs.start(Self.shell("exit 1")).process))
      #expect(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
    }
  }

  @Test("its files may have each other's places")
  func exchanged() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      let null = open("/dev/null", O_RDWR)
      // Standard output and error are to be what is 0 here, and standard input what is 1.
      dup2(ends[1], 0)
      dup2(null, 1)
      for file: Int32 in [0, 1] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
      let programs = Programs()
      let started = programs.start(Self.shell("cat; echo out; echo error >&2"), [1, 0, 0])
      #expect(started.process != nil)
      var bytes = [UInt8](repeating: 0, count: 100)
      var text = ""
      while !text.hasSuffix("error\n") {
        let count = read(ends[0], &bytes, bytes.count)
        try #require(count > 0)
        text += String(decoding: bytes.prefix(count), as: UTF8.self)
      }
      #expect(text == "out\nerror\n")
    }
  }

  @Test("it ends with the process that started it, even if that is killed")
  func together() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
      alarm(20)
      mkfifo(path + "/alive", 0o600)
      let null = open("/dev/null", O_RDWR)
      let started = Programs().start(Self.shell("echo >\"$1\"; exec sleep 100", [path + "/alive"]), [null, null, null])
      #expect(started.process != nil && Self.told(path + "/alive") == "\n")
      symlink("\(started.process ?? 0)", path + "/process")
      raise(SIGKILL)
    }
    let process = try #require(
      Int32(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/process")))
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(10)
    // The system tells it a moment later.
    while kill(process, 0) == 0, clock.now < deadline { sched_yield() }
    #expect(kill(process, 0) == -1)
  }
}
