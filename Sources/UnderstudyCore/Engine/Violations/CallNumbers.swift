/// The numbers of calls in a failure: their 1-based positions among all calls of the test.
///
/// Order numbers count all calls of the process, including those of parallel tests. Outside a
/// scope, only the calls on the given mocks are counted.
///
/// A number is searched in the logs when a failure shows it, because most calls are never shown.
final class CallNumbers {
  private let cores: [MockCore]

  /// The given mocks and those of their scopes.
  private lazy var counted: [MockCore] = {
    var all: [ObjectIdentifier: MockCore] = [:]
    for core in cores {
      all[ObjectIdentifier(core)] = core
      for scope in sequence(first: core.scope, next: { $0?.parent }).prefix(while: { $0 != nil }) {
        for member in scope?.mocks ?? [] { all[ObjectIdentifier(member)] = member }
      }
    }
    return Array(all.values)
  }()

  /// Creates the numbers of the calls on some mocks and in their scopes.
  init(of cores: [MockCore]) { self.cores = cores }

  /// The number of a call with an order number. If the call was removed, the number of the next
  /// one.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of mocks and *n* is the number of calls.
  subscript(order: UInt64) -> Int { counted.reduce(1) { $0 + $1.callCount(before: order) } }
}

extension MockCore {
  /// The numbers of the calls on this mock and in its scopes.
  var callNumbers: CallNumbers { CallNumbers(of: [self]) }

  /// Returns the number of calls with smaller order numbers.
  fileprivate func callCount(before order: UInt64) -> Int {
    withState { state in
      state.allMembers.reduce(0) { $0 + state.callCount(of: $1, before: order) }
    }
  }
}

extension MockCore.State {
  /// Returns the number of calls to a member with smaller order numbers.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of calls.
  func callCount(of member: MemberState, before order: UInt64) -> Int {
    let log = self[member].log
    var range = 0..<log.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self.order(of: log.position(at: middle)) < order {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
