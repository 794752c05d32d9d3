import Glibc

/// A folder for files that nobody needs afterwards.
struct TemporaryFolder {
  let path: String

  private init() throws(BenchError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(parent)/townranking-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system("cannot make a folder in \(parent)") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes a folder that goes, and all that is in it, when the work is done.
  static func with<Result>(
    _ work: (TemporaryFolder) throws(BenchError) -> Result
  ) throws(BenchError) -> Result {
    let folder = try TemporaryFolder()
    // Programs that had it for their home may have left folders in it.
    defer { try? ChildProcess.run(["rm", "-rf", "--", folder.path], home: "/", output: "/dev/null") }
    return try work(folder)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }
}
