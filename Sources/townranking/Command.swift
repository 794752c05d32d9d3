import CSupport
import Glibc
import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

// Pointers: the words of the command line, by the count that comes with them; a C string of the environment, up to its
// zero.

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

/// The command as a whole.
enum Command {
  /// - Parameter arguments: with the program's name first.
  /// - Returns: the exit status.
  static func run(_ arguments: [FilePath]) -> Int32 {
    Crashes.watch(report: "townranking: a fault of the program; please report this with the command line and the file")
    StandardFiles.occupyClosed()
    // A file that may not grow is an error of that file, and no reason to be killed.
    signal(SIGXFSZ, SIG_IGN)
    let otherCharacterSet = CharacterSet.prepare()
    let options: Options
    do {
      options = try Options(parsing: arguments)
    } catch {
      return refuse(error)
    }
    if let otherCharacterSet, !options.isAboutProgram {
      Output.complain(
        "the locale's character set is \(otherCharacterSet); towns need UTF-8. Try LC_ALL=C.UTF-8 townranking")
      return ExitStatus.failure
    }
    AmbiguousWidth.isTwo = options.ambiguous == .two
    do {
      return try perform(options)
    } catch let error as UsageError {
      return refuse(error)
    } catch {
      Output.complain("\(error)")
      return ExitStatus.failure
    }
  }

  private static func refuse(_ error: UsageError) -> Int32 {
    Output.complain("\(error). Try 'townranking --help'.")
    return ExitStatus.usage
  }

  private static func perform(_ options: Options) throws -> Int32 {
    if options.wantsHelp {
      try Output.write(Usage.text(options.language))
    } else if options.wantsVersion {
      try Output.write(Version.text)
    } else if options.wantsManual {
      try Output.write(Manual.text(options.language))
    } else if let shell = options.completion {
      try Output.write(shell.script(options.language))
    } else if options.wantsCheck {
      return try CheckCommand.run(options)
    } else if let size = options.frameSize {
      try PrintCommand.frame(options, size)
    } else if let format = options.format {
      try PrintCommand.list(options, format)
    } else if isatty(STDOUT_FILENO) == 0 {
      try PrintCommand.list(options, .plain)
    } else {
      return try BrowseCommand.run(options)
    }
    return ExitStatus.success
  }
}

/// How the command ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// Something could not be read, written or shown.
  static let failure: Int32 = 1
  /// The command line was wrong.
  static let usage: Int32 = 2

  /// Ended by a signal, in the shell's manner.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// Standard input, output and error as a shell gives them, or does not (`>&-`).
enum StandardFiles {
  /// Takes the places of those that are closed. Otherwise the next file that is opened, of the user's data perhaps, would
  /// be standard output. What stands in their places can neither be read nor written, so a use is still an error.
  static func occupyClosed() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}

/// The character set of the locale.
enum CharacterSet {
  /// Takes the locale of the environment. C, POSIX and locales that are not installed run as C.UTF-8.
  /// - Returns: the name of a character set that is not UTF-8, which the towns cannot be shown in; nil if all is well.
  static func prepare() -> String? {
    if setlocale(LC_CTYPE, "") == nil || isPlain(String(cString: setlocale(LC_CTYPE, nil))) {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    let name = String(cString: nl_langinfo(Int32(CODESET)))
    return name.uppercased() == "UTF-8" ? nil : name
  }

  private static func isPlain(_ locale: String) -> Bool {
    locale == "C" || locale == "POSIX"
  }
}

/// The environment's variables.
enum Environment {
  /// The value; nil where it is not set or empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
