import RankingCore
import TerminalUI

/// Folds Latin spellings of Japanese for comparison, in two steps.
/// The fold of a spelling's prefix is (with the help of `RomajiPattern`) a prefix of the spelling's fold, so that a
/// town does not vanish while its name is being typed.
enum RomajiFold {
  /// The letters a to z of a folded query or name: without macrons, circumflexes, hyphens, apostrophes and blanks.
  ///
  /// - Returns: nil if there is anything else, or no letter.
  static func letters(of folded: [UInt8]) -> [UInt8]? {
    var letters: [UInt8] = []
    for scalar in String(decoding: folded, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "a"..."z": letters.append(UInt8(truncatingIfNeeded: scalar.value))
      case "ā", "â": letters.append(a)
      case "ī", "î": letters.append(i)
      case "ū", "û": letters.append(u)
      case "ē", "ê": letters.append(e)
      case "ō", "ô": letters.append(o)
      case " ", "-", "'", "‘", "’", "`", "´", "ʼ", "‐", "‑", "–", "—", "−": continue
      default: return nil
      }
    }
    return letters.isEmpty ? nil : letters
  }

  /// With one vowel for a long one: `oo`, `ou` and `oh` (except the syllable `ho`) are `o`, and `uu` is `u`.
  static func spelled(_ letters: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      let isLong =
        switch (result.last, letter) {
        case (o, o), (o, u), (u, u): true
        case (o, h): letters.dropFirst(index + 1).first.map { !isVowel($0) } ?? true
        default: false
        }
      if !isLong { result.append(letter) }
    }
    return result
  }

  /// With one spelling per sound, the Kunrei one: `shi`, `chi`, `tsu`, `fu`, `ji` and `dzu` are `si`, `ti`, `tu`, `hu`,
  /// `zi` and `zu`; `m` before `b`, `m`, `p` is `n`, and so are several `n`, which some input methods require.
  static func sounded(_ spelled: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = spelled[...]
    while let letter = rest.popFirst() {
      let next = rest.first
      switch (letter, next) {
      case (s, h), (c, h):
        rest.removeFirst()
        result.append(letter == s ? s : t)
        appendGlide(before: rest.first, to: &result)
      case (c, _): result.append(t)
      case (j, _):
        result.append(z)
        appendGlide(before: next, to: &result)
      case (t, s):
        rest.removeFirst()
        result.append(t)
      case (d, i), (d, u), (d, y): result.append(z)
      case (d, z): continue
      case (f, _): result.append(h)
      case (n, _), (m, b), (m, m), (m, p):
        if result.last != n { result.append(n) }
      default: result.append(letter)
      }
    }
    return result
  }

  /// `sha` is `sya`, but `shi` is `si`; and `jya` is `zya` already.
  private static func appendGlide(before letter: UInt8?, to result: inout [UInt8]) {
    if let letter, isVowel(letter), letter != i { result.append(y) }
  }

  private static func isVowel(_ letter: UInt8) -> Bool {
    letter == a || letter == i || letter == u || letter == e || letter == o
  }
}

extension RomajiFold {
  private static let a = UInt8(ascii: "a")
  private static let b = UInt8(ascii: "b")
  private static let c = UInt8(ascii: "c")
  static let d = UInt8(ascii: "d")
  private static let e = UInt8(ascii: "e")
  private static let f = UInt8(ascii: "f")
  private static let h = UInt8(ascii: "h")
  private static let i = UInt8(ascii: "i")
  private static let j = UInt8(ascii: "j")
  static let m = UInt8(ascii: "m")
  static let n = UInt8(ascii: "n")
  private static let o = UInt8(ascii: "o")
  private static let p = UInt8(ascii: "p")
  private static let s = UInt8(ascii: "s")
  private static let t = UInt8(ascii: "t")
  private static let u = UInt8(ascii: "u")
  private static let y = UInt8(ascii: "y")
  static let z = UInt8(ascii: "z")
}

