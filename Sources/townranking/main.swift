import Glibc
import RankingCore

// Not CommandLine.arguments: those are repaired where they are not UTF-8, and a file's name need not be.
let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
exit(Command.run(words.compactMap { $0.map { FilePath(cString: $0) } }))
