extension AsyncCallSetup {
  /// Suspends calls until the test completes them, or until they are cancelled.
  ///
  /// ```swift
  /// let pending = stub(service.fetch(.any)).suspends()
  /// …
  /// await pending.waitUntilCalled(2)
  /// pending.calls[1].resume(returning: newPage)
  /// pending.calls[0].resume(throwing: Timeout())
  /// ```
  ///
  /// If the result is not used, the calls never return, like requests that hang. If it is used, each
  /// call has to be completed or cancelled before the scope ends. Otherwise the scope reports a
  /// failure on the line of this call.
  ///
  /// If the caller's task is cancelled or the mock's scope ends, the call throws a
  /// `CancellationError`. If the requirement cannot throw it, the call returns the value of the next
  /// answer in the chain, or the default value. If there is neither, it never returns.
  ///
  /// - Parameters:
  ///   - ignoresCancellation: Whether a call whose task is cancelled stays suspended until the test
  ///     completes it, like code that does not check for cancellation.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The calls, to complete them.
  @discardableResult
  public func suspends(
    ignoringCancellation ignoresCancellation: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> PendingCalls<Arguments, Result, Failure> {
    let pending = addPendingCalls(
      of: Result.self, Failure.self, MockSourceLocation(fileID, filePath, line, column))
    append(
      .suspend(
        { arguments in
          let call = SuspendedCall<Arguments, Result, Failure>(arguments)
          pending.add(call)
          return {
            // Weak, because a cancelled task ends later than the call.
            let timer = Patience.start(Patience.forRelease) { [weak pending, weak call] in
              if let call { pending?.giveUp(call) }
            }
            defer { timer?.cancel() }
            return await call.wait(ignoringCancellation: ignoresCancellation)
          }
        }, cancellation))
    return pending
  }

  /// Suspends calls until they are cancelled, like requests that hang.
  ///
  /// If the caller's task is cancelled or the mock's scope ends, the call throws a
  /// `CancellationError`. If the requirement cannot throw it, the call returns the value of the next
  /// answer in the chain, or the default value. If there is neither, it never returns.
  ///
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func suspends() -> Self {
    let _: PendingCalls<Arguments, Result, Failure> = suspends()
    return self
  }
}

extension CommonCallSetup {
  /// Suspends a completion handler until the test calls it.
  ///
  /// ```swift
  /// let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }
  /// …
  /// pending.resume(returning: (image, nil))
  /// ```
  ///
  /// The call itself returns immediately. The result of the closure is discarded. The closure runs
  /// on the thread that completes the call. If the object that is returned is used, each handler has
  /// to be called before the scope ends. Otherwise the scope reports a failure on the line of this
  /// call.
  ///
  /// - Parameters:
  ///   - handler: Selects the closure from the arguments. If it returns `nil`, nothing is suspended.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The calls, to complete them with the arguments of the closure.
  @_disfavoredOverload
  @discardableResult
  public func suspends<each Input, Output>(
    _ handler: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> PendingCalls<Arguments, (repeat each Input), Never> {
    suspend(MockSourceLocation(fileID, filePath, line, column)) { arguments in
      guard let handler = handler(arguments) else { return nil }
      return { result in
        let values = result.get()
        _ = handler(repeat each values)
      }
    }
  }

  /// Suspends a completion handler that takes a `Result` until the test calls it.
  ///
  /// ```swift
  /// let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }
  /// …
  /// pending.resume(throwing: Offline())
  /// ```
  ///
  /// The call itself returns immediately. The result of the closure is discarded. The closure runs
  /// on the thread that completes the call. If the object that is returned is used, each handler has
  /// to be called before the scope ends. Otherwise the scope reports a failure on the line of this
  /// call.
  ///
  /// - Parameters:
  ///   - handler: Selects the closure from the arguments. If it returns `nil`, nothing is suspended.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The calls, to complete them.
  @discardableResult
  public func suspends<Value, HandledError: Error, Output>(
    _ handler: @escaping (Arguments) -> ((Swift.Result<Value, HandledError>) -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> PendingCalls<Arguments, Value, HandledError> {
    suspend(MockSourceLocation(fileID, filePath, line, column)) { arguments in
      handler(arguments).map { handler in { _ = handler($0) } }
    }
  }

  /// Adds an effect that suspends a completion handler.
  private func suspend<Value, HandledError: Error>(
    _ site: MockSourceLocation,
    _ handler: @escaping (Arguments) -> ((Swift.Result<Value, HandledError>) -> Void)?
  ) -> PendingCalls<Arguments, Value, HandledError> {
    let pending = addPendingCalls(of: Value.self, HandledError.self, site)
    append(
      .effect { arguments in
        guard let handler = handler(arguments) else { return }
        pending.add(SuspendedCall(arguments, handler: handler))
      })
    return pending
  }

  /// Adds an object that suspends calls of the rule.
  fileprivate func addPendingCalls<Value, HandledError: Error>(
    of value: Value.Type, _ error: HandledError.Type, _ site: MockSourceLocation
  ) -> PendingCalls<Arguments, Value, HandledError> {
    let describe = describer
    let pending = PendingCalls<Arguments, Value, HandledError>(
      site, describe: describe.pattern, describeCall: describe.call)
    add(pending)
    return pending
  }
}

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
