import Glibc
import RankingBrowser
import RankingCore
import TerminalUI

/// Measures the parts of the program, with generated towns and without a terminal. `compare.py` runs the whole program
/// in one.
@main enum BenchCommand {
  private static let usage = """
    Usage: Bench [--towns N,N ...] [--runs N]
           Bench --hostile N,N
           Bench --generate N FILE

    How long townranking takes to decode a ranking, to answer a key, to draw a frame of 80x24, to search and to sort,
    with 40, 10,000 and 1,000,000 towns in both lists together.

      --towns N,N      so many towns; each size is measured on its own, the smallest first
      --runs N         everything is done so often at least (5)
      --hostile N,N    instead, the slowest step with texts that are made to take long, in N kB of them
      --generate N     write a ranking of N towns as JSON; it is always the same one

    """

  static func main() {
    var towns = [40, 10_000, 1_000_000]
    var runs = 5
    var words = CommandLine.arguments.dropFirst()
    while let word = words.popFirst() {
      let values = words.popFirst()?.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 } ?? []
      switch (word, values.first) {
      case ("--towns", _?): towns = values.sorted()
      case ("--runs", let count?): runs = count
      case ("--hostile", _?):
        do throws(RankingError) { try HostileTexts.measure(values.sorted()) } catch { end("\(error)\n", status: 1) }
        return
      case ("--generate", let count?):
        guard let file = words.popFirst() else { return end(usage, status: 2) }
        if !MadeUpTowns.write(count, to: file) { end("\(file): \(String(cString: strerror(errno)))\n", status: 1) }
        return
      default: return end(usage, status: word == "--help" ? 0 : 2)
      }
    }
    print(columns("towns", "what", "runs", "median", "quickest", "slowest", "peak memory"))
    do throws(RankingError) {
      for count in towns { try measure(count, runs: runs) }
    } catch {
      return end("\(error)\n", status: 1)
    }
    print("\nPeak memory is that of this process so far.")
  }

  private static func end(_ text: String, status: CInt) {
    write(status == 0 ? STDOUT_FILENO : STDERR_FILENO, text, text.utf8.count)
    exit(status)
  }

  private static func measure(_ towns: Int, runs: Int) throws(RankingError) {
    let ranking = try measureDecoding(towns, runs: runs)
    let subject = Subject(ranking)
    measureKeys(subject, towns, runs: runs)
    measureSearch(subject, towns, runs: runs)
    measureSort(subject, towns, runs: runs)
  }

  /// Decodes a JSON file, including reading it.
  private static func measureDecoding(_ towns: Int, runs: Int) throws(RankingError) -> Ranking {
    var template = Array("/tmp/townranking-bench-XXXXXX".utf8CString)
    close(mkstemp(&template))
    let file = text(template)
    defer { unlink(file) }
    guard MadeUpTowns.write(towns, to: file) else {
      throw .cannotRead(name: file, reason: String(cString: strerror(errno)))
    }
    var ranking = Ranking(data: TownRankingData())
    let times = try Times(runs) { times throws(RankingError) in
      // The previous ranking must not be in memory at the same time.
      ranking = Ranking(data: TownRankingData())
      try times.measure { () throws(RankingError) in
        var loader = RankingLoader(source: try RankingSource.open(path: file), byteLimit: .max)
        ranking = try loader.finish()
      }
    }
    times.report(towns, "decode")
    return ranking
  }

  /// A movement key until the state has changed, and then the frame.
  private static func measureKeys(_ subject: Subject, _ towns: Int, runs: Int) {
    let keys: [Key] = [
      .down, .down, .up, .control("d"), .control("u"), .pageDown, .end, .up, .home, .right, .down, .left,
    ]
    var subject = subject
    var cells = 0
    var frames = Times()
    let presses = Times(runs) { presses in
      for key in keys {
        presses.measure { subject.press(key) }
        frames.measure { cells += BrowserView.draw(subject.state, .dark).frame.size.width }
      }
    }
    presses.report(towns, "key")
    frames.report(towns, cells > 0 ? "frame" : "no frame")
  }

  /// A letter in the prompt until all matches are shown. The first letter also prepares the towns.
  private static func measureSearch(_ subject: Subject, _ towns: Int, runs: Int) {
    var others = Times()
    let firsts = Times(runs) { firsts in
      var searching = subject
      searching.press(.character("/"))
      firsts.measure { searching.press(.character("h")) }
      for letter in "on" { others.measure { searching.press(.character(letter)) } }
    }
    firsts.report(towns, "search: first letter")
    others.report(towns, "search: next letter")
  }

  /// All orders one after the other, each until both lists have it.
  private static func measureSort(_ subject: Subject, _ towns: Int, runs: Int) {
    var orders: [SortOrder: Times] = [:]
    _ = Times(runs) { all in
      var sorting = subject
      all.measure {
        for _ in SortOrder.allCases.dropFirst() {
          var times = Times()
          times.measure { sorting.press(.character("s")) }
          orders[sorting.state.order, default: Times()].add(times)
        }
      }
    }
    for order in SortOrder.allCases { orders[order]?.report(towns, "sort: \(order)") }
  }
}

