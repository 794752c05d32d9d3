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

  /// A JSON string. Only what RFC 8259 demands is escaped, so that Japanese stays readable.
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
      case "\u{00}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
