import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

// Pointers: bytes are read into an array by its own count.

/// Where a ranking is published: an http or https address, which the program curl fetches. curl's library would cost
/// every start the loading of thirty more, addresses or not.
struct Address: Equatable {
  private let text: String

  /// - Returns: nil if the operand is a path.
  init?(_ operand: FilePath) {
    text = operand.description
    guard Self.isWeb(text) else { return nil }
  }

  /// Whether a text begins as an address that curl and web browsers are given.
  static func isWeb(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.hasPrefix("https://") || lower.hasPrefix("http://")
  }

  /// As it is shown: without user and password.
  var shown: String { Self.withoutUser(text) }

  /// Every address in a text without user and password.
  static func withoutUser(_ text: String) -> String {
    guard let last = text.lastIndex(of: "@") else { return text }
    var rest = text[...]
    var result = ""
    while let colon = rest.firstIndex(of: ":") {
      let isStart = rest[colon...].hasPrefix("://")
      let start = rest.index(colon, offsetBy: isStart ? 3 : 1)
      result += rest[..<start]
      rest = rest[start...]
      guard isStart else { continue }
      let authority = rest.prefix { !"/?# ".contains($0) }
      // What follows the last colon of a host is a port: anything else belongs to a password that is not escaped.
      let port = authority.split(separator: ":", omittingEmptySubsequences: false).dropFirst().last ?? ""
      let isHost = authority.hasSuffix("]") || port.allSatisfy(\.isNumber)
      let user = authority.lastIndex(of: "@") ?? (isHost ? nil : last)
      if let user, user >= start { rest = rest[rest.index(after: user)...] }
    }
    return result + rest
  }

  /// Asks for it, beside everything else: the source has its bytes as they come.
  ///
  /// - Throws: `RankingError.noProgram`, `.cannotOpen`. Reading throws `.cannotRead` with curl's own words if not all of
  ///   it came.
  func fetch(_ programs: Programs) throws(RankingError) -> RankingSource {
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(null) }
    guard null >= 0, let output = Pipe(), let complaints = Pipe() else {
      throw .cannotOpen(name: shown, reason: systemText(errno))
    }
    let started = programs.start(call, [null, output.writing, complaints.writing])
    guard let process = started.process else {
      switch started.end {
      case .notStarted(let code) where code != ENOENT:
        throw .cannotOpen(name: shown, reason: "curl: \(systemText(code))")
      case .notStarted, .noProgram, .status, .signal, nil: throw .noProgram(name: shown, program: "curl")
      }
    }
    let fetch = Fetch(process, programs, complaints.takeReading(), name: shown)
    return try RankingSource(name: shown, fileDescriptor: output.takeReading()) { () throws(RankingError) in
      try fetch.confirmEnd()
    }
  }

  /// Nobody's settings (-q, which has to be first), brackets as they are (-g), other protocols not even after a
  /// redirect. It gives up after 10 s without a connection, or 30 s without a byte.
  private var call: ProgramCall {
    ProgramCall(
      "curl",
      [
        "curl", "-q", "-g", "-fsSL", "--compressed", "--proto", "=http,https", "--connect-timeout", "10",
        "--speed-limit", "1", "--speed-time", "30", text,
      ])
  }
}

/// A running curl. It is ended when nobody reads what it fetches any more.
private final class Fetch {
  /// How long it may take to end once it has nothing more to write, in milliseconds.
  private static let patience = 1000
  /// Bytes kept of what it complains about: the last.
  private static let mostBytes = 4096

  private let process: Int32
  private let programs: Programs
  private let complaints: Int32
  private let name: String
  private var hasEnded = false

  init(_ process: Int32, _ programs: Programs, _ complaints: Int32, name: String) {
    self.process = process
    self.programs = programs
    self.complaints = complaints
    self.name = name
  }

  deinit {
    if !hasEnded { _ = programs.kill(process) }
    close(complaints)
  }

  /// Throws what went wrong, if anything did. To be called when its output has ended.
  func confirmEnd() throws(RankingError) {
    let complaint = complaint()
    // It has closed its output, and has ended or is about to.
    let end = programs.end(of: process) ?? programs.kill(process)
    hasEnded = true
    guard end != .status(0) else { return }
    let reason =
      switch end {
      case .status(let status): "curl: status \(status)"
      case .signal(let signal): "curl: signal \(signal)"
      case .notStarted, .noProgram: "curl"
      }
    throw .cannotRead(name: name, reason: complaint ?? reason)
  }

  /// Its last line about an error, without what it advises in further lines; nil if there is none. Waits for its end.
  private func complaint() -> String? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: Self.mostBytes)
    var request = pollfd(fd: complaints, events: Int16(POLLIN), revents: 0)
    let deadline = Clock.now() + Self.patience
    while case let time = deadline - Clock.now(), time > 0, poll(&request, 1, Int32(time)) > 0 {
      let count = piece.withUnsafeMutableBytes { readWithoutInterruption(complaints, into: $0) }
      guard count > 0 else { break }
      bytes = (bytes + piece.prefix(count)).suffix(Self.mostBytes)
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.last { $0.hasPrefix("curl: ") } ?? lines.last
    return line.map { Address.withoutUser(String($0)) }
  }
}

/// A pipe. What is not taken of it is closed.
private final class Pipe {
  private var reading: Int32
  let writing: Int32

  init?() {
    guard let ends = makePipe() else { return nil }
    (reading, writing) = ends
  }

  /// The end to read from, which belongs to the caller.
  func takeReading() -> Int32 {
    defer { reading = -1 }
    return reading
  }

  deinit {
    if reading >= 0 { close(reading) }
    close(writing)
  }
}
