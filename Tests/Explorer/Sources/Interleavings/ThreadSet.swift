/// A set of thread numbers below 64.
struct ThreadSet: Equatable {
  private var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }

  /// The lowest number; the set must not be empty.
  var first: Int { bits.trailingZeroBitCount }

  /// The lowest number above another one.
  func first(above number: Int) -> Int? {
    let higher = bits & ~((2 << UInt64(number)) &- 1)
    return higher == 0 ? nil : higher.trailingZeroBitCount
  }

  var count: Int { bits.nonzeroBitCount }

  /// The number at an index, in ascending order.
  subscript(index: Int) -> Int {
    var bits = bits
    for _ in 0..<index { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }

  func contains(_ number: Int) -> Bool { bits & (1 << UInt64(number)) != 0 }
  mutating func insert(_ number: Int) { bits |= 1 << UInt64(number) }
  mutating func remove(_ number: Int) { bits &= ~(1 << UInt64(number)) }

  func removing(_ number: Int) -> ThreadSet {
    var copy = self
    copy.remove(number)
    return copy
  }
}
