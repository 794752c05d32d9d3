import RankingCore

/// Writes a ranking as JSON, in the form of the published file: four spaces, members in its order.
///
/// `TownRankingData(json:)` reads the same data back.
enum RankingJSON {
  /// Writes the data as JSON, without a line feed at the end.
  ///
  /// The texts at the root are written only if there are any. A new town has null for both members of its movement;
  /// where it is unknown they are left out.
  static func write<Failure>(
    _ data: TownRankingData, to out: inout PieceWriter<Failure>
  ) throws(Failure) {
    out.append("{\n" as StaticString)
    for (name, text) in [
      ("title", data.title), ("region", data.region), ("edition", data.edition), ("source", data.source),
    ] {
      guard let text else { continue }
      out.append("    \"\(name)\": ")
      append(quoted: text, to: &out)
      out.append(",\n" as StaticString)
    }
    for market in Market.allCases {
      out.append("    \"\(market.jsonKey)\": ")
      try write(data[market], to: &out)
      out.append(market == Market.allCases.last ? "\n}" : ",\n" as StaticString)
    }
  }

  private static func write<Failure>(_ towns: [TownInfo], to out: inout PieceWriter<Failure>) throws(Failure) {
    if towns.isEmpty {
      out.append("[]" as StaticString)
      return
    }
    var isFirst = true
    for town in towns {
      out.append(isFirst ? "[\n" : ",\n" as StaticString)
      isFirst = false
      append(town, to: &out)
      try out.handOnIfFull()
    }
    out.append("\n    ]" as StaticString)
  }

  private static func append<Failure>(_ town: TownInfo, to out: inout PieceWriter<Failure>) {
    out.append("        {\n            \"rank\": " as StaticString)
    out.append(town.rank)
    out.append(",\n            \"townName\": " as StaticString)
    append(quoted: town.townName, to: &out)
    if town.change != .unknown {
      out.append(",\n            \"isRankUp\": " as StaticString)
      out.append(town.isRankUp.map { $0 ? "true" : "false" } ?? "null" as StaticString)
      out.append(",\n            \"rankFluctuation\": " as StaticString)
      if let ranks = town.rankFluctuation { out.append(ranks) } else { out.append("null" as StaticString) }
    }
    out.append(",\n            \"availableLine\": " as StaticString)
    append(quoted: town.availableLine, to: &out)
    out.append("\n        }" as StaticString)
  }

  private static func append<Failure>(quoted text: String, to out: inout PieceWriter<Failure>) {
    out.append("\"" as StaticString)
    out.append(text, unless: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }, escaped: escaped)
    out.append("\"" as StaticString)
  }

  /// A JSON string. Only what RFC 8259 demands is escaped, and what is not readable text; Japanese stays readable.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var result = ""
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
    return result
  }

  /// Whether a terminal shows it and does nothing else: a file may be printed on one.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) || (0x3040...0x9FFF).contains(scalar.value) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  /// A scalar as one escape, or as two for a surrogate pair.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }
}
