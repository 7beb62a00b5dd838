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
