/// How a town's name is read: as its station does.
public struct TownReading: Hashable, Sendable {
  /// In hiragana, for example ほんあつぎ.
  public var kana: String
  /// As the railway writes it, long vowels with a macron, for example Hon-Atsugi or Ōmiya.
  public var romaji: String

  /// Makes a reading from its two forms.
  public init(kana: String, romaji: String) {
    self.kana = kana
    self.romaji = romaji
  }
}
