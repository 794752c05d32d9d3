import Testing

/// Limits of the system (`ulimit`): what is said says which limit it is.
@Suite(.endToEnd, .timeLimit(.minutes(30)))
struct LimitsTests {
  private static let files = ["big.json": Rankings.rent(count: 100_000)]
  private static let memory = "townranking: out of memory; allow more (ulimit -v unlimited) or read less"

  /// A line that allows so many kilobytes beyond what a small ranking needs here.
  private static func limit(_ kilobytes: Int) throws -> String {
    let small = "\(quoted(try Program.path())) --plain >small 2>&1"
    return """
      ulimit -c 0; v=16000; until (ulimit -v $v; \(small)); do v=$((v+1000)); done; ulimit -v $((v+\(kilobytes)));
      """
  }

  @Test("too little memory", arguments: [2_000, 4_000])
  func memory(kilobytes: Int) throws {
    let line = "\(try Self.limit(kilobytes)) townranking --plain big.json"
    let finished = try shell(line, files: Self.files)
    #expect(finished.status == 134 && finished.output.isEmpty, "\(finished)")
    #expect(finished.complaint.contains(Self.memory + "\n"), "\(finished)")
  }

  @Test("too little memory for the browser: the terminal is given back")
  func browserMemory() async throws {
    let line = "(\(try Self.limit(5_000)) townranking big.json)"
    try await inTerminal(line, files: Self.files, width: 120) { terminal in
      let screen = try await terminal.endsTidily(status: 134)
      #expect(screen.contains(Self.memory), "\(screen)")
    }
  }

  /// With 24, and some places of the stack, it is used up before `main`.
  @Test("too small a stack", arguments: [28, 40])
  func stack(kilobytes: Int) throws {
    let finished = try shell("ulimit -c 0; ulimit -s \(kilobytes); townranking --plain")
    #expect(finished.status == 139 && finished.output.isEmpty, "\(finished)")
    #expect(
      finished.complaint.contains("townranking: the stack is too small; allow more, for example: ulimit -s 8192\n"),
      "\(finished)")
  }

  @Test("too few files for the terminal", arguments: [4, 5, 6])
  func files(count: Int) async throws {
    let program = quoted(try Program.path())
    let line = "sh -c 'ulimit -n \(count); exec \"$0\" --lang en' \(program); echo \"[status $?]\""
    try await inTerminal(line, width: 120) { terminal in
      let screen = try await terminal.endsTidily(status: 1)
      #expect(screen.contains("townranking: no more files can be opened, which the terminal needs"), "\(screen)")
    }
  }
}
