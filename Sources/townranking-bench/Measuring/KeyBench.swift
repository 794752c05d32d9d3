import RankingBrowser
import TerminalUI

/// A key until the state has changed, and the frame that is drawn after it.
enum KeyBench {
  /// Down, half pages, to the end and back, the other tab.
  private static let keys: [Key] = [
    .down, .down, .up, .control("d"), .control("u"), .pageDown, .end, .up, .home, .right, .down, .left,
  ]

  static func run(_ subject: Subject, _ repetition: Repetition) -> [Measurement] {
    _ = ProcessMemory.readAndResetPeak()
    var subject = subject
    var presses: [Double] = []
    var frames: [Double] = []
    var cells = 0
    _ = repetition.samples {
      Stopwatch.time {
        for key in keys {
          presses.append(Stopwatch.time { subject.press(key) })
          frames.append(
            Stopwatch.time { cells += BrowserView.draw(subject.state, Subject.look).frame.size.height })
        }
      }
    }
    let memory = ProcessMemory.readAndResetPeak()
    return [
      Measurement(name: "key", times: Samples(presses), memory: memory),
      Measurement(name: cells > 0 ? "draw" : "draw nothing", times: Samples(frames), memory: memory),
    ]
  }
}
