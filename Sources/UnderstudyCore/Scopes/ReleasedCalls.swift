/// The order numbers of the calls in a scope on mocks that were released.
///
/// They count in the numbers of later calls. Because a test case retains its mocks, and they retain
/// their scopes, the numbers of a scope that has ended take little memory.
struct ReleasedCalls {
  private var orders: [UInt64] = []

  /// The order numbers after ``compact()``.
  private var ranges: [ClosedRange<UInt64>] = []

  /// All order numbers, unsorted.
  var all: [UInt64] { orders + ranges.joined() }

  /// Adds order numbers.
  mutating func append(_ others: [UInt64]) { orders += others }

  /// Replaces order numbers by ranges. Tests that run one after another leave one range each.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of calls.
  mutating func compact() {
    let sorted = all.sorted()
    (orders, ranges) = ([], [])
    for order in sorted {
      if let last = ranges.last, last.upperBound + 1 >= order {
        ranges[ranges.count - 1] = last.lowerBound...order
      } else {
        ranges.append(order...order)
      }
    }
  }
}
