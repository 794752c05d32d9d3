import RankingBrowser
import TestSupport
import Testing

@testable import townranking

extension CommandLineTests {
  /// The tour of the READMEs.
  @Suite struct TourTests {
    @Test("every picture is what the command above it prints", arguments: Language.allCases)
    func pictures(language: Language) throws {
      let file = Project.readme(language.rawValue)
      for picture in Tour(readme: try Project.text(file)).pictures {
        let command = try #require(picture.command, "\(picture.name) has no line that begins with $")
        #expect(Tour.words(command).first == "townranking")
        let options = try Options(parsing: Tour.words(command))
        let size = try #require(options.frameSize, "\(command)")
        let text = Tour.markdown(command, try PrintCommand.frameText(options, size))
        #expect(try Project.difference(of: text, from: "frame \(picture.name)", in: file) == nil)
      }
    }

    @Test("every view has its picture", arguments: Language.allCases)
    func complete(language: Language) throws {
      let tour = Tour(readme: try Project.text(Project.readme(language.rawValue)))
      #expect(
        tour.pictures.map(\.name) == [
          "list", "rest", "search", "town", "movement", "compare", "lines", "regions", "narrow",
        ])
      let languages = try tour.pictures.map { try Options(parsing: Tour.words($0.command ?? "")).language }
      #expect(Set(languages).count == 2, "the screen is shown in both languages")
    }

    @Test("what the Japanese README says to type, and its form of the data, are those of the English one")
    func blocks() throws {
      let blocks = try ["en", "ja"].map { language in
        try Project.text(Project.readme(language)).split(separator: "```", omittingEmptySubsequences: false)
          .filter { $0.hasPrefix("sh\n") || $0.hasPrefix("json\n") }
      }
      #expect(Array(try #require(blocks.first).prefix(6)) == blocks.last)
    }

    @Test("the READMEs lead to one another")
    func links() throws {
      #expect(try Project.text("README.md").contains("](Resources/README.ja.md)"))
      #expect(try Project.text("Resources/README.ja.md").contains("](../README.md)"))
    }
  }
}
