import RankingCore

/// Ways to write kana in Latin letters.
enum Spelling: CaseIterable {
  case hepburn, hepburnWithM, plain, inputMethod, inputMethodWithNN, english, kunrei, kunreiTyped, nihon

  /// The spelling of a reading in hiragana.
  func write(_ kana: String) -> String {
    var syllables: [String] = []
    var isDoubled = false
    for character in kana {
      if character == "っ" {
        isDoubled = true
        continue
      }
      var syllable = table[character] ?? "?"
      if let glide = ["ゃ": "a", "ゅ": "u", "ょ": "o"][character], let last = syllables.popLast() {
        let stem = String(last.dropLast())
        let hasNoY = ["sh", "ch", "j"].contains(stem)
        syllable = stem + (hasNoY ? "" : "y") + glide
      } else if isDoubled, let first = syllable.first {
        syllable = (first == "c" ? "t" : String(first)) + syllable
        isDoubled = false
      }
      syllables.append(syllable)
    }
    return withLongVowels(withN(syllables))
  }

  private var isKunrei: Bool { self == .kunrei || self == .kunreiTyped || self == .nihon }

  private var table: [Character: String] {
    var table = Self.kunreiTable
    if !isKunrei { table.merge(Self.hepburnTable) { $1 } }
    if self == .nihon { table.merge(["ぢ": "di", "づ": "du"]) { $1 } }
    return table
  }

  private func withN(_ syllables: [String]) -> String {
    var text = ""
    for (index, syllable) in syllables.enumerated() {
      guard syllable == "n" else {
        text += syllable
        continue
      }
      let next = syllables.dropFirst(index + 1).first?.first
      switch self {
      case .hepburnWithM where next == "b" || next == "m" || next == "p": text += "m"
      case .inputMethodWithNN: text += "nn"
      case .hepburn, .kunrei: text += next.map("aiueoy".contains) ?? false ? "n'" : "n"
      default: text += "n"
      }
    }
    return text
  }

  private func withLongVowels(_ text: String) -> String {
    let letters: [Character: String]
    switch self {
    case .inputMethod, .inputMethodWithNN, .kunreiTyped, .nihon: return text
    case .hepburn, .hepburnWithM: letters = ["o": "ō", "u": "ū"]
    case .kunrei: letters = ["o": "ô", "u": "û"]
    case .plain: letters = ["o": "o", "u": "u"]
    case .english: letters = ["o": "oh", "u": "u"]
    }
    var result = ""
    var rest = text[...]
    while let letter = rest.popFirst() {
      let isLong = letter == "o" && (rest.first == "o" || rest.first == "u") || letter == "u" && rest.first == "u"
      guard isLong, let long = letters[letter] else {
        result.append(letter)
        continue
      }
      rest.removeFirst()
      // Nobody writes an h that would be read with the vowel after it.
      result += long == "oh" && rest.first.map("aiueo".contains) ?? false ? "o" : long
    }
    return result
  }

  private static let kunreiTable: [Character: String] = {
    var table: [Character: String] = [
      "わ": "wa", "を": "o", "ん": "n", "や": "ya", "ゆ": "yu", "よ": "yo", "ぢ": "zi", "づ": "zu",
    ]
    for (consonant, row) in [
      ("", "あいうえお"), ("k", "かきくけこ"), ("s", "さしすせそ"), ("t", "たちつてと"), ("n", "なにぬねの"), ("h", "はひふへほ"),
      ("m", "まみむめも"), ("r", "らりるれろ"), ("g", "がぎぐげご"), ("z", "ざじずぜぞ"), ("b", "ばびぶべぼ"), ("p", "ぱぴぷぺぽ"),
    ] {
      for (kana, vowel) in zip(row, "aiueo") { table[kana] = consonant + String(vowel) }
    }
    for (kana, vowel) in zip("だでど", "aeo") { table[kana] = "d" + String(vowel) }
    return table
  }()
  private static let hepburnTable: [Character: String] = [
    "し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji",
  ]
}
