/// The history that reports the calls on a scope's mocks if the test fails.
///
/// Most mocks are deallocated when the body of a test ends, before it is known whether the test
/// fails. The history therefore stores their newest calls without describing them, until its owner
/// requests the descriptions or releases the history.
///
/// While the test has not failed, the objects among the arguments and results of a deallocated mock
/// are not retained. If such an object is deallocated too, its type is shown instead. Calls that
/// were reset are not reported.
package final class InteractionHistory: @unchecked Sendable {  // Variables are guarded by `lock`.
  private let lock = Lock()
  private let limit: Int
  private var cores: [MockCore] = []
  private var kept: [DetachedCall] = []
  private var keptCount = 0
  private var hasFailedUnlocked = false

  /// Creates an empty history.
  ///
  /// - Parameter limit: The maximum number of calls to report. The newest calls are reported.
  package init(limit: Int) { self.limit = limit }

  /// A Boolean value that indicates whether the test has failed, so that the history will be
  /// reported.
  package var hasFailed: Bool { lock.withLock { hasFailedUnlocked } }

  /// Records that the test has failed.
  package func noteFailure() { lock.withLock { hasFailedUnlocked = true } }

  /// Adds a mock of the scope.
  func follow(_ core: MockCore) { lock.withLock { cores.append(core) } }

  /// Stores the calls on a mock that is being deallocated. The caller must not hold the lock.
  func keepCalls(of core: MockCore) {
    let (calls, count) = core.callsToKeep(limit: limit, holdsObjects: hasFailed)
    lock.withLock {
      kept += calls
      keptCount += count
    }
  }

  /// Describes the newest calls. Runs user code, so the caller must not hold a lock.
  ///
  /// - Returns: The calls, oldest first, and the number of older calls that were omitted.
  package func describe() -> (interactions: [Interaction], omitted: Int) {
    var (calls, count, cores) = lock.withLock { (kept, keptCount, self.cores) }
    for core in cores {
      let more = core.callsToKeep(limit: limit, holdsObjects: true)
      calls += more.calls
      count += more.count
    }
    let newest = calls.sorted { $0.order < $1.order }.suffix(limit)
    let omitted = count - newest.count
    let interactions = zip((omitted + 1)..., newest).map { $1.describe(number: $0) }
    return (interactions, omitted)
  }
}
