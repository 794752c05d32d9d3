import Foundation
import Testing

@testable import RankingCore

@Suite("Encodings", .timeLimit(.minutes(10)))
struct EncodingTests {
  private static let text = "{\"townRankingsForRent\": []}"

  @Test func aByteOrderMarkIsAccepted() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + embeddedBytes
    for size in [1, 2, 3, 4, 7, 100_000] {
      #expect(try read(bytes, pieces: size).data == publishedData())
    }
    #expect(message("\u{FEFF}x") == "data.json: line 1, column 1: found 'x', expected a ranking ('{')")
    #expect(message("\u{FEFF}{\"x\"\u{FEFF}")?.contains("column 5: found U+FEFF") == true)
  }

  /// Found by fuzzing: in pieces, where the first mark was dropped before the second came, the second was accepted too.
  @Test func aSecondByteOrderMarkIsNot() {
    let bytes = [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)
    for size in [1, 2, 3, 4, 5, 6, 7, 100] {
      #expect(message(bytes, pieces: size)?.contains("column 1: found U+FEFF") == true, "\(size)")
    }
  }

  /// The same for what looks like UTF-16 after it.
  @Test func nothingAfterAByteOrderMarkIsAnotherEncoding() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x7B, 0, 0x7D, 0]
    for size in [1, 2, 3, 4, 100] {
      #expect(message(bytes, pieces: size)?.contains("column 2: found U+0000") == true, "\(size)")
    }
  }

  @Test(arguments: [
    (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16"), (.utf16BigEndian, "UTF-16"),
    (.utf32, "UTF-32"), (.utf32LittleEndian, "UTF-32"), (.utf32BigEndian, "UTF-32"),
  ])
  func othersAreNamed(encoding: String.Encoding, name: String) throws {
    let bytes = Array(try #require(Self.text.data(using: encoding)))
    for size in [1, 7, 100] {
      #expect(message(bytes, pieces: size) == "data.json: \(name), not UTF-8; save the file as UTF-8")
    }
    #expect(message(Array(bytes.prefix(2)) + [])?.isEmpty == false)
  }

  @Test(
    arguments: [
      ([0x80], "1, column 11"), ([0xC0, 0x80], "1, column 11"), ([0xED, 0xA0, 0x80], "1, column 11"),
      ([0xF5, 0x80, 0x80, 0x80], "1, column 11"), ([0xE8, 0xA1, 0x97, 0xE8], "1, column 12"),
      ([0x82, 0xA0], "1, column 11"),
    ] as [([UInt8], String)])
  func brokenUTF8IsRefusedWithItsPlace(broken: [UInt8], place: String) {
    let expected = "data.json: line \(place): not UTF-8; save the file as UTF-8"
    let inText = Array("{\"title\":\"".utf8) + broken + Array("\"}".utf8)
    for size in [1, 2, 7, 100] { #expect(message(inText, pieces: size) == expected) }
    let outside = Array("{\"title\":\n".utf8) + broken
    #expect(message(outside)?.contains("not UTF-8") == (broken.count < 4 || broken[0] == 0xF5))
  }

  @Test func lineEndsOfAnySystem() throws {
    let text = String(decoding: embeddedBytes, as: UTF8.self)
    let expected = try publishedData()
    #expect(try read(text.replacingOccurrences(of: "\n", with: "\r\n")).data == expected)
    #expect(try read(text.replacingOccurrences(of: "\n", with: "\r")).data == expected)
  }

  /// Every sequence of up to three bytes, and those of four at the limits, against the standard library's own check.
  @Test func sequencesAgreeWithTheLibrary() {
    let tails: [[UInt8]] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0].map { [$0] }
    var sequences = (UInt8(0x80)...0xFF).map { [$0] }
    for _ in 0..<3 {
      let longer = sequences.filter { $0.count == sequences.last?.count }.flatMap { start in tails.map { start + $0 } }
      sequences += longer
    }
    for sequence in sequences {
      let isValid = String(validating: sequence, as: UTF8.self)?.unicodeScalars.count == 1
      #expect((UTF8Sequence(at: 0, in: sequence.span) == .valid(sequence.count)) == isValid, "\(sequence)")
    }
  }
}
