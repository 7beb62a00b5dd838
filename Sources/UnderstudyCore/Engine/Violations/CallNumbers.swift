/// The numbers of calls in a failure: their 1-based positions among all calls of the test.
///
/// Order numbers count all calls of the process, including those of parallel tests. Outside a
/// scope, only the calls on the given mocks are counted.
struct CallNumbers {
  private let orders: [UInt64]

  /// Creates the numbers of the calls on some mocks and in their scopes.
  init(of cores: [MockCore]) {
    var all: [ObjectIdentifier: MockCore] = [:]
    var scopes: [ObjectIdentifier: MockScope] = [:]
    for core in cores {
      all[ObjectIdentifier(core)] = core
      var next = core.scope
      while let scope = next, scopes.updateValue(scope, forKey: ObjectIdentifier(scope)) == nil {
        for member in scope.mocks { all[ObjectIdentifier(member)] = member }
        next = scope.parent
      }
    }
    orders =
      (all.values.flatMap { $0.callOrders() } + scopes.values.flatMap(\.releasedCalls)).sorted()
  }

  /// The number of a call with an order number. If the call was removed, the number of the next
  /// one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of calls.
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
  /// The numbers of the calls on this mock and in its scopes.
  var callNumbers: CallNumbers { CallNumbers(of: [self]) }

  /// Returns the order numbers of the calls, unsorted.
  func callOrders() -> [UInt64] {
    withState { state in
      state.allMembers.flatMap { member in
        state[member].log.positions.map { state.order(of: $0) }
      }
    }
  }
}

extension MockScope {
  /// The order numbers of the calls on mocks that were released.
  var releasedCalls: [UInt64] { state.withLock { $0.releasedCalls }.all }

  /// Notes the order numbers of the calls on a mock that is released.
  func noteReleasedCalls(_ orders: [UInt64]) {
    if !orders.isEmpty { state.withLock { $0.releasedCalls.append(orders) } }
  }
}
