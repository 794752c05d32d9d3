extension CheckFinding {
  /// The towns of a finding: the first few by their names, and their number.
  package struct Names: Hashable, Sendable {
    /// Long ones are cut.
    package let first: [String]
    /// All of them.
    package let count: Int

    /// How many are not named.
    package var rest: Int { count - first.count }
  }

  /// What is found. Texts of the data are quoted, and cut where they are long.
  package indirect enum Kind: Hashable, Sendable, CustomStringConvertible {
    /// What ended the reading.
    case failure(RankingError)
    case badTown(Mismatch)
    /// So many that are only counted.
    case moreBadTowns(Int)
    case unknownMember(String, isOfTown: Bool, times: Int)
    case emptyList, missingList
    /// What is the matter with a town.
    case town(String, rank: Int, Kind)
    /// Characters that a text should not have: the first of them by its name, or the text.
    case fault(TextFault, String, count: Int)
    case blanksAround(String)
    /// After a town of a greater rank, for the first time of so many.
    case outOfOrder(after: Int, places: Int)
    case unusedRanks(from: Int, to: Int)
    case sharedRank(Names)
    case impossibleFall(Int, lastYear: Int)
    case sharedLastYear(rank: Int, Names)
    /// The name is that of a town before it, which stands there.
    case twice(path: String, line: Int, rank: Int)
    /// The name is also that of a town before it, which has another line and stands there.
    case namesake(path: String, line: Int, rank: Int)
    /// The town has another line in the other list.
    case otherLine(String, other: String, path: String, line: Int)

    /// In English.
    package var description: String {
      switch self {
      case .failure(let error): error.reason
      case .badTown(let mismatch): "found \(mismatch.found), expected \(mismatch.expected)"
      case .moreBadTowns(let count): "\(count) more towns cannot be used"
      case .unknownMember(let name, let isOfTown, let times):
        "\(name) is no member of \(isOfTown ? "a town" : "a ranking")" + (times == 1 ? "" : " (\(times) times)")
      case .emptyList: "the list is empty"
      case .missingList: "the list is missing"
      case .town(let name, let rank, let kind): "\(name), rank \(rank): \(kind)"
      case .fault(let fault, let found, let count):
        "has \(fault.rawValue): \(found)" + (count == 1 ? "" : ", \(count) such characters")
      case .blanksAround(let text): "has blanks around it: \(text)"
      case .outOfOrder(let rank, let places):
        "comes after rank \(rank): the list is not in order"
          + (places == 1 ? "" : ", the first of \(places) such places")
      case .unusedRanks(let first, let last):
        first == last ? "no town has rank \(last)" : "no town has a rank from \(first) to \(last)"
      case .sharedRank(let names): "\(names.count) towns share the rank: \(Self.list(names))"
      case .impossibleFall(let ranks, let lastYear):
        "fell by \(ranks), so its rank of last year would be \(lastYear)"
      case .sharedLastYear(let rank, let names):
        "\(names.count) towns come from rank \(rank) of last year: \(Self.list(names))"
      case .twice(let path, let line, let rank): "already in this list: \(path) (line \(line)), rank \(rank)"
      case .namesake(let path, let line, let rank):
        "has the name of another town of this list, and another line: \(path) (line \(line)), rank \(rank)"
      case .otherLine(let here, let other, let path, let line): "\(here) here, \(other) in \(path) (line \(line))"
      }
    }

    private static func list(_ names: Names) -> String {
      names.first.joined(separator: ", ") + (names.rest > 0 ? " and \(names.rest) more" : "")
    }
  }
}
