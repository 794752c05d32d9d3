import Testing

@testable import townranking_bench

@Suite struct FigureTests {
  @Test(
    "times have three digits and the unit that suits them",
    arguments: [
      (0, "0.00 ns"), (4.2e-9, "4.20 ns"), (1.25e-6, "1.25 us"), (999.7e-6, "1.00 ms"), (0.0125, "12.5 ms"),
      (0.125, "125 ms"), (1, "1.00 s"), (72.04, "72.0 s"), (1234, "1,234 s"),
    ])
  func times(seconds: Double, text: String) {
    #expect(Figure.time(seconds) == text)
  }

  @Test(
    "amounts have three digits",
    arguments: [(0, "0.00"), (9.996, "10.0"), (750, "750"), (749_920, "750 k"), (13_115_477, "13.1 M")])
  func amounts(value: Double, text: String) {
    #expect(Figure.amount(value) == text)
  }

  @Test(
    "digits behind the point",
    arguments: [(1.005, 1, "1.0"), (0.06, 1, "0.1"), (-0.04, 1, "0.0"), (-1.25, 2, "-1.25"), (1234.5, 0, "1,235")])
  func fixed(value: Double, digits: Int, text: String) {
    #expect(Figure.fixed(value, digits: digits) == text)
  }

  @Test(
    "what is no number has none", arguments: [Double.nan, .infinity, 1e300])
  func noNumbers(value: Double) {
    #expect(Figure.fixed(value, digits: 2) == "-")
    #expect(Figure.time(value) == "-")
  }

  @Test("thousands are parted", arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func grouped(number: Int, text: String) {
    #expect(Figure.grouped(number) == text)
  }

  @Test("memory is in MiB")
  func memory() {
    #expect(Figure.mebibytes(1_572_864) == "1.5")
    #expect(Figure.mebibytes(nil) == "-")
  }
}
