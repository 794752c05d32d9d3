import Testing

@testable import townranking_bench

@Suite struct TextTableTests {
  @Test("words stand on the left, numbers on the right")
  func columns() {
    var table = TextTable(["what", "n", "MB/s"])
    table.add(["a", "1,000", "-"])
    table.add(["decode", "5", "12.5"])
    #expect(
      table.text == """
        what        n  MB/s
        ------  -----  ----
        a       1,000     -
        decode      5  12.5

        """)
  }

  @Test("several columns of words, and no spaces at the end of a line")
  func words() {
    var table = TextTable(["a", "b"], wordColumns: 2)
    table.add(["long", ""])
    #expect(table.text == "a     b\n----  -\nlong\n")
  }

  @Test("a contestant has a cell for each column, also without a baseline")
  func contestant() {
    let figures = ContestantFigures(name: "less", [])
    #expect(figures.row(to: nil).count == ContestantFigures.header.count)
    #expect(figures.row(to: figures).count == ContestantFigures.header.count)
  }

  @Test("a measurement has a cell for each column")
  func measurement() {
    let measurement = Measurement(name: "decode", times: Samples([0.5]), towns: 1_000, bytes: 50_000_000)
    let row = measurement.row(size: 1_000)
    #expect(row.count == Measurement.header.count)
    #expect(row == ["1,000", "decode", "1", "500 ms", "500 ms", "500 ms", "500 ms", "2.00 k", "100", "-", "-"])
  }
}
