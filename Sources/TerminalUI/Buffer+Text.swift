extension Buffer {
  /// The characters of each row, blanks at the end included.
  package var textRows: [String] {
    (0..<size.height).map { y in
      var scalars = String.UnicodeScalarView()
      for cell in row(y) { cell.glyph.append(to: &scalars) }
      return String(scalars)
    }
  }
}
