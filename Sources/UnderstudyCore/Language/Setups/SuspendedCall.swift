/// A call that is suspended until the test completes it.
///
/// ```swift
/// let pending = stub(store.load(.any)).suspends()
/// let texts = Task { try await reader.read() }
/// await pending.waitUntilCalled(2)
/// pending.calls[1].resume(returning: "the second call first")
/// ```
///
/// ``PendingCalls`` has the suspended calls of a stub or expectation. Thread-safe.
public final class SuspendedCall<Arguments, Result, Failure: Error>: @unchecked Sendable {
  // `state` has its own lock. The arguments are those of a recorded call, which threads share too.

  /// The arguments of the call.
  public let arguments: Arguments

  private let state = Guarded(State())

  /// Passes the outcome to a completion handler, or `nil` if the caller is a suspended task.
  private let handler: ((Swift.Result<Result, Failure>) -> Void)?

  /// The state that the lock of the call guards.
  private struct State {
    var phase = Phase.waiting
    var continuation: UnsafeContinuation<Void, Never>?
  }

  private enum Phase {
    case waiting
    case completed(Swift.Result<Result, Failure>)
    case cancelled

    /// The wait ended with the scope, with a reset, or with `release()`.
    case abandoned
  }

  /// Creates a suspended call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - handler: Passes the outcome to a completion handler, or `nil` for a suspended task.
  init(_ arguments: Arguments, handler: ((Swift.Result<Result, Failure>) -> Void)? = nil) {
    self.arguments = arguments
    self.handler = handler
  }

  /// A Boolean value that indicates whether the call is still suspended.
  public var isPending: Bool {
    state.withLock { if case .waiting = $0.phase { true } else { false } }
  }

  /// A Boolean value that indicates whether the test has not completed the call, and its caller has
  /// not cancelled it.
  var isUncompleted: Bool {
    state.withLock { state in
      switch state.phase {
      case .waiting, .abandoned: true
      case .completed, .cancelled: false
      }
    }
  }

  /// A Boolean value that indicates whether the test has completed the call.
  private var isCompleted: Bool {
    state.withLock { if case .completed = $0.phase { true } else { false } }
  }

  /// Completes the call with a result: returns its value, or throws its error.
  ///
  /// A call whose task was cancelled has thrown already. Completing it has no effect, as for a late
  /// response. If the call was completed before, reports a failure on this line.
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
    if complete(result) || !isCompleted { return }
    FailureReporting.reportMisuse(
      "A suspended call was completed twice",
      MockSourceLocation(fileID, filePath, line, column),
      "Each call can be completed once. Check isPending, or complete the oldest suspended call "
        + "with resume(...) on the object that suspends() returned.")
  }

  /// Completes the call with a value. See ``resume(with:fileID:filePath:line:column:)``.
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

  /// Completes the call with an error. See ``resume(with:fileID:filePath:line:column:)``.
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
}

extension SuspendedCall where Result == Void {
  /// Completes a call without a result. See ``resume(with:fileID:filePath:line:column:)``.
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

// MARK: - Waiting

extension SuspendedCall {
  /// Suspends the task until the call is completed, cancelled or abandoned.
  ///
  /// - Parameter ignoresCancellation: Whether a cancelled task stays suspended.
  /// - Returns: The outcome, or `nil` if the test has not completed the call.
  func wait(ignoringCancellation ignoresCancellation: Bool) async -> Swift.Result<
    Result, any Error
  >? {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        let mustWait = state.withLock { state in
          guard case .waiting = state.phase else { return false }
          state.continuation = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      if !ignoresCancellation { end(.cancelled) }
    }
    return state.withLock { state in
      guard case .completed(let result) = state.phase else { return nil }
      return result.mapError { $0 }
    }
  }

  /// Completes the call, if it is suspended.
  ///
  /// - Returns: `false` if it is not suspended.
  func complete(_ result: Swift.Result<Result, Failure>) -> Bool {
    guard end(.completed(result)) else { return false }
    handler?(result)
    return true
  }

  /// Ends the wait without an outcome.
  func abandon() { end(.abandoned) }

  @discardableResult
  private func end(_ phase: Phase) -> Bool {
    let (hasEnded, continuation) = state.withLock { state in
      guard case .waiting = state.phase else {
        return (false, UnsafeContinuation<Void, Never>?.none)
      }
      defer { state.continuation = nil }
      state.phase = phase
      return (true, state.continuation)
    }
    continuation?.resume()
    return hasEnded
  }
}