/// A Latin query as it is searched for in romanised names.
struct RomajiPattern: Hashable, Sendable {
  /// One vowel for a long one, consonants as typed.
  let spelled: [UInt8]
  /// One spelling per sound; two if the last letter could still become either.
  let sounded: [[UInt8]]

  /// - Parameter folded: one word or more, folded by `SearchFold`.
  /// - Returns: nil if it is not Latin.
  init?(_ folded: [UInt8]) {
    guard let letters = RomajiFold.letters(of: folded) else { return nil }
    spelled = RomajiFold.spelled(letters)
    let sounded = RomajiFold.sounded(spelled)
    self.sounded = [sounded] + (Self.alternative(to: sounded).map { [$0] } ?? [])
  }

  /// `nam` may continue as `namba`, which sounds like `nanba`; and `kachid` as `kachiduka`, which sounds like
  /// `katizuka`.
  private static func alternative(to sounded: [UInt8]) -> [UInt8]? {
    let rest = sounded.dropLast()
    switch sounded.last {
    case RomajiFold.m: return rest.last == RomajiFold.n ? Array(rest) : rest + [RomajiFold.n]
    case RomajiFold.d: return rest + [RomajiFold.z]
    default: return nil
    }
  }

  /// Whether the reading contains it anywhere.
  func matches(_ reading: FoldedReading, endingCounts: Bool = true) -> Bool {
    reading.spelled.contains(spelled, endingCounts: endingCounts)
      || sounded.contains { reading.sounded.contains($0, endingCounts: endingCounts) }
  }
}

/// A reading, folded for comparison.
struct FoldedReading: Hashable, Sendable {
  /// One form of it, in which words are looked for.
  struct Form: Hashable, Sendable {
    let bytes: [UInt8]
    /// How many bytes at the end say only that it is a line.
    let ending: Int

    /// - Parameter ending: what the bytes may end with.
    init(_ bytes: [UInt8], ending: String?) {
      self.bytes = bytes
      let ending = ending.map { Array($0.utf8) } ?? []
      self.ending = bytes.suffix(ending.count).elementsEqual(ending) ? ending.count : 0
    }

    /// - Parameter endingCounts: whether it may be within the ending.
    func contains(_ pattern: [UInt8], endingCounts: Bool) -> Bool {
      ByteSearch.firstOffset(of: pattern, in: bytes).map { endingCounts || $0 < bytes.count - ending } ?? false
    }
  }

  /// Katakana.
  let kana: Form
  /// The romanised name by `RomajiFold.spelled`.
  let spelled: Form
  /// The romanised name by `RomajiFold.sounded`.
  let sounded: Form

  /// The reading of a town or an operator.
  init(_ reading: TownReading) {
    self.init(reading, kanaEnding: nil, romajiEnding: nil)
  }

  /// The reading of a line.
  init(line reading: TownReading) {
    self.init(reading, kanaEnding: "セン", romajiEnding: "line")
  }

  private init(_ reading: TownReading, kanaEnding: String?, romajiEnding: String?) {
    kana = Form(Self.withoutD(FoldedText(reading.kana).bytes), ending: kanaEnding)
    let letters = RomajiFold.spelled(RomajiFold.letters(of: FoldedText(reading.romaji).bytes) ?? [])
    spelled = Form(letters, ending: romajiEnding)
    sounded = Form(RomajiFold.sounded(letters), ending: romajiEnding)
  }

  /// ヂ and ヅ as ジ and ズ: they sound alike, and few people know that 三軒茶屋 has ぢゃ.
  static func withoutD(_ kana: [UInt8]) -> [UInt8] {
    var result = kana
    for index in kana.indices.dropFirst(2) where kana[index - 2] == 0xE3 && kana[index - 1] == 0x83 {
      switch kana[index] {
      // ヂ is E3 83 82 and ジ is E3 82 B8.
      case 0x82: result.replaceSubrange((index - 1)...index, with: [0x82, 0xB8])
      // ヅ is E3 83 85 and ズ is E3 82 BA.
      case 0x85: result.replaceSubrange((index - 1)...index, with: [0x82, 0xBA])
      default: break
      }
    }
    return result
  }
}
