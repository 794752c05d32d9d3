import Testing

@testable import townranking_bench

@Suite struct ShownTextTests {
  private func isIn(_ texts: String...) -> [Bool] {
    var text = ShownText()
    return texts.map { text.isIn($0.utf8) }
  }

  @Test("characters are shown, of any script, and spaces too", arguments: ["a", "街", " ", "\u{1B}[1mb", "\u{1B}(Bc"])
  func characters(text: String) {
    #expect(isIn(text) == [true])
  }

  @Test(
    "what only controls the terminal is not",
    arguments: ["", "\r\n", "\u{1B}[23;74H", "\u{1B}[?1h\u{1B}=\r", "\u{1B}(B\u{1B}[m", "\u{1B}]0;title\u{7}\r"])
  func controls(text: String) {
    #expect(isIn(text) == [false])
  }

  @Test("sequences may come in parts")
  func parts() {
    #expect(isIn("\u{1B}", "[2", "3;1H", "x") == [false, false, false, true])
    #expect(isIn("\u{1B}]11;", "rgb\u{1B}", "\\", "y") == [false, false, false, true])
  }
}
