import Glibc

/// The device of a real terminal, where the test writes as a program would and reads what the terminal answers.
final class TerminalLine {
  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError("no terminal \(path)") }
    takeModes()
  }

  deinit { close(descriptor) }

  /// Neither echo nor lines.
  func takeModes() {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    cfmakeraw(&modes)
    tcsetattr(descriptor, TCSANOW, &modes)
  }

  /// What has been typed or answered since the last time.
  func received() -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return received }
      received += buffer.prefix(count)
    }
  }

  func send(_ text: String) async throws {
    var rest = Array(text.utf8)[...]
    let isSent = try await Poll.until {
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isSent else { throw SystemError("the terminal takes nothing") }
  }

  /// Sends questions, and waits for the answers to end with a byte so often.
  func answers(to questions: String, _ count: Int, endingWith final: UInt8) async throws -> [[UInt8]] {
    try await send(questions)
    var bytes: [UInt8] = []
    var answers: [[UInt8]] = []
    _ = try await Poll.until {
      bytes += received()
      answers = bytes.split(separator: final, omittingEmptySubsequences: true).map(Array.init)
      return bytes.filter { $0 == final }.count >= count
    }
    guard answers.count == count else { throw SystemError("\(answers.count) of \(count) answers") }
    return answers
  }

  /// The columns, from 0, where the cursor stands after each of these texts, written at the left edge.
  func columns(after texts: [String]) async throws -> [Int] {
    var columns: [Int] = []
    for start in stride(from: 0, to: texts.count, by: 200) {
      let part = texts[start..<min(start + 200, texts.count)]
      let questions = part.map { "\r\u{1B}[K\($0)\u{1B}[6n" }.joined()
      for answer in try await answers(to: questions, part.count, endingWith: UInt8(ascii: "R")) {
        let column = answer.split(separator: UInt8(ascii: ";")).last.flatMap {
          Int(String(decoding: $0, as: UTF8.self))
        }
        columns.append((column ?? 0) - 1)
      }
    }
    return columns
  }
}
