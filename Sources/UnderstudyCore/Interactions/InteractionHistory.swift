/// What happened on the mocks of one scope, to be told if its test fails.
///
/// Most mocks go away with the body of a test, before it is known whether the test fails. So their
/// newest calls are kept here, apart from them and without words, until the owner of the history
/// asks for them or lets go of it. An object among the arguments or results of a mock that is gone
/// is not kept alive for a test that has not failed; its type stands for it if it is gone too. What
/// was reset is forgotten.
package final class InteractionHistory: @unchecked Sendable {  // Variables are guarded by `lock`.
  private let lock = Lock()
  private let limit: Int
  private var cores: [MockCore] = []
  private var kept: [DetachedCall] = []
  private var keptCount = 0
  private var hasFailedUnlocked = false

  /// Makes an empty history.
  ///
  /// - Parameter limit: How many calls are told, the newest of all.
  package init(limit: Int) { self.limit = limit }

  /// Whether the test has failed, so that there is something to tell.
  package var hasFailed: Bool { lock.withLock { hasFailedUnlocked } }

  /// Notes that the test has failed.
  package func noteFailure() { lock.withLock { hasFailedUnlocked = true } }

  /// Follows a mock of the scope.
  func follow(_ core: MockCore) { lock.withLock { cores.append(core) } }

  /// Keeps the calls of a mock that goes away. No lock held.
  func keepCalls(of core: MockCore) {
    let (calls, count) = core.callsToKeep(limit: limit, holdsObjects: hasFailed)
    lock.withLock {
      kept += calls
      keptCount += count
    }
  }

  /// Puts the newest calls into words, which runs code of the user's. No lock held.
  ///
  /// - Returns: The calls, oldest first, and how many older ones are left out.
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
