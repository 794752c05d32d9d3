/// The pictures of a README: parts between `<!-- frame name -->` and `<!-- /frame name -->`, each a command and what it
/// prints.
struct Tour {
  struct Picture {
    /// What stands in the markers behind "frame".
    let name: String
    /// As it is typed, from the line that begins with "$ "; nil where there is none.
    let command: String?
  }

  private(set) var pictures: [Picture] = []

  init(readme: String) {
    var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix("<!-- frame "), line.hasSuffix(" -->") else { continue }
      let name = String(line.dropFirst("<!-- frame ".count).dropLast(" -->".count))
      let part = lines.prefix { $0 != "<!-- /frame \(name) -->" }
      let command = part.first { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
      pictures.append(Picture(name: name, command: command))
    }
  }

  /// The words of a command, parted by blanks that are not between quotation marks.
  static func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  /// A picture as the README has it.
  /// - Parameter output: what the command prints. Blanks at the ends of lines are left out.
  static func markdown(_ command: String, _ output: String) -> String {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.reversed().drop { $0 == " " }.reversed().map(String.init).joined()
    }
    return "```console\n$ \(command)\n" + lines.joined(separator: "\n") + "```\n"
  }
}