/// The browser with a ranking, driven by keys. Ranks 11+ are open, so that all towns are rows.
struct Subject {
  private(set) var state: BrowserState

  init(_ ranking: Ranking, _ language: Language = .japanese) {
    var opening = BrowserState.Opening()
    opening.words = Words(language)
    opening.isExpanded = true
    state = BrowserState(ranking: ranking, size: Size(width: 80, height: 24), opening)
  }

  /// Presses a key. Requested work is done here too, where the browser uses a thread for long lists.
  mutating func press(_ key: Key) {
    if let action = EventMap.action(for: .key(key), in: state) { state.apply(action) }
  }
}

/// The durations of repeated runs.
struct Times {
  private var seconds: [Double] = []

  init() {}

  /// Repeats the work: quick work more often than asked, so that the median is meaningful.
  init<Failure: Error>(_ runs: Int, _ work: (inout Times) throws(Failure) -> Void) throws(Failure) {
    let end = Self.now() + 0.3
    var done = 0
    while done < runs || (Self.now() < end && done < 1_000) {
      try work(&self)
      done += 1
    }
  }

  mutating func measure<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) {
    let start = Self.now()
    try work()
    seconds.append(Self.now() - start)
  }

  mutating func add(_ other: Times) { seconds += other.seconds }

  /// Prints a row of the table.
  func report(_ towns: Int, _ what: String) {
    let sorted = seconds.sorted()
    let times = [sorted[sorted.count / 2], sorted.first ?? 0, sorted.last ?? 0].map(Self.figure)
    print(columns(String(towns), what, String(sorted.count), times[0], times[1], times[2], peakMemory()))
  }

  /// Three digits with a suitable unit.
  static func figure(_ seconds: Double) -> String {
    let unit = [(1.0, "s"), (1e-3, "ms")].first { seconds >= $0.0 } ?? (1e-6, "us")
    return withVaList([seconds / unit.0]) { arguments in
      var digits = [CChar](repeating: 0, count: 32)
      vsnprintf(&digits, digits.count, seconds / unit.0 < 100 ? "%.3g" : "%.0f", arguments)
      return text(digits)
    } + " " + unit.1
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The peak resident memory of this process (proc(5), status: VmHWM).
private func peakMemory() -> String {
  guard let file = fopen("/proc/self/status", "r") else { return "-" }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, CInt(line.count), file) != nil {
    let words = text(line).split { $0 == " " || $0 == "\t" }
    if words.first == "VmHWM:", words.count > 1, let kibibytes = Int(words[1]) { return "\(kibibytes / 1024) MiB" }
  }
  return "-"
}

/// A C string, up to its end.
private func text(_ characters: [CChar]) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// A row of the table: two words on the left, figures on the right.
func columns(_ towns: String, _ what: String, _ figures: String...) -> String {
  func padding(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(width - text.count, 0)) }
  return padding(towns, 9) + towns + "  " + what + padding(what, 22)
    + figures.map { padding($0, 12) + $0 }.joined()
}
