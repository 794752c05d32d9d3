/// The slide between the two tabs. Positions are 0 for the left tab and 1 for the right one; times are milliseconds.
package struct Slide: Equatable, Sendable {
  /// The article's 0.3 s, for the whole distance.
  package static let duration = 300

  let from: Double
  let to: Double
  let start: Int

  /// The position at a time, linear. A clock that jumps back or ahead only ends the slide.
  package func position(at now: Int) -> Double {
    let length = abs(to - from) * Double(Self.duration)
    guard length > 0, now >= start else { return to }
    let part = Double(now - start) / length
    return part >= 1 ? to : from + (to - from) * part
  }

  /// Whether it has ended at a time, in milliseconds.
  package func isOver(at now: Int) -> Bool {
    position(at: now) == to
  }
}
