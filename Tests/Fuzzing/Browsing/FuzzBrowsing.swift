import NcursesTerminal
import RankingBrowser
import RankingCore
import TerminalUI

/// libFuzzer's entry: any bytes, as what comes from a terminal. `Script` says what is what.
///
/// - Parameters:
///   - data: the input.
///   - count: its bytes.
@_cdecl("LLVMFuzzerTestOneInput")
@MainActor
public func browseOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Tally.isPrinted
  var script = Script(UnsafeBufferPointer(start: data, count: count))
  var session = Session(&script)
  while let step = script.next() { session.take(step) }
  session.finish()
  return 0
}
