import CSupport
import Testing

@Suite("support_fold and support_find")
struct SupportFoldTests {
  private func fold(_ bytes: [UInt8], capacity: Int) -> (needed: Int, buffer: [UInt8]) {
    var buffer = [UInt8](repeating: 0xAA, count: capacity + 4)
    let needed = support_fold(bytes, bytes.count, &buffer, capacity)
    return (needed, buffer)
  }

  @Test func longTextIsFoldedWhole() {
    let expected = Array(String(repeating: "ガ", count: 1_000).utf8)
    let (needed, buffer) = fold(Array(String(repeating: "ｶﾞ", count: 1_000).utf8), capacity: 3_000)
    #expect(needed == 3_000)
    #expect(Array(buffer.prefix(3_000)) == expected)
  }

  @Test(arguments: [0, 1, 2, 5])
  func writesNoMoreThanItMay(capacity: Int) {
    let (needed, buffer) = fold(Array("ＪＲ本".utf8), capacity: capacity)
    #expect(needed == 5)
    #expect(Array(buffer.prefix(capacity)) == Array(Array("jr本".utf8).prefix(capacity)))
    #expect(buffer.dropFirst(capacity).allSatisfy { $0 == 0xAA })
  }

  @Test func refusesWhatIsNotUTF8() {
    #expect(fold([0xFF], capacity: 8).needed == -1)
    #expect(fold([0x61, 0xE6, 0x9C], capacity: 8).needed == -1)
    #expect(fold([], capacity: 8).needed == 0)
  }

  @Test func findsTheFirst() {
    let text: [UInt8] = [1, 2, 3, 2, 3]
    #expect(support_find(text, 5, [2, 3], 2) == 1)
    #expect(support_find(text, 5, [3, 1], 2) == -1)
    #expect(support_find(text, 5, [], 0) == 0)
    #expect(support_find([], 0, [1], 1) == -1)
  }
}
