import Glibc

/// The whole program.
enum BenchCommand {
  /// - Parameter words: the command line without the name of the program.
  /// - Returns: the exit status: 0, 1 when something failed, 2 for a wrong command line.
  static func run(_ words: [String]) -> Int32 {
    do throws(BenchUsageError) {
      let options = try BenchOptions(parsing: words)
      return run(options)
    } catch {
      complain("\(error); --help shows what there is")
      return 2
    }
  }

  private static func run(_ options: BenchOptions) -> Int32 {
    do throws(BenchError) {
      switch options.task {
      case .help: try OutputFile.standard.write(BenchUsage.text)
      case .measure: try MeasureCommand.run(options)
      case .compare(let file): try CompareCommand.run(options, file: file)
      case .generate(let towns, let file): try GenerateCommand.run(towns: towns, file: file)
      }
      return 0
    } catch {
      complain(error.description)
      return 1
    }
  }

  private static func complain(_ message: String) {
    OutputFile.report("townranking-bench: \(message)")
  }
}
