/// Chooses at random, with any number of preemptions.
package final class RandomSearch: Search {
  private var generator: SplitMix64

  /// How many of 64 points preempt; chosen anew for each schedule, so that some are calm.
  private var rate: UInt64 = 0

  /// Creates a search.
  ///
  /// - Parameter seed: The seed; equal seeds choose equally.
  package init(seed: UInt64) { generator = SplitMix64(state: seed) }

  package func begin() { rate = 1 << (generator.next() % 6) }

  package func choose(_ point: ChoicePoint) -> Int {
    if let current = point.current, generator.next() % 64 >= rate { return current }
    return point.others[Int(generator.next() % UInt64(point.others.count))]
  }
}

/// A small generator of random numbers.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
