/// Base64 by RFC 4648, in which terminals take text for the clipboard.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let number = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      let quads = [18, 12, 6, 0].map { digits[number >> $0 & 63] }
      result += quads.prefix(group.count + 1)
      result += Array(repeating: UInt8(ascii: "="), count: 3 - group.count)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
