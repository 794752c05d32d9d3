import Glibc

/// A folder for files that nobody needs afterwards. It goes when the work is done, and also when this program is ended
/// before: another program waits for the end of a pipe that only this one holds open, and then removes it.
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
    let (remover, lifeline) = try folder.startRemover()
    defer {
      close(lifeline)
      remover.wait()
    }
    return try work(folder)
  }

  func path(of name: String) -> String { "\(path)/\(name)" }

  /// Programs that had it for their home may have left folders in it, so it is `rm` that removes them all.
  /// - Returns: the program, and the descriptor whose closing makes it begin.
  private func startRemover() throws(BenchError) -> (ChildProcess, lifeline: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, let reader = ends.first, let writer = ends.last else {
      rmdir(path)
      throw .system("cannot make a pipe")
    }
    // No other program is to hold it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(reader) }
    do throws(BenchError) {
      // In a session of its own, as every child: Ctrl-C in this terminal is not for it.
      let words = ["sh", "-c", "cat; rm -rf -- \"$1\"", "sh", path]
      return (try ChildProcess(words, home: "/", .descriptor(reader)), writer)
    } catch {
      close(writer)
      rmdir(path)
      throw error
    }
  }
}
