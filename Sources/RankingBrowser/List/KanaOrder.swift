/// A text as a key of 五十音順, the order of Japanese dictionaries, by the levels of JIS X 4061
/// (https://kikakurui.com/x4/X4061-1996-01.html): first the letters alone, so that か, が and カ are one; then marks
/// (か, が); then size (っ, つ); then hiragana before katakana. A long mark counts as the vowel before it, and an
/// iteration mark as the letter. What is not kana keeps the order of Unicode: Latin letters come before, kanji after.
struct KanaText: Comparable, Sendable {
  private let text: String
  /// The first four letters, which decide most comparisons.
  private let beginning: UInt64

  init(_ text: String) {
    self.text = text
    var letters = KanaLetters(text)
    beginning = (0..<4).reduce(0) { beginning, _ in
      beginning << 16 | UInt64(min(letters.next()?.letter ?? 0, 0xFFFF))
    }
  }

  static func < (first: KanaText, second: KanaText) -> Bool {
    first.beginning == second.beginning ? order(first.text, second.text) < 0 : first.beginning < second.beginning
  }

  static func == (first: KanaText, second: KanaText) -> Bool {
    first.beginning == second.beginning && order(first.text, second.text) == 0
  }

  /// Negative if the first text comes first, 0 if they differ in nothing.
  private static func order(_ first: String, _ second: String) -> Int {
    var (firsts, seconds) = (KanaLetters(first), KanaLetters(second))
    // The first difference in each of the levels below the letters.
    var (mark, size, kind) = (0, 0, 0)
    while true {
      switch (firsts.next(), seconds.next()) {
      case (let one?, let other?):
        if one.letter != other.letter { return one.letter < other.letter ? -1 : 1 }
        if mark == 0 { mark = one.mark.rawValue - other.mark.rawValue }
        if size == 0 { size = one.size.rawValue - other.size.rawValue }
        if kind == 0 { kind = (one.isOther ? 1 : 0) - (other.isOther ? 1 : 0) }
      case (nil, _?): return -1
      case (_?, nil): return 1
      case (nil, nil): return mark != 0 ? mark : size != 0 ? size : kind
      }
    }
  }
}

/// The letters of a text, one by one, each with what distinguishes it on the lower levels.
private struct KanaLetters: IteratorProtocol {
  struct Element {
    /// A large hiragana without marks, or what is not kana: its scalar.
    var letter: UInt32
    var mark = Mark.none
    var size = Size.large
    /// Katakana, or a capital letter.
    var isOther = false
  }

  enum Mark: Int {
    case none, voiced, semivoiced
  }

  enum Size: Int {
    case long, small, repeated, large
  }

  private var scalars: String.UnicodeScalarView.Iterator
  private var ahead: Unicode.Scalar?
  private var last: UInt32 = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
    ahead = scalars.next()
  }

  mutating func next() -> Element? {
    guard let scalar = ahead else { return nil }
    ahead = scalars.next()
    var element = Self.element(Self.wide(scalar.value), after: last)
    // A mark of its own joins its letter: か and U+3099 are が.
    if let mark = ahead.flatMap(Self.mark), element.mark == .none, (0x3041...0x3092).contains(element.letter) {
      element.mark = mark
      ahead = scalars.next()
    }
    last = element.letter
    return element
  }

  private static func mark(_ scalar: Unicode.Scalar) -> Mark? {
    switch scalar.value {
    case 0x3099, 0xFF9E: .voiced
    case 0x309A, 0xFF9F: .semivoiced
    default: nil
    }
  }

  private static func element(_ scalar: UInt32, after last: UInt32) -> Element {
    switch scalar {
    case 0x41...0x5A: return Element(letter: scalar + 0x20, isOther: true)
    case 0x3041...0x3096: return hiragana(scalar)
    case 0x30A1...0x30F6:
      var element = hiragana(scalar - 0x60)
      element.isOther = true
      return element
    // ヷ, ヸ, ヹ, ヺ.
    case 0x30F7...0x30FA: return Element(letter: scalar - 0x30F7 + 0x308F, mark: .voiced, isOther: true)
    case 0x30FC:
      guard let vowel = vowel(of: last) else { return Element(letter: scalar) }
      return Element(letter: vowel, size: .long, isOther: true)
    // ゝ, ゞ, ヽ, ヾ.
    case 0x309D, 0x309E, 0x30FD, 0x30FE:
      guard (0x3041...0x3093).contains(last) else { return Element(letter: scalar) }
      return Element(
        letter: last, mark: scalar & 1 == 0 ? .voiced : .none, size: .repeated, isOther: scalar >= 0x30FD)
    default: return Element(letter: scalar)
    }
  }

  private static func hiragana(_ scalar: UInt32) -> Element {
    switch scalar {
    // ぁぃぅぇぉ, っ, ゃゅょ, ゎ.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E:
      Element(letter: scalar + 1, size: .small)
    case 0x3095: Element(letter: 0x304B, size: .small)
    case 0x3096: Element(letter: 0x3051, size: .small)
    // がぎぐげご, ざじずぜぞ, だぢ; づでど; ばびぶべぼ; ぱぴぷぺぽ; ゔ.
    case 0x304C...0x3062 where scalar & 1 == 0: Element(letter: scalar - 1, mark: .voiced)
    case 0x3065, 0x3067, 0x3069: Element(letter: scalar - 1, mark: .voiced)
    case 0x3070, 0x3073, 0x3076, 0x3079, 0x307C: Element(letter: scalar - 1, mark: .voiced)
    case 0x3071, 0x3074, 0x3077, 0x307A, 0x307D: Element(letter: scalar - 2, mark: .semivoiced)
    case 0x3094: Element(letter: 0x3046, mark: .voiced)
    default: Element(letter: scalar)
    }
  }

  /// The vowel of a large hiragana without marks; nil for ん and for what is not kana.
  private static func vowel(of letter: UInt32) -> UInt32? {
    guard let letter = Unicode.Scalar(letter) else { return nil }
    let row = rows.first { $0.contains(letter) }
    return row?.first?.value
  }

  private static let rows = ["あかさたなはまやらわ", "いきしちにひみりゐ", "うくすつぬふむゆる", "えけせてねへめれゑ", "おこそとのほもよろを"].map {
    Array($0.unicodeScalars)
  }

  /// The wide form of halfwidth kana, and the ASCII of full-width forms.
  private static func wide(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: return scalar - 0xFEE0
    case 0xFF66...0xFF9D:
      let place = Int(scalar - 0xFF66)
      return halfwidth.indices.contains(place) ? halfwidth[place].value : scalar
    default: return scalar
    }
  }

  /// What U+FF66 to U+FF9D are in full width.
  private static let halfwidth = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)
}
