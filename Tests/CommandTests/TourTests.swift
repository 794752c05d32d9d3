import RankingBrowser
import TestSupport
import Testing

@testable import townranking

extension CommandLineTests {
  /// The READMEs, and the tour of the guides.
  @Suite(.timeLimit(.minutes(10))) struct TourTests {
    @Test("every picture is the output of the command above it", arguments: Language.allCases)
    func pictures(language: Language) throws {
      let file = Project.guide(language.rawValue)
      for picture in Tour(guide: try Project.text(file)).pictures {
        let command = try #require(picture.command, "\(picture.name) has no line that begins with $")
        #expect(Tour.words(command).first == "townranking")
        let options = try Options(parsing: Tour.words(command))
        let size = try #require(options.frameSize, "\(command)")
        let text = Tour.markdown(command, try PrintCommand.frame(options, size, favorites: []).text)
        #expect(try Project.difference(of: text, from: "frame \(picture.name)", in: file) == nil)
      }
    }

    @Test("every view has its picture", arguments: Language.allCases)
    func complete(language: Language) throws {
      let tour = Tour(guide: try Project.text(Project.guide(language.rawValue)))
      let views = PanelKind.views.map(\.name)
      #expect(tour.pictures.map(\.name) == ["list", "rest", "search", "town"] + views + ["narrow"])
      let languages = try tour.pictures.map { try Options(parsing: Tour.words($0.command ?? "")).language }
      #expect(Set(languages).count == 2, "the screen is shown in both languages")
    }

    @Test("the commands and the data format in the Japanese README are those of the English one")
    func blocks() throws {
      let blocks = try ["en", "ja"].map { language in
        try Project.text(Project.readme(language)).split(separator: "```", omittingEmptySubsequences: false)
          .filter { $0.hasPrefix("sh\n") || $0.hasPrefix("json\n") }
      }
      #expect(blocks.first?.isEmpty == false && blocks.first == blocks.last)
    }

    @Test("the keys of both READMEs are keys of the list", arguments: ["en", "ja"])
    func keys(language: String) throws {
      let labels = Set(BrowserKeyMap.list.bindings.flatMap { $0.keys.map(\.label) })
      let rows = try Project.text(Project.readme(language)).split(separator: "\n").filter { $0.hasPrefix("| `") }
      #expect(rows.count == 10)
      for row in rows {
        let cell = try #require(row.split(separator: "|").first)
        let keys: [String] = cell.split(separator: "`").map(String.init).filter { $0 != " " }
        #expect(!keys.isEmpty && labels.isSuperset(of: keys), "\(row)")
      }
    }

    @Test("no README is longer than its first quarter of an hour", arguments: ["en", "ja"])
    func length(language: String) throws {
      #expect(
        try Project.text(Project.readme(language)).split(separator: "\n", omittingEmptySubsequences: false).count <= 150
      )
    }

    @Test("the READMEs link to each other")
    func links() throws {
      #expect(try Project.text("README.md").contains("](Resources/README.ja.md)"))
      #expect(try Project.text("Resources/README.ja.md").contains("](../README.md)"))
    }
  }
}

/// The pictures of a guide: parts between `<!-- frame name -->` and `<!-- /frame name -->`, each a command and its
/// output.
struct Tour {
  struct Picture {
    /// The text after "frame" in the markers.
    let name: String
    /// As typed, from the line that begins with "$ "; nil if there is none.
    let command: String?
  }

  private(set) var pictures: [Picture] = []

  init(guide: String) {
    var lines = guide.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix("<!-- frame "), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst("<!-- frame ".count).dropLast(" -->".count))
      let part = lines.prefix { $0 != "<!-- /frame \(name) -->" }
      let command = part.first { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
      pictures.append(Picture(name: name, command: command))
    }
  }

  /// The words of a command, separated by blanks outside quotation marks.
  static func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  /// A picture in the form of the guide.
  /// - Parameter output: the output of the command. Blanks at the ends of lines are removed.
  static func markdown(_ command: String, _ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
    return "```console\n$ \(command)\n" + lines.joined(separator: "\n") + "```\n"
  }
}
