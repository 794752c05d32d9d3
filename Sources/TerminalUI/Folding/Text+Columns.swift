extension Text {
  /// The cells that a range of glyphs takes, counted from the text's left edge. What is beyond the text is left out.
  package func columns(of range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<glyphs.count)
    let left = glyphs[..<range.lowerBound].reduce(0) { $0 + $1.width }
    return left..<glyphs[range].reduce(left) { $0 + $1.width }
  }
}
