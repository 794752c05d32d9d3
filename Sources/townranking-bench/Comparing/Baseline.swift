import RankingCore

/// The least that a program in C does to show the same screen: compiled when it is first needed, with the towns of the
/// embedded ranking.
enum Baseline {
  /// From the top of the project.
  static let source = "Tests/Baseline/baseline.c"

  /// - Returns: the path of the program.
  /// - Throws: what is missing, or why it cannot be compiled.
  static func program() throws(BenchError) -> String {
    guard let project = ProgramPath.project else { throw BenchError("\(source) is not here: call it in the project") }
    guard let compiler = ["cc", "clang", "gcc"].first(where: { ProgramPath.installed($0) != nil }) else {
      throw BenchError("there is no C compiler: apt-get install gcc libncurses-dev")
    }
    let folder = ProgramPath.buildFolder + "/baseline"
    let program = folder + "/townranking-baseline"
    try FileSystem.makeFolder(folder)
    try OutputFile(path: folder + "/towns.h").write(try header())
    let command = [
      compiler, "-O2", "-I", folder, "-o", program, project + "/" + source, "-lncursesw", "-ltinfo",
    ]
    try ChildProcess.run(command, home: folder, output: folder + "/compiler-output")
    return program
  }

  /// The towns in C.
  static func header(of ranking: Ranking) -> String {
    var lines = ["static const char title[] = \(quoted(ranking.data.title ?? ""));"]
    for market in Market.allCases {
      lines.append("static const struct town \(market)_towns[] = {")
      lines += ranking.data[market].map { town in
        let isUp = town.isRankUp == true ? 1 : 0
        let name = quoted(town.townName)
        return "  {\(town.rank), \(isUp), \(town.rankFluctuation ?? 0), \(name), \(quoted(town.availableLine))},"
      }
      lines.append("};")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func header() throws(BenchError) -> String {
    do throws(RankingError) {
      return header(of: try Ranking.embedded())
    } catch {
      throw BenchError(error.description)
    }
  }

  /// A string of C. What could end it, or begin an escape or a trigraph, is written in octal.
  private static func quoted(_ text: String) -> String {
    let bytes = text.utf8.map { byte in
      let isPlain = byte >= 0x80 || (0x20..<0x7F).contains(byte) && !"\"\\?".utf8.contains(byte)
      return isPlain ? [byte] : Array("\\\(octal(byte))".utf8)
    }
    return "\"" + String(decoding: bytes.joined(), as: UTF8.self) + "\""
  }

  private static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }
}
