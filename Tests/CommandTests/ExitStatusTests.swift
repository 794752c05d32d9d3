import Testing

@testable import townranking

/// How the command ends, in the shell's manner.
@Suite struct ExitStatusTests {
  @Test("a signal is 128 and its number", arguments: [(1, 129), (2, 130), (15, 143)] as [(Int32, Int32)])
  func signal(number: Int32, status: Int32) {
    #expect(ExitStatus.signal(number) == status)
  }

  @Test("success, failure and a wrong command line differ")
  func others() {
    #expect((ExitStatus.success, ExitStatus.failure, ExitStatus.usage) == (0, 1, 2))
  }
}
