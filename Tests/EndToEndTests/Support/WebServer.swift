import Foundation
import Glibc
import TestSupport

/// A web server on the loopback address that answers one request after the other, in pieces, on demand.
final class WebServer {
  let url: String
  private let listener: Int32
  private var connection: Int32 = -1

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.listener = listener
    guard listener >= 0 else { throw SystemError("no socket") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      // Port 0: any free one.
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        bind(listener, name, length) == 0 && listen(listener, 8) == 0 && getsockname(listener, name, &length) == 0
      }
    }
    guard result, fcntl(listener, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError("no server") }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/ranking.json"
  }

  deinit {
    finish()
    close(listener)
  }

  /// Waits for a request.
  /// - Returns: its first line and headers; nil if none comes.
  func request() async throws -> String? {
    guard try await Poll.until({ isConnected() }) else { return nil }
    var question = ""
    let isAsked = try await Poll.until {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 { question += String(decoding: bytes.prefix(count), as: UTF8.self) }
      return question.contains("\r\n\r\n")
    }
    return isAsked ? question : nil
  }

  /// Waits for a request and answers with the head only.
  /// - Parameter head: status and headers, a line each.
  func begin(_ head: [String] = ["200 OK", "Content-Type: application/json"]) async throws -> Bool {
    guard try await request() != nil else { return false }
    send((["HTTP/1.0 \(head[0])"] + head.dropFirst() + ["", ""]).joined(separator: "\r\n").utf8)
    return true
  }

  /// Waits for a request and answers it whole.
  func answer(_ head: [String] = ["200 OK"], _ body: [UInt8] = []) async throws -> Bool {
    guard try await begin(head) else { return false }
    send(body)
    finish()
    return true
  }

  func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  /// Ends the answer. The next request is another connection.
  func finish() {
    if connection >= 0 { close(connection) }
    connection = -1
  }

  private func isConnected() -> Bool {
    if connection < 0 { connection = accept(listener, nil, nil) }
    return connection >= 0
  }
}

/// What the system knows of running programs.
enum Processes {
  /// Those with a text among their words, but for shells and the program under test.
  static func curls(with text: String) -> [Int32] {
    all.filter { process in
      let words = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
      return words.hasPrefix("curl\0") && words.contains(text)
    }
  }

  /// The children of a process, ended ones as well.
  static func children(of parent: Int32) -> [Int32] {
    all.filter { process in
      let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      // The program's name is in brackets and may contain anything.
      let parts = stat.split(separator: ")").last?.split(separator: " ") ?? []
      return parts.count > 1 && Int32(parts[1]) == parent
    }
  }

  /// What a process has open, by descriptor; pipes and sockets without their numbers.
  static func openFiles(of process: Int32) -> [String] {
    let folder = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return target.map { "\(name) \($0.prefix { $0 != "[" })" }
    }.sorted()
  }

  private static var all: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
  }
}
