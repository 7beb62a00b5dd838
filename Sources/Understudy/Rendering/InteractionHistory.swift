package import UnderstudyCore

/// The history that reports the calls on a scope's mocks if the test fails.
///
/// Most mocks are deallocated when the body of a test ends, before it is known whether the test
/// fails. The history therefore stores their newest calls without describing them, until its owner
/// requests the descriptions or releases the history.
///
/// While the test has not failed, the objects among the arguments and results of a deallocated mock
/// are not retained. If such an object is deallocated too, its type is shown instead. Calls that
/// were reset are not reported.
///
/// A mock retains its scope, and the scope retains its history. The history therefore releases the
/// mocks of a scope when the scope ends.
package final class InteractionHistory: ScopeObserver {
  private let limit: Int
  private let state = Guarded(State())

  private struct State {
    var members: [ObjectIdentifier: any ObservedMock] = [:]
    var calls: [DetachedCall] = []
    var count = 0
    var hasFailed = false
  }

  /// Creates an empty history.
  ///
  /// - Parameter limit: The maximum number of calls to report. The newest calls are reported.
  package init(limit: Int) { self.limit = limit }

  deinit {
    var released: [State] = state.withLock { state in
      defer { state = State() }
      return [state]
    }
    LateCalls.whileReleasing { released.removeAll() }
  }

  /// A Boolean value that indicates whether the test has failed, so that the history will be
  /// reported.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Records the failure of the test, so that objects in later calls are retained.
  package func noteFailure() { state.withLock { $0.hasFailed = true } }

  /// Adds a mock of the scope.
  package func follow(_ member: any ObservedMock) {
    state.withLock { $0.members[ObjectIdentifier(member)] = member }
  }

  /// Releases the mocks of a scope that has ended. Their calls were stored before.
  package func unfollow(_ members: [any ObservedMock]) {
    let released = state.withLock { state in
      members.map { state.members.removeValue(forKey: ObjectIdentifier($0)) }
    }
    withExtendedLifetime(released) {}
  }

  /// Stores the calls on a mock that is being deallocated.
  package func storeCalls(of member: any ObservedMock) {
    let (calls, count) = member.detachCalls(limit: limit, retainsObjects: hasFailed)
    state.withLock { state in
      state.calls += calls
      state.count += count
    }
  }

  /// Describes the newest calls. Runs user code.
  ///
  /// - Returns: The calls, oldest first, and the number of older calls that were omitted.
  package func describe() -> (calls: [CallDescription], omitted: Int) {
    var (calls, count, members) = state.withLock { ($0.calls, $0.count, Array($0.members.values)) }
    for member in members {
      let more = member.detachCalls(limit: limit, retainsObjects: true)
      calls += more.calls
      count += more.count
    }
    let newest = calls.sorted { $0.order < $1.order }.suffix(limit)
    let omitted = count - newest.count
    return (zip((omitted + 1)..., newest).map { $1.describe(number: $0) }, omitted)
  }
}
