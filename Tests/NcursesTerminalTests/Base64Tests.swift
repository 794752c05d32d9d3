import FoundationEssentials
import TestSupport
import Testing

@testable import NcursesTerminal

/// Base64 like Foundation's.
@Suite(.timeLimit(.minutes(10))) struct Base64Tests {
  @Test(
    "the examples of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func examples(text: String, expected: String) {
    #expect(Base64.text(Array(text.utf8)) == expected)
  }

  @Test("bytes of every length and value are encoded as by Foundation")
  func foundation() {
    var random = SplitMix(seed: 64)
    for length in 0..<300 {
      let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
    #expect(Base64.text(Array(UInt8.min...UInt8.max)) == Data(Array(UInt8.min...UInt8.max)).base64EncodedString())
  }
}
