import Foundation
import TestSupport

@testable import RankingCore

let embeddedBytes = PackageResources.TownRanking2021_json

/// The content of the published file: only towns.
func publishedData() throws -> TownRankingData {
  try RankingReader.read(embeddedBytes, name: "published").data
}

extension RankingSource {
  /// Opens a file and reads all of it.
  static func readAll(
    path: String, byteLimit: Int = RankingReader.defaultByteLimit
  ) throws(RankingError) -> Ranking {
    let source = try open(path: path)
    var reader = RankingReader(name: source.name, byteLimit: byteLimit)
    return try source.readAll(into: &reader)
  }
}

/// Reads a text in one piece.
func read(_ text: String) throws -> Ranking {
  try RankingReader.read(Array(text.utf8), name: "data.json")
}

/// Reads bytes in pieces of `size`, decoding each as far as possible.
func read(_ bytes: [UInt8], pieces size: Int) throws -> Ranking {
  var reader = RankingReader(name: "data.json")
  for start in stride(from: 0, to: bytes.count, by: size) {
    try bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { try reader.append($0) }
    while try reader.advance(maximumUnits: 1) == .working {}
  }
  return try reader.finished()
}

/// The message for a text that cannot be read; nil if it can.
func message(_ bytes: [UInt8], pieces size: Int? = nil) -> String? {
  do {
    if let size {
      _ = try read(bytes, pieces: size)
    } else {
      _ = try RankingReader.read(bytes, name: "data.json")
    }
    return nil
  } catch {
    return "\(error)"
  }
}

func message(_ text: String) -> String? { message(Array(text.utf8)) }

/// A rent list whose first town is good and whose second is `town`.
func listWith(_ town: String) -> String {
  """
  {"townRankingsForRent": [{"rank": 1, "townName": "A", "availableLine": "L"}, \(town)]}
  """
}

/// This many towns, with the given ranks or 1, 2, 3 ...
func towns(_ ranks: some Sequence<Int>) -> [TownInfo] {
  ranks.enumerated().map { index, rank in
    TownInfo(rank: rank, townName: "町\(index)", isRankUp: true, rankFluctuation: 1, availableLine: "線")
  }
}

/// `bytes` with one to three small changes, most of them with bytes that matter to JSON.
func mutated(_ bytes: [UInt8], using generator: inout SplitMix) -> [UInt8] {
  let telling = Array("{}[],:\"\\/0123456789.-+eEtrufalsn \n\t\u{0}".utf8) + [0x80, 0xBF, 0xC0, 0xE3, 0xED, 0xF4, 0xFF]
  var result = bytes
  for _ in 0..<Int.random(in: 1...3, using: &generator) {
    let place = Int.random(in: 0...result.count, using: &generator)
    let byte = telling.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: result.insert(byte, at: place)
    case 1 where place < result.count: result[place] = byte
    case 2 where place < result.count: result.remove(at: place)
    case 3:
      let end = min(result.count, place + Int.random(in: 0..<20, using: &generator))
      result.insert(contentsOf: result[place..<end], at: place)
    default:
      let end = min(result.count, place + Int.random(in: 0..<20, using: &generator))
      result.removeSubrange(place..<end)
    }
  }
  return result
}

/// The members of a good town with some of them replaced or, by nil, left out.
func goodTown(_ changes: KeyValuePairs<String, String?>) -> String {
  var members = [
    ("rank", "2"), ("townName", "\"B\""), ("isRankUp", "true"), ("rankFluctuation", "1"), ("availableLine", "\"\""),
  ]
  for (name, value) in changes {
    members.removeAll { $0.0 == name }
    if let value { members.append((name, value)) }
  }
  return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
}
