/// The calls that an answer suspends, which the test completes.
///
/// A test of a spinner, a race or a retry reads in the order in which it happens:
///
/// ```swift
/// let pending = stub(service.fetch(.any)).suspends()
/// let loading = Task { try await model.load() }
/// await pending.waitUntilCalled()
/// #expect(model.isLoading)
/// pending.resume(returning: page)
/// try await loading.value
/// #expect(!model.isLoading)
/// ```
///
/// If the test uses this object, each call has to be completed or cancelled before the scope ends.
/// Otherwise the scope reports the calls that were not. Thread-safe.
public final class PendingCalls<Arguments, Result, Failure: Error>: @unchecked Sendable {
  // `state` has its own lock. `describe` captures only the mock and immutable values.

  /// The line that suspends the calls.
  private let site: MockSourceLocation

  /// Describes the pattern of the stub or expectation. Runs user code.
  private let describe: () -> CallDescription

  /// Describes a call. Runs user code.
  private let describeCall: (Arguments) -> CallDescription?

  private let state = Guarded(State())

  /// Fires at every call.
  private let news = Signal()

  /// The state that the lock guards.
  private struct State {
    var calls: [SuspendedCall<Arguments, Result, Failure>] = []

    /// The number of the calls at the beginning that are known to be completed or cancelled.
    var completedCount = 0

    /// A Boolean value that indicates whether the test has used this object.
    var isUsed = false

    /// A Boolean value that indicates whether later calls are not suspended.
    var isOpen = false
  }

  /// Creates an object without calls.
  ///
  /// - Parameters:
  ///   - site: The line that suspends the calls.
  ///   - describe: Describes the pattern.
  ///   - describeCall: Describes a call, or returns `nil` if the mock is deallocated.
  init(
    _ site: MockSourceLocation, describe: @escaping () -> CallDescription,
    describeCall: @escaping (Arguments) -> CallDescription?
  ) {
    self.site = site
    self.describe = describe
    self.describeCall = describeCall
  }

  /// All calls, including those that are completed, oldest first.
  public var calls: [SuspendedCall<Arguments, Result, Failure>] { use() }

  /// Waits until the stub or expectation has suspended a number of calls. If it has not in time,
  /// reports a failure on this line.
  ///
  /// Calls that were completed count too. Each call wakes the waiting test. Nothing polls.
  ///
  /// - Parameters:
  ///   - count: The minimum number of calls.
  ///   - timeout: The timeout. With zero, the calls are counted once.
  ///   - clock: The clock that measures the timeout. A `ManualClock` makes the test fast and
  ///     deterministic.
  ///   - isolation: The caller's actor. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: `true` if the calls were made in time.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  public func waitUntilCalled<C: Clock>(
    _ count: Int = 1, timeout: Duration = .seconds(1), clock: C = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool where C.Duration == Duration {
    let limit = Delay(timeout, clock)
    let site = MockSourceLocation(fileID, filePath, line, column)
    guard !limit.reportsMisuse(site) else { return use().count >= count }
    let end = await Wait(for: news).wait(atMost: limit) { use().count >= count }
    if end != .met {
      FailureReporting.report("Calls were not suspended in time", at: site) {
        ConditionNotMet(
          condition: "\(count) suspended call\(count == 1 ? "" : "s") to \(describe())",
          last: .mismatch(ArgumentMismatch(of: calls.count, with: .greaterThan(count - 1), at: 0)),
          wait: end.wait(atMost: limit))
      }
    }
    MockScope.current?.reportDeferred(at: site)
    return end == .met
  }

  /// Completes the oldest suspended call with a result: returns its value, or throws its error.
  ///
  /// If no call is suspended, reports a failure on this line. To complete another call, use
  /// ``calls``: `pending.calls[1].resume(returning: page)`.
  ///
  /// - Parameters:
  ///   - result: The outcome of the call.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func resume(
    with result: Swift.Result<Result, Failure>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    if completeOldest(result) { return }
    let calls = use()
    FailureReporting.reportMisuse(
      "No call to \(describe()) is suspended", MockSourceLocation(fileID, filePath, line, column),
      calls.isEmpty
        ? "It has not been called. Write await waitUntilCalled() before resume(...)."
        : "All \(calls.count) calls were completed or cancelled. "
          + "Write await waitUntilCalled(\(calls.count + 1)) before resume(...).")
  }

  /// Completes the oldest suspended call.
  ///
  /// - Returns: `false` if none is suspended.
  /// - Complexity: Constant on average over all calls, because a completed call stays completed.
  private func completeOldest(_ result: Swift.Result<Result, Failure>) -> Bool {
    func next(after completed: Int?) -> (SuspendedCall<Arguments, Result, Failure>, Int)? {
      state.withLock { state in
        state.isUsed = true
        if let completed { state.completedCount = max(state.completedCount, completed + 1) }
        guard state.completedCount < state.calls.count else { return nil }
        return (state.calls[state.completedCount], state.completedCount)
      }
    }
    var oldest = next(after: nil)
    while let (call, index) = oldest {
      if call.complete(result) { return true }
      oldest = next(after: index)
    }
    return false
  }

  /// Completes the oldest suspended call with a value. See
  /// ``resume(with:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - value: The value that the call returns.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func resume(
    returning value: Result, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    resume(
      with: .success(value), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Completes the oldest suspended call with an error. See
  /// ``resume(with:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - error: The error that the call throws.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func resume(
    throwing error: Failure, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    resume(
      with: .failure(error), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Notes that the test uses this object, and returns the calls.
  private func use() -> [SuspendedCall<Arguments, Result, Failure>] {
    state.withLock { state in
      state.isUsed = true
      return state.calls
    }
  }
}

extension PendingCalls where Result == Void {
  /// Completes the oldest suspended call, which has no result. See
  /// ``resume(with:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func resume(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    resume(with: .success(()), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// MARK: - Suspending calls

extension PendingCalls: AnswerGate {
  /// Adds a call. If the wait has ended already, the call is not suspended.
  func add(_ call: SuspendedCall<Arguments, Result, Failure>) {
    let isOpen = state.withLock { state in
      state.calls.append(call)
      return state.isOpen
    }
    if isOpen { call.abandon() }
    news.fire()
  }

  /// Ends the wait of a call that nothing has completed for too long. The end of the scope reports it.
  func giveUp(_ call: SuspendedCall<Arguments, Result, Failure>) {
    state.withLock { $0.isUsed = true }
    call.abandon()
  }

  func open() {
    let calls = state.withLock { state in
      state.isOpen = true
      return state.calls
    }
    for call in calls { call.abandon() }
  }

  func failureAtEnd() -> MockFailure? {
    let calls = state.withLock { $0.isUsed ? $0.calls : [] }.filter(\.isUncompleted)
    guard !calls.isEmpty else { return nil }
    return MockFailure("Suspended calls were never completed", at: site) {
      UncompletedCalls(
        pattern: describe(), calls: calls.compactMap { describeCall($0.arguments) })
    }
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Delay {
  /// Reports a misuse if the time is negative.
  ///
  /// - Returns: `true` if nothing should be waited for.
  func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    guard !isPossible else { return false }
    FailureReporting.reportMisuse(
      "\(description) is not a time to wait", site,
      "Write a duration of zero or more, such as .seconds(1).")
    return true
  }
}
