import Testing

@testable import townranking_bench

@Suite struct TerminalAnswersTests {
  private func answer(to texts: String...) -> String {
    var answers = TerminalAnswers()
    return String(decoding: texts.flatMap { answers.answer(to: Array($0.utf8)) }, as: UTF8.self)
  }

  @Test("what programs ask is answered, in order")
  func questions() {
    #expect(answer(to: "a\u{1B}[6nb") == "\u{1B}[1;2R")
    #expect(answer(to: "\u{1B}[c") == "\u{1B}[?62;22c")
    #expect(answer(to: "\u{1B}]11;?\u{7}\u{1B}[6n") == "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[1;2R")
  }

  @Test("a question may come in parts")
  func parts() {
    #expect(answer(to: "text\u{1B}", "[6", "n\u{1B}[", "c") == "\u{1B}[1;2R\u{1B}[?62;22c")
  }

  @Test("other sequences are no questions")
  func others() {
    #expect(answer(to: "\u{1B}[6", "m\u{1B}[1;1H6n\u{1B}[", "31m") == "")
    #expect(answer(to: "\u{1B}\u{1B}[6n") == "\u{1B}[1;2R")
  }
}
