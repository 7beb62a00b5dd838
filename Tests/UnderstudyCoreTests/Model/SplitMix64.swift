/// A random number generator that returns the same numbers for the same seed on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns `true` with a probability of `percent` in 100.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of the elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
