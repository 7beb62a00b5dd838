/// The numbers that calls have in a failure: their places among all calls of the test, from 1.
///
/// The order numbers themselves count the calls of the process, those of tests that run in parallel
/// included. Where there is no scope, the calls of the mocks in question are counted.
struct CallNumbers {
  private let orders: [UInt64]

  /// Numbers the calls of some mocks and of the scopes that they belong to. No lock held.
  init(of cores: [MockCore]) {
    var all: [ObjectIdentifier: MockCore] = [:]
    for core in cores {
      all[ObjectIdentifier(core)] = core
      for scope in sequence(first: core.scope, next: { $0?.parent }).prefix(while: { $0 != nil }) {
        for member in scope?.members ?? [] { all[ObjectIdentifier(member)] = member }
      }
    }
    orders = all.values.flatMap { $0.callOrders() }.sorted()
  }

  /// The number of a call, by its order number; that of the next one where it was forgotten.
  ///
  /// - Complexity: Logarithmic in the number of calls.
  subscript(order: UInt64) -> Int {
    var range = orders.startIndex..<orders.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if orders[middle] < order {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound + 1
  }
}

extension MockCore {
  /// The numbers of this mock's calls and of those around them.
  var callNumbers: CallNumbers { CallNumbers(of: [self]) }

  /// The order numbers of the calls, in no order. No lock held.
  fileprivate func callOrders() -> [UInt64] {
    lock.withLock {
      allMembersLocked().flatMap { member in member.log.positions.map(\.header.order) }
    }
  }
}
