import CSupport
import Glibc
import RankingCore

// Pointers: the words of the command line, by the count that comes with them.

/// Where the process begins.
@main
enum EntryPoint {
  static func main() {
    exit(Command.run(words))
  }

  /// Not CommandLine.arguments: those are repaired where they are not UTF-8, and a file's name need not be.
  /// Apart from `main`, which the compiler binds to the main actor: to check that would take all of concurrency along.
  private static var words: [FilePath] {
    UnsafeBufferPointer(start: support_arguments(), count: Int(support_argument_count()))
      .compactMap { $0.map { FilePath(cString: $0) } }
  }
}
