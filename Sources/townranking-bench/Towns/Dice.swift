/// Numbers that look random and follow from the seed, by the finalizer of MurmurHash3
/// (https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp).
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = Self.mixed(seed &+ 0x2545_F491_4F6C_DD1D)
  }

  /// A number from 0 to below `count`.
  mutating func roll(_ count: Int) -> Int {
    state = Self.mixed(state &+ 0x9E37_79B9_7F4A_7C15)
    return Int(state >> 33) % max(count, 1)
  }

  mutating func pick(_ words: [String]) -> String {
    words.isEmpty ? "" : words[roll(words.count)]
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
