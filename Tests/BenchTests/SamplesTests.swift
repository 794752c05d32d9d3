import Testing

@testable import townranking_bench

@Suite struct SamplesTests {
  @Test("the median of an odd number is the one in the middle, in whatever order they come")
  func odd() {
    let samples = Samples([5, 1, 3])
    #expect(samples.median == 3)
    #expect((samples.lowest, samples.highest) == (1, 5))
    #expect(samples.count == 3)
  }

  @Test("the median of an even number lies between two")
  func even() {
    #expect(Samples([4, 1, 2, 3]).median == 2.5)
  }

  @Test("quartiles lie in proportion")
  func quartiles() {
    let samples = Samples([1, 2, 3, 4])
    #expect((samples.lowerQuartile, samples.upperQuartile) == (1.75, 3.25))
    #expect((samples.quantile(-1), samples.quantile(2)) == (1, 4))
  }

  @Test("one value is all of them")
  func one() {
    let samples = Samples([7])
    #expect([samples.median, samples.lowerQuartile, samples.upperQuartile, samples.highest] == [7, 7, 7, 7])
  }

  @Test("nothing measured is not a number")
  func none() {
    #expect(Samples([]).median.isNaN)
    #expect(Samples([]).lowest.isNaN)
    #expect(Figure.time(Samples([]).median) == "-")
  }
}
