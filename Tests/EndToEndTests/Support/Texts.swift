/// Texts whose width terminals, libc and fonts disagree about, or did.
enum Awkward {
  static let texts: [(what: String, text: String)] = [
    ("halfwidth kana", "ｷﾞﾊﾟｱﾞｳﾞﾞﾟ"), ("decomposed kana", "か\u{3099}は\u{309A}"), ("joined emoji", "👨‍👩‍👧‍👦🏳️‍🌈"),
    ("flags", "🇯🇵🇺🇸🇿🏴\u{E0067}\u{E0062}\u{E007F}"), ("skin tones", "👍🏽\u{1F3FD}"),
    ("styles", "❤\u{FE0F}☎\u{FE0E}⌚\u{FE0E}"),
    ("key caps", "1\u{FE0F}\u{20E3}#\u{20E3}"), ("circled", "①⑳❶㈱㉈"), ("lines", "─│┌█░"), ("Greek", "αΩ"),
    ("Cyrillic", "Яё"),
    ("macrons", "Ōmiya Kūkō"), ("signs", "※…‥×÷°±′″→⇒∀∞★●◎◯♪"),
    ("zalgo", "Z\u{336}\u{310}\u{348}\u{317}a\u{301}\u{302}\u{303}"),
    ("jamo", "\u{1112}\u{1161}\u{11AB}\u{1161}ㅎ"), ("Hangul", "한국"), ("Arabic", "عَرَبِيّ"), ("Hebrew", "שָׁלוֹם"),
    ("Thai", "กำเก้า"),
    ("Devanagari", "क्षिनमस्ते"), ("Tibetan", "བོད"), ("Khmer", "ខ្មែរ"), ("soft hyphen", "a\u{AD}b"),
    ("zero-width", "a\u{200B}b\u{2060}c\u{FEFF}"),
    ("directions", "a\u{202E}b\u{2067}c\u{2069}"), ("tags", "a\u{E0001}\u{E0041}"),
    ("IVS kanji", "葛\u{E0100}辻\u{E0101}"),
    ("private use", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"), ("unassigned", "\u{378}\u{1FAFF}\u{3FFFD}\u{E0FFF}"),
    ("replacement", "\u{FFFD}\u{FFFE}"),
    ("extension B", "𠮷野家𠀋𪛖"), ("extension G", "𰻝"), ("squared", "㍿㌔㌢㍻㋿"), ("new emoji", "🫨🫠🪿\u{1FAE9}\u{1F6D8}"),
    ("hexagrams", "䷀☰𝌆"),
    ("enclosing", "a\u{20DD}"), ("kana over", "\u{31F0}\u{1B001}\u{1B150}"), ("compatibility", "\u{F900}\u{2F800}ﷺ"),
    ("fullwidth", "ＡＢ￥￠"), ("quotes", "“”‘’—‐"),
  ]
}

/// Rankings for the tests, as bytes of JSON.
enum Rankings {
  /// One list of this many towns.
  static func rent(count: Int) -> [UInt8] {
    list((1...count).map { town(rank: "\($0)", name: "町\($0)") })
  }

  /// One list of towns given as JSON.
  static func list(_ towns: [String]) -> [UInt8] {
    Array(#"{"townRankingsForRent": [\#(towns.joined(separator: ",\n"))], "townRankingsForBuy": []}"#.utf8)
  }

  static func town(rank: String, name: String, line: String = "線") -> String {
    #"{"rank": \#(rank), "townName": "\#(name)", "isRankUp": true, "rankFluctuation": 2, "availableLine": "\#(line)"}"#
  }
}
