import RankingBrowser
import TestSupport
import Testing

@testable import townranking

extension CommandLineTests {
  /// The tour of the README.
  @Suite struct TourTests {
    @Test("every picture is what the command above it prints")
    func pictures() throws {
      let file = "README.md"
      for picture in Tour(readme: try Project.text(file)).pictures {
        let command = try #require(picture.command, "\(picture.name) has no line that begins with $")
        #expect(Tour.words(command).first == "townranking")
        let options = try Options(parsing: Tour.words(command))
        let size = try #require(options.frameSize, "\(command)")
        let text = Tour.markdown(command, try PrintCommand.frameText(options, size))
        #expect(try Project.difference(of: text, from: "frame \(picture.name)", in: file) == nil)
      }
    }

    @Test("every view has its picture")
    func complete() throws {
      let tour = Tour(readme: try Project.text("README.md"))
      #expect(
        tour.pictures.map(\.name) == [
          "list", "rest", "search", "town", "movement", "compare", "lines", "regions", "narrow",
        ])
      let languages = try tour.pictures.map { try Options(parsing: Tour.words($0.command ?? "")).language }
      #expect(Set(languages).count == 2, "the screen is shown in both languages")
    }
  }
}
