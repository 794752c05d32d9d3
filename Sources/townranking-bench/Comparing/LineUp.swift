/// The programs that can be compared here, and why others cannot.
struct LineUp {
  private(set) var contestants: [Contestant] = []
  /// What is missing, a line each.
  private(set) var missing: [String] = []

  /// - Parameters:
  ///   - program: the path of townranking; nil for the one beside this program.
  ///   - file: the ranking; nil for the embedded one.
  ///   - folder: takes what the others are given to show.
  init(program: String?, file: String?, in folder: TemporaryFolder) throws(BenchError) {
    let program = program ?? ProgramPath.buildFolder + "/townranking"
    guard FileSystem.isProgram(program) else {
      throw BenchError(
        "there is no program \(program): swift build -c release --product townranking, or name one with --program")
    }
    contestants = [.townranking(program, file: file)]
    do throws(BenchError) {
      contestants.append(.baseline(try Baseline.program()))
    } catch {
      missing.append("without the baseline: \(error)")
    }
    let table = folder.path(of: "towns.txt")
    let sheet = folder.path(of: "towns.tsv")
    for (format, output) in [("plain", table), ("tsv", sheet)] {
      try ChildProcess.run(
        [program, "--format", format] + [file].compactMap { $0 }, home: folder.path, output: output)
    }
    add(.less(table), command: "less", package: "less")
    add(.fzf(table), command: "fzf", package: "fzf")
    add(.visiData(sheet), command: "vd", package: "visidata")
  }

  /// Takes one out that does not run.
  mutating func drop(_ contestant: Contestant, because reason: String) {
    contestants.removeAll { $0.name == contestant.name }
    missing.append("without \(contestant.name): \(reason)")
  }

  private mutating func add(_ contestant: Contestant, command: String, package: String) {
    if ProgramPath.installed(command) != nil {
      contestants.append(contestant)
    } else {
      missing.append("without \(contestant.name): apt-get install \(package)")
    }
  }
}
