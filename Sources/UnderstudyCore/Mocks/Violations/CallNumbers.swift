/// The numbers of calls in a failure: their 1-based positions among all calls of the test.
///
/// Order numbers count all calls of the process, including those of parallel tests. Outside a
/// scope, only the calls on the given mocks are counted.
///
/// A number is searched in the logs when a failure shows it, because most calls are never shown.
final class CallNumbers {
  private let cores: [MockCore]

  /// The given mocks and those of their scopes, and the sorted order numbers of the calls on mocks that
  /// were released there.
  private lazy var counted: (cores: [MockCore], released: [UInt64]) = {
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
    return (Array(all.values), scopes.values.flatMap(\.releasedCalls).sorted())
  }()

  /// Creates the numbers of the calls on some mocks and in their scopes.
  init(of cores: [MockCore]) { self.cores = cores }

  /// The number of a call with an order number. If the call was removed, the number of the next
  /// one.
  ///
  /// - Complexity: O(*m* log *n*), where *m* is the number of mocks and *n* is the number of calls.
  subscript(order: UInt64) -> Int {
    let released = counted.released
    return counted.cores.reduce(1 + released.partitioningIndex { $0 >= order }) {
      $0 + $1.callCount(before: order)
    }
  }
}

extension MockCore {
  /// The numbers of the calls on this mock and in its scopes.
  var callNumbers: CallNumbers { CallNumbers(of: [self]) }

  /// Returns the number of calls with smaller order numbers.
  fileprivate func callCount(before order: UInt64) -> Int {
    withState { state in
      state.allMembers.reduce(0) { $0 + state[$1].log.count(before: order) }
    }
  }

  /// Returns the order numbers of the calls, unsorted.
  func callOrders() -> [UInt64] {
    withState { state in
      state.allMembers.flatMap { state[$0].log.records.map(\.order) }
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

extension ExaminedCall {
  /// The maximum number of calls that a failure explains.
  private static let explained = 3

  /// Returns the calls that are nearest to a pattern, nearest first. Runs
  /// matchers and describes values.
  ///
  /// - Parameters:
  ///   - misses: The calls that do not match, oldest first.
  ///   - member: The member that was called.
  ///   - core: The core of the mock that was called.
  ///   - pattern: The pattern.
  static func nearest(
    among misses: [ExaminedCall], of member: MemberState, _ core: MockCore,
    to pattern: ArgumentPattern
  ) -> [MockFailure.NearMiss] {
    let numbers = core.callNumbers
    return misses.suffix(window).filter { !$0.record.lacksArguments }.nearest(explained) { miss in
      MissedArguments(miss.record, pattern, from: miss.mismatch)
    }.map { miss, arguments in
      let call = core.snapshot(of: miss.record, to: member)
      return MockFailure.NearMiss(
        call: call.describe(numbers), mismatches: arguments.explain(core, member.name))
    }
  }
}

extension MissedArguments {
  /// Explains each mismatch, except for arguments that failures do not show. Runs descriptions.
  ///
  /// - Parameters:
  ///   - core: The core of the mock that was called.
  ///   - member: The member that was called.
  func explain(_ core: MockCore, _ member: MemberName) -> [ArgumentMismatch] {
    let hidden = core.redactedPositions(of: member)
    return core.describing {
      positions.map { position in
        hidden.contains(position)
          ? .redacted(at: position)
          : call.withArguments { pattern.explain($0, at: position) }
      }
    }
  }
}
