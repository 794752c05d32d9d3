import FoundationEssentials
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
      #expect(Self.end(programs, ProgramCall("x", ["/nowhere/x"])) == .notStarted("No such file or directory"))
      #expect(Self.end(programs, ProgramCall("x", ["/etc/passwd"])) == .notStarted("Permission denied"))
      #expect(Self.end(programs, ProgramCall("x", [])) == .noProgram)
      #expect(Self.end(programs, Self.shell("test ! -t 0 -a ! -t 1 -a ! -t 2")) == .status(0))
      #expect(programs.run(Self.shell("exit 4")) == .status(4))
      #expect(programs.run(Self.shell("kill -15 $$")) == .signal(SIGTERM))
      #expect(programs.run(ProgramCall("x", ["/nowhere/x"])) == .notStarted("No such file or directory"))
    }
  }

  @Test("no zombie is left of those whose end was asked for, nor of those that were let run")
  func zombies() async {
    await #expect(processExitsWith: .success) {
      alarm(20)
      let programs = Programs()
      // Ends after it was released, while another one is awaited, and after that.
      let late = try #require(programs.start(Self.shell("read x", input: "")).process)
      let awaited = try #require(programs.start(Self.shell("exec sleep 0.1")).process)
      programs.release(late)
      while programs.end(of: awaited) == nil { poll(nil, 0, 1) }
      let after = try #require(programs.start(Self.shell("exec sleep 0.05")).process)
      programs.release(after)
      _ = Self.end(programs, Self.shell("exit 1"))
      // Waits until all have ended, and finds no child left.
      #expect(waitpid(-1, nil, 0) == -1 && errno == ECHILD)
    }
  }
}
