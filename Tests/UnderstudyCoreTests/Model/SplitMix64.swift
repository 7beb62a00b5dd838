/// A small generator of random numbers, the same for the same seed on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator.
  init(seed: UInt64) { state = seed }

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// True in so many cases of a hundred.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// One of these.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
