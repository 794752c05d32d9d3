import RankingCore

/// libFuzzer's entry: any bytes, as a file that was read. The first byte says into which pieces the others are cut, and
/// whether to look at all that can be done with them, which takes longer.
///
/// - Parameters:
///   - data: the input.
///   - count: its bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func decodeOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: data, count: count)
  guard let first = input.first else { return 0 }
  let bytes = Array(input.dropFirst())

  let whole = Outcome { () throws(RankingError) in try RankingReader.read(bytes, name: "data.json") }
  let pieces = Outcome { () throws(RankingError) in try InPieces(size: first & 0x3F).read(bytes, name: "data.json") }
  expect(whole == pieces, "in pieces: \(pieces.bytes), whole: \(whole.bytes)")
  if case .failure(let error) = whole.result { expect(error.description.isOneLine, "the message has a line break") }
  expectStrictness(bytes, whole.result)
  if first < 0x40 {
    let check = RankingCheck(json: bytes, name: "data.json")
    for finding in check.findings { expect("\(finding)".isOneLine, "a finding has a line break") }
    if case .failure = whole.result { expect(check.errorCount > 0, "--check finds no error in what is refused") }
  }
  return 0
}

/// The strict reading takes what the other one takes without leaving out a town, and gives the same in another order.
private func expectStrictness(_ bytes: [UInt8], _ whole: Result<Ranking, RankingError>) {
  let strict = Result { () throws(RankingError) in try TownRankingData(json: bytes, name: "data.json") }
  switch (strict, whole) {
  case (.success(let data), .success(let ranking)):
    expect(ranking.skipped.isEmpty, "a town that cannot be used was taken")
    expect(Ranking(data: data, name: "data.json") == ranking, "another ranking")
  case (.failure(let error), .success(let ranking)):
    expect(error == ranking.skipped.first.map { .shape(name: "data.json", $0) }, "\(error)")
  case (.failure(let error), .failure(let other)):
    expect(error == other, "\(error), \(other)")
  case (.success, .failure(let error)): expect(false, "strictly taken: \(error)")
  }
}

/// Ends the process, which makes the input a finding, where something does not hold.
func expect(_ holds: Bool, _ otherwise: @autoclosure () -> String) {
  if !holds { fatalError(otherwise()) }
}

extension String {
  fileprivate var isOneLine: Bool { !utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}
