import CSupport
import Glibc
import RankingCore

/// Where the process begins.
@main
enum EntryPoint {
  static func main() {
    // Not CommandLine.arguments: those are repaired where they are not UTF-8, and a file's name need not be.
    let words = UnsafeBufferPointer(start: support_arguments(), count: Int(support_argument_count()))
    exit(Command.run(words.compactMap { $0.map { FilePath(cString: $0) } }))
  }
}
