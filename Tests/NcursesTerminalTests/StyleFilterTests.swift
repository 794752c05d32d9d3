import TestSupport
import Testing

@testable import NcursesTerminal

/// The filter leaves out bytes and nothing that is seen.
@Suite struct StyleFilterTests {
  private static let plainText = Array("\u{1B}(B\u{1B}[m".utf8)

  @Test(
    "what it makes of some bytes",
    arguments: [
      ("a look that is there already", "\u{1B}[1ma\u{1B}[0;1mb", "\u{1B}[0;1mab"),
      ("blanks show no foreground", "\u{1B}[31;44ma\u{1B}[32;44m  b", "\u{1B}[0;31;44ma  \u{1B}[32mb"),
      ("but they show an underline", "a\u{1B}[4m b", "\u{1B}[ma\u{1B}[4m b"),
      ("erasing needs the background", "a\u{1B}[32;44m\u{1B}[K", "\u{1B}[ma\u{1B}[44m\u{1B}[K"),
      ("moving needs nothing", "a\u{1B}[32m\u{1B}[3;4H\u{1B}[mb", "\u{1B}[ma\u{1B}[3;4Hb"),
      ("back to plain", "\u{1B}[1;31ma\u{1B}[mb", "\u{1B}[0;1;31ma\u{1B}[mb"),
      (
        "a step is shorter than a new start", "\u{1B}[1;38;5;231ma\u{1B}[0;38;5;231mb",
        "\u{1B}[0;1;38;5;231ma\u{1B}[22mb"
      ),
      ("the character set is chosen once", "\u{1B}(Ba\u{1B}(Bb", "\u{1B}(B\u{1B}[mab"),
      ("direct colour", "\u{1B}[38;2;1;2;3ma", "\u{1B}[0;38;2;1;2;3ma"),
      ("what it does not know passes", "\u{1B}[9ma\u{1B}[0mb", "\u{1B}[m\u{1B}[9ma\u{1B}[mb"),
    ])
  func rows(name: String, bytes: String, expected: String) throws {
    var filter = try #require(StyleFilter(plainText: Self.plainText))
    let filtered = String(decoding: filter.filtered(Array(bytes.utf8)), as: UTF8.self)
    #expect(filtered.debugDescription == expected.debugDescription, "\(name)")
  }

  @Test("any bytes look the same with it and without it")
  func random() throws {
    var random = SplitMix(seed: 1)
    let words = [
      "a", "b", " ", "  ", "\r", "\u{1B}[K", "\u{1B}[5X", "\u{1B}[2;7H", "\u{1B}[3C", "\u{1B}[m", "\u{1B}[0m",
      "\u{1B}(B",
      "\u{1B}[1m", "\u{1B}[4m", "\u{1B}[7m", "\u{1B}[0;1;4m", "\u{1B}[31m", "\u{1B}[38;5;208m", "\u{1B}[48;5;236m",
      "\u{1B}[44m", "\u{1B}[39;49m", "\u{1B}[22m", "\u{1B}[0;1m", "\u{1B}[38;2;9;8;7m", "\u{0F}", "\u{1B}[97;104m",
    ]
    var saved = 0
    for _ in 0..<400 {
      var filter = try #require(StyleFilter(plainText: Self.plainText))
      var bytes = Array("\u{1B}[m".utf8)
      var filtered: [UInt8] = []
      var frame = bytes
      for _ in 0..<60 {
        let word = Array(words.randomElement(using: &random, or: "a").utf8)
        bytes += word
        frame += word
        if Int.random(in: 0..<8, using: &random) == 0 {
          filtered += filter.filtered(frame)
          frame = []
        }
      }
      filtered += filter.filtered(frame)
      #expect(seen(bytes) == seen(filtered), "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      saved += bytes.count - filtered.count
    }
    #expect(saved > 10_000)
  }

  @Test("a terminal that ends a look in another way has none")
  func other() {
    #expect(StyleFilter(plainText: Array("\u{1B}[m\u{0F}".utf8)) != nil)
    #expect(StyleFilter(plainText: Array("\u{1B}G0".utf8)) == nil)
    #expect(StyleFilter(plainText: []) == nil)
  }

  /// What a terminal would show, as a list of what was written in which look.
  private func seen(_ bytes: [UInt8]) -> [String] {
    var rest = bytes[...]
    var style = SGRStyle()
    var seen: [String] = []
    while let byte = rest.first {
      if byte != 0x1B {
        rest.removeFirst()
        if byte == 0x20 { seen.append("blank \(onBlanks(style))") }
        if byte > 0x20 { seen.append("\(byte) \(style)") }
        continue
      }
      let sequence = EscapeSequence(at: &rest)
      switch sequence.kind {
      case .style: _ = style.apply(sequence.parameters)
      case .characterSet: break
      case .movement: seen.append(String(decoding: sequence.bytes, as: UTF8.self))
      case .blanking: seen.append(String(decoding: sequence.bytes, as: UTF8.self) + " \(onBlanks(style))")
      case .other: seen.append("other")
      }
    }
    return seen
  }

  private func onBlanks(_ style: SGRStyle) -> String {
    style.isPlainOnBlanks ? "\(style.withLetters(of: SGRStyle()))" : "\(style)"
  }
}

extension Array {
  fileprivate func randomElement(using random: inout SplitMix, or fallback: Element) -> Element {
    randomElement(using: &random) ?? fallback
  }
}
