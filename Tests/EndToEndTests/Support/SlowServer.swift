import Glibc

/// A web server on the loopback address that sends one answer, in pieces, on demand.
final class SlowServer {
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
        bind(listener, name, length) == 0 && listen(listener, 1) == 0 && getsockname(listener, name, &length) == 0
      }
    }
    guard result, fcntl(listener, F_SETFL, O_NONBLOCK) == 0 else { throw SystemError("no server") }
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/ranking.json"
  }

  deinit {
    finish()
    close(listener)
  }

  /// Waits for the request and answers with the head only.
  func begin() async throws -> Bool {
    guard try await Poll.until({ isConnected() }) else { return false }
    var question = ""
    let isAsked = try await Poll.until {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 { question += String(decoding: bytes.prefix(count), as: UTF8.self) }
      return question.contains("\r\n\r\n")
    }
    send("HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n".utf8)
    return isAsked
  }

  func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = Glibc.send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  func finish() {
    if connection >= 0 { close(connection) }
    connection = -1
  }

  private func isConnected() -> Bool {
    if connection < 0 { connection = accept(listener, nil, nil) }
    return connection >= 0
  }
}
