import RankingCore
import TerminalUI

/// A program to be started.
package struct ProgramCall: Equatable, Sendable {
  /// What it is called in notices.
  package let name: String
  /// The program, looked up in PATH, and its arguments; empty if there is no program of that name.
  package let words: [String]
  /// Its standard input; nil for none.
  package let input: String?
  /// Whether it has a screen or asks questions, and so needs the terminal for itself.
  package let needsTerminal: Bool

  /// A call without a shell: each word arrives as it is.
  package init(_ name: String, _ words: [String], input: String? = nil, needsTerminal: Bool = false) {
    self.name = name
    self.words = words
    self.input = input
    self.needsTerminal = needsTerminal
  }
}

/// How a program ended.
package enum ProgramEnd: Equatable, Sendable {
  /// By itself, with this status; 0 for success.
  case status(Int32)
  /// By a signal, by its number.
  case signal(Int32)
  /// It did not begin; the system's error number.
  case notStarted(Int32)
  /// The call names no program.
  case noProgram
}

/// Starts other programs.
package protocol ProgramRunner: AnyObject {
  /// Starts a program beside the browser, away from the terminal, and does not wait for it.
  /// - Returns: its process, or why there is none.
  func start(_ call: ProgramCall) -> (process: Int32?, end: ProgramEnd?)

  /// How a started program has ended; nil while it runs. Not to be asked again after an answer.
  func end(of process: Int32) -> ProgramEnd?

  /// Lets a started program run: nobody will ask how it ends.
  func release(_ process: Int32)

  /// Runs a program in the terminal, which must have been given back, and waits for its end.
  func run(_ call: ProgramCall) -> ProgramEnd
}

/// What other programs are to do. They are tried in turn until one does it: one that fails at once has not, and one
/// that succeeds or is still there after a while has.
struct Errand {
  enum Purpose {
    /// Show an address.
    case open(String)
    /// Put a text on a clipboard; the notice says so.
    case copy(String, Notice)
  }

  enum Outcome: Equatable {
    case done
    /// What was tried, and how it ended.
    case failed([Failure])
  }

  struct Failure: Equatable {
    let name: String
    let end: ProgramEnd
  }

  /// How long a program may take to fail, in milliseconds.
  static let patience = 500
  /// Milliseconds between two looks at a program.
  static let interval = 20

  let purpose: Purpose
  private var rest: ArraySlice<ProgramCall>
  private var failures: [Failure] = []
  private var running: (name: String, process: Int32, deadline: Int)?

  /// Nothing is started before `advance`.
  init(_ purpose: Purpose, _ calls: [ProgramCall]) {
    self.purpose = purpose
    rest = calls[...]
  }

  /// Looks at the program that was started, and starts the next one if it has failed.
  /// - Parameters:
  ///   - lend: runs a program in the terminal.
  /// - Returns: nil while it is not known whether the program fails.
  mutating func advance(
    _ programs: any ProgramRunner, clock: () -> Int, lend: (ProgramCall) -> ProgramEnd
  ) -> Outcome? {
    if let (name, process, deadline) = running {
      if let end = programs.end(of: process) {
        if end == .status(0) { return .done }
        failures.append(Failure(name: name, end: end))
      } else if clock() < deadline {
        return nil
      } else {
        programs.release(process)
        return .done
      }
    }
    running = nil
    while let call = rest.popFirst() {
      let begin = clock()
      if call.needsTerminal {
        let end = lend(call)
        // The user has seen it, whatever it ended with.
        if end == .status(0) || clock() - begin >= Self.patience { return .done }
        failures.append(Failure(name: call.name, end: end))
        continue
      }
      let started = programs.start(call)
      if let process = started.process {
        running = (call.name, process, begin + Self.patience)
        return nil
      }
      failures.append(Failure(name: call.name, end: started.end ?? .noProgram))
    }
    return .failed(failures)
  }
}

extension Words {
  /// What was tried and how it ended, in one line; empty if nothing was.
  func failures(_ failures: [Errand.Failure]) -> String {
    failures.map { failure in
      let reason =
        switch failure.end {
        case .status(let status): filled(.endedWithStatus, Int(status))
        case .signal(let signal): filled(.endedBySignal, Int(signal))
        case .notStarted(let code): systemText(code)
        case .noProgram: self[.namesNoProgram]
        }
      return "\(failure.name): \(reason)"
    }.joined(separator: ", ")
  }
}
