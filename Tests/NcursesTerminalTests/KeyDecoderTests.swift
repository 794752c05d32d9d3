import NcursesTerminal
import TerminalUI
import TestSupport
import Testing

/// What a terminal sent and what it means, one row per case.
@Suite(.timeLimit(.minutes(10))) struct KeyDecoderTests {
  @Test(arguments: KeyRows.keys + KeyRows.mouse + KeyRows.pastes + KeyRows.backgrounds)
  func means(_ row: KeyRow) {
    expect(row)
  }

  @Test(arguments: KeyRows.nothing)
  func doesNothing(_ row: KeyRow) {
    expect(row)
  }

  @Test(arguments: KeyRows.keys + KeyRows.nothing)
  func isForgottenBeforeTheNextKey(_ row: KeyRow) {
    #expect(decode(row.bytes + Array("a".utf8)) == row.events + [.key(.character("a"))], "\(row)")
  }

  @Test(arguments: KeyRows.unfinished)
  func isGivenUpWhenTheRestDoesNotCome(_ row: KeyRow) {
    expect(row)
    var decoder = KeyDecoder()
    var events: [Event] = []
    for byte in row.bytes { decoder.feed(byte, into: &events) }
    #expect(decoder.waitMilliseconds != nil, "\(row)")
    decoder.timeOut(into: &events)
    #expect(decoder.waitMilliseconds == nil, "\(row)")
  }

  @Test(
    "a cursor position answers the width query, once; unsolicited it is ignored",
    arguments: [("2", false), ("3", true), ("1", false)])
  func width(column: String, isTwo: Bool) {
    var decoder = KeyDecoder()
    var events: [Event] = []
    let answer = Array("\u{1B}[7;\(column)Rj".utf8)
    for byte in answer { decoder.feed(byte, into: &events) }
    #expect(events == [.key(.character("j"))])
    decoder.awaitsWidth = true
    for byte in answer + answer { decoder.feed(byte, into: &events) }
    #expect(events.dropFirst() == [.ambiguousWidth(isTwo: isTwo), .key(.character("j")), .key(.character("j"))])
  }

  @Test(
    "device attributes count as the end of the answers, and are not a key",
    arguments: [("\u{1B}[?62;22c", true), ("\u{1B}[?6c", true), ("\u{1B}[>0;276;0c", false), ("\u{1B}[?1006h", false)])
  func deviceAttributes(answer: RawText, isEnd: Bool) {
    var decoder = KeyDecoder()
    var events: [Event] = []
    for byte in answer.text.utf8 { decoder.feed(byte, into: &events) }
    #expect(events.isEmpty && decoder.hasDeviceAttributes == isEnd)
  }

  private func expect(_ row: KeyRow) {
    #expect(decode(row.bytes) == row.events, "\(row)")
    // Wherever a slow line cuts it, no event comes too early.
    for count in row.bytes.indices {
      var decoder = KeyDecoder()
      var events: [Event] = []
      for byte in row.bytes.prefix(count) { decoder.feed(byte, into: &events) }
      #expect(row.events.starts(with: events), "\(row), cut after \(count) bytes")
    }
  }

  @Test func escapeIsShortAndSlowLinesHaveTime() {
    #expect(wait(after: []) == nil)
    #expect(wait(after: [0x61]) == nil)
    #expect(wait(after: [0x1B]) == 100)
    #expect(wait(after: [0x1B, 0x5B]) == 1000)
    #expect(wait(after: [0xE6, 0x9C]) == 1000)
    #expect(wait(after: Array("\u{1B}[200~text".utf8)) == 3000)
    #expect(wait(after: Array("\u{1B}[A".utf8)) == nil)
  }

  private func wait(after bytes: [UInt8]) -> Int? {
    var decoder = KeyDecoder()
    var events: [Event] = []
    for byte in bytes { decoder.feed(byte, into: &events) }
    return decoder.waitMilliseconds
  }

  @Test func anythingMayComeAndTheNextKeyIsAKey() {
    var generator = Noise(state: 2021)
    var decoder = KeyDecoder()
    var events: [Event] = []
    for round in 1...100_000 {
      // Bytes that begin sequences are more frequent than by chance.
      let byte = generator.next()
      decoder.feed(byte % 5 == 0 ? [0x1B, 0x5B, 0x4F, 0x5D, 0x9B, 0x3B][Int(byte / 5) % 6] : byte, into: &events)
      guard round % 1000 == 0 else { continue }
      decoder.timeOut(into: &events)
      events.removeAll()
      decoder.feed(0x61, into: &events)
      #expect(events == [.key(.character("a"))])
    }
  }

  @Test func longPastesEndAtALimit() throws {
    let text = String(repeating: "a", count: (1 << 20) + 10)
    let events = decode(Array("\u{1B}[200~\(text)\u{1B}[201~b".utf8))
    try #require(events.count == 2)
    #expect(events.first == .paste(String(text.prefix(1 << 20))))
    #expect(events.last == .key(.character("b")))
  }

  @Test func endlessSequencesAreSwallowed() {
    let long = String(repeating: "1;", count: 100_000)
    #expect(decode(Array("\u{1B}[\(long)Aa".utf8)) == [.key(.character("a"))])
    #expect(decode(Array("\u{1B}]52;\(long)\u{7}a".utf8)) == [.key(.character("a"))])
  }

  @Test func terminfoKnowsMoreKeys() {
    let keys = TerminfoKeys([
      (Array("\u{1B}[224z".utf8), .function(1)), (Array("\u{1B}A".utf8), .up), (Array("\u{1B}P".utf8), .function(2)),
      (Array("\u{1B}?p".utf8), .home), (Array("\u{1B}[H".utf8), .home), ([0x7F], .delete), ([], .end),
    ])
    let rows: [(String, [Key])] = [
      ("\u{1B}[224z", [.function(1)]), ("\u{1B}A", [.up]), ("\u{1B}P", [.function(2)]), ("\u{1B}?p", [.home]),
      ("\u{1B}?qa", [.character("a")]), ("\u{1B}[H", [.home]), ("\u{7F}", [.backspace]),
      ("\u{1B}[225za", [.character("a")]),
      ("\u{1B}\u{1B}Aa", [.character("a")]), ("\u{1B}Ba", [.character("a")]),
    ]
    for (text, expected) in rows {
      #expect(decode(Array(text.utf8), keys) == expected.map(Event.key), "\(text.debugDescription)")
    }
  }
}

/// The events of bytes, if nothing comes after them.
private func decode(_ bytes: [UInt8], _ keys: TerminfoKeys = TerminfoKeys()) -> [Event] {
  var decoder = KeyDecoder(terminfoKeys: keys)
  var events: [Event] = []
  for byte in bytes { decoder.feed(byte, into: &events) }
  decoder.timeOut(into: &events)
  return events
}

/// The same noise in every run.
private struct Noise {
  var state: UInt64

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 33)
  }
}
