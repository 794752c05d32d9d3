/// Writes a ranking as JSON, in the form of the published file: four spaces, members in its order.
///
/// What is written is what `RankingReader` reads: the same data come back.
public enum RankingWriter {
  /// The data as JSON text, without a line feed at the end.
  ///
  /// The texts at the root are written only if there are any. A town that is new has null for both members of
  /// its movement.
  public static func json(_ data: TownRankingData) -> String {
    var members: [String] = []
    for member in TextMember.allCases {
      guard let text = data[keyPath: member.keyPath] else { continue }
      members.append("    \"\(member.name)\": \(quoted(text))")
    }
    for market in Market.allCases {
      members.append("    \"\(market.jsonKey)\": \(list(data[market]))")
    }
    return "{\n" + members.joined(separator: ",\n") + "\n}"
  }

  private static func list(_ towns: [TownInfo]) -> String {
    if towns.isEmpty { return "[]" }
    return "[\n" + towns.map(object).joined(separator: ",\n") + "\n    ]"
  }

  private static func object(_ town: TownInfo) -> String {
    """
            {
                "rank": \(town.rank),
                "townName": \(quoted(town.townName)),
                "isRankUp": \(town.isRankUp.map(String.init) ?? "null"),
                "rankFluctuation": \(town.rankFluctuation.map(String.init) ?? "null"),
                "availableLine": \(quoted(town.availableLine))
            }
    """
  }

  /// A JSON string. Only what RFC 8259 demands is escaped, and what is no text to read; Japanese stays readable.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isPlain(scalar) { result.unicodeScalars.append(scalar) } else { result += escaped(scalar) }
      }
    }
    return result + "\""
  }

  /// Whether a terminal shows it and does nothing else: a file may be printed on one.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || (0x3040...0x9FFF).contains(scalar.value) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  /// A scalar as one escape, or as the two of a surrogate pair.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
