import CSupport
import Glibc
import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

// Pointers: the words of the command line, by the count that comes with them.

/// The process's entry point.
@main
enum EntryPoint {
  static func main() {
    exit(Command.run(words))
  }

  /// Not CommandLine.arguments: it repairs invalid UTF-8, which file names may contain. Not in `main`, which the
  /// compiler binds to the main actor: checking that would link the whole concurrency library.
  private static var words: [FilePath] {
    UnsafeBufferPointer(start: support_arguments(), count: Int(support_argument_count()))
      .compactMap { $0.map { FilePath(cString: $0) } }
  }
}

/// The command as a whole.
enum Command {
  /// - Parameter arguments: starting with the program's name.
  /// - Returns: the exit status.
  static func run(_ arguments: [FilePath]) -> Int32 {
    Crashes.watch(
      report: "townranking: a fault of the program; please report this with the command line and the file",
      memoryReport: "townranking: out of memory; allow more (ulimit -v unlimited) or read less",
      stackReport: "townranking: the stack is too small; allow more, for example: ulimit -s 8192")
    StandardFiles.occupyClosed()
    // Exceeding the file size limit is an error of that file, not a reason to be killed.
    signal(SIGXFSZ, SIG_IGN)
    let otherCharacterSet = CharacterSet.prepare()
    let usual = Environment.value(Options.variable)
    let options: Options
    do {
      options = try Options(parsing: arguments, usual: usual)
    } catch {
      return fail(error, otherCharacterSet == nil ? Options.errorLanguage(of: arguments, usual: usual) : .english)
    }
    if let otherCharacterSet, !options.isAboutProgram {
      Output.complain(
        "the locale's character set is \(otherCharacterSet); towns need UTF-8. Try LC_ALL=C.UTF-8 townranking")
      return ExitStatus.failure
    }
    AmbiguousWidth.isTwo = options.ambiguous == .two
    do {
      return try perform(options)
    } catch {
      // Where the characters are others, nothing but ASCII can be shown.
      return fail(error, otherCharacterSet == nil ? options.errorLanguage : .english)
    }
  }

  /// Says why the command ends.
  private static func fail(_ error: any Error, _ language: Language) -> Int32 {
    let text = (error as? any Message)?.text(language) ?? "\(error)"
    let usage = error as? UsageError
    // The help does not tell what is wrong with the variable.
    let hasHint =
      switch usage {
      case nil, .inVariable: false
      default: true
      }
    Output.complain(text + (hasHint ? Remark.seeHelp.text(language) : ""))
    return usage != nil ? ExitStatus.usage : ExitStatus.failure
  }

  private static func perform(_ options: Options) throws -> Int32 {
    if options.wantsHelp {
      try Output.write(Usage.text(options.language))
    } else if options.wantsVersion {
      try Output.write(Version.text(options.language))
    } else if options.wantsManual {
      try Output.write(Manual.text(options.language))
    } else if let shell = options.completion {
      try Output.write(shell.script(options.language))
    } else if options.wantsCheck {
      return try CheckCommand.run(options)
    } else if let size = options.frameSize {
      return try PrintCommand.frame(options, size)
    } else if options.wantsYears {
      return try PrintCommand.years(options, options.format ?? .plain)
    } else if let format = options.format {
      return try PrintCommand.list(options, format)
    } else if isatty(STDOUT_FILENO) == 0 {
      return try PrintCommand.list(options, .plain)
    } else {
      return try BrowseCommand.run(options)
    }
    return ExitStatus.success
  }
}
