/// A call that had entered and not returned when the end of its scope began.
protocol RunningCall {
  /// A Boolean value that indicates whether the call is still running, and does not wait in an answer
  /// that the test holds or suspends.
  var isRunning: Bool { get }

  /// The line that created the mock.
  var site: MockSourceLocation { get }

  /// Describes the call. Runs user code.
  func describe() -> CallDescription
}

extension MockFailure {
  /// Returns the failure of a scope whose end waited too long.
  ///
  /// - Parameters:
  ///   - calls: The calls that are still running. If there are none, verbs are.
  ///   - site: The line of the failure if there are no calls.
  static func unfinished(_ calls: [any RunningCall], _ site: MockSourceLocation) -> MockFailure {
    let texts = calls.prefix(shownRunningCalls).map { "\($0.describe())" }
    let problem =
      switch calls.count {
      case 0: "A verb was still running 1 s after the end of its scope"
      case 1: "\(texts[0]) was still running 1 s after the end of its scope"
      default: "\(calls.count) calls were still running 1 s after the end of their scope"
      }
    let others = calls.count - texts.count
    let more = others > 0 ? ["and \(others) more"] : []
    return MockFailure(
      Misuse(
        problem,
        details: (calls.count > 1 ? texts + more : []) + [
          "Its answer, or a matcher or description that it needs, has not returned. Its failures are "
            + "reported late.",
          "Make the test wait for the task or thread that makes the call, or cancel it.",
        ]), site: calls.first?.site ?? site)
  }

  /// The maximum number of running calls that a failure lists.
  private static let shownRunningCalls = 10
}

/// A test of a test framework, or one case of a parameterized test.
public struct RunningTest: Sendable, Hashable {
  /// The identity of the test within the process.
  public let id: String

  /// The name for failures.
  public let name: String

  /// Creates the description of a test.
  ///
  /// - Parameters:
  ///   - id: The identity of the test. Each case of a parameterized test needs its own.
  ///   - name: The name for failures.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension MockScope {
  /// Runs `body` in a scope of its own and verifies the scope's mocks when it returns or throws.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - body: The code that creates and uses mocks.
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    unusedStubs: UnusedStubs = .warn, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(in: MockScope(unusedStubs: unusedStubs), body)
  }

  /// Runs an asynchronous `body` in a scope of its own and verifies the scope's mocks when it
  /// returns or throws.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor, which `body` runs on.
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - body: The code that creates and uses mocks.
  /// - Returns: The value that `body` returns.
  /// - Throws: The error that `body` throws, after the scope has ended.
  @discardableResult
  public static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    unusedStubs: UnusedStubs = .warn, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(isolation: isolation, in: MockScope(unusedStubs: unusedStubs), body)
  }

  /// Runs `body` in a scope with the observers and the handling of unused stubs of the current one.
  static func runInside<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try run(in: likeCurrent(), body)
  }

  /// Runs an asynchronous `body` in a scope like the current one.
  static func runInside<Result, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    try await run(isolation: isolation, in: likeCurrent(), body)
  }

  private static func likeCurrent() -> MockScope {
    guard let current else { return MockScope(unusedStubs: .warn) }
    return MockScope(
      unusedStubs: current.unusedStubs, allowance: current.unusedStubsAllowance,
      observers: current.observers)
  }

  private static func run<Result, Failure: Error>(
    in scope: MockScope, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { FailureReporting.stopIfRequested() }  // After the end.
    defer { scope.enter { _ = scope.end() } }
    do throws(Failure) {
      return try $opened.binding(scope, body)
    } catch {
      scope.noteFailure()
      throw error
    }
  }

  private static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)?, in scope: MockScope,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await $opened.withValue(scope) {
      let result: Swift.Result<Result, Failure>
      do throws(Failure) { result = .success(try await body()) } catch {
        scope.noteFailure()
        result = .failure(error)
      }
      await scope.endWithoutBlocking(isolation: isolation)
      return result
    }
    return try result.get()
  }

  /// Makes this the current scope while `body` runs, without ending it.
  package func enter<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$opened.withValue(self, operation: body)
  }

  /// Makes this the current scope while an asynchronous `body` runs, without ending it.
  package func enter(_ body: @Sendable () async throws -> Void) async rethrows {
    try await Self.$opened.withValue(self, operation: body)
  }

  /// A Boolean value that indicates whether the code in the scope has failed or was cancelled, as far as
  /// it is known.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Notes that the code in the scope has failed.
  package func noteFailure() {
    state.withLock { $0.hasFailed = true }
    parent?.noteFailure()
  }
}

extension MockScope {
  /// Adds an action that removes a rule when this scope ends, from a mock that belongs to a scope
  /// around it.
  ///
  /// - Parameter removal: Removes the rule and returns its failures.
  func atEnd(remove removal: @escaping () -> [MockFailure]) {
    state.withLock { $0.removals.append(removal) }
  }
}

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
