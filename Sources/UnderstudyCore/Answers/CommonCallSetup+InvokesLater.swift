// Answers that call a closure argument after the call has returned.

extension CommonCallSetup {
  /// Calls a closure argument with these values some time after the call has returned, as most
  /// completion handlers are.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any))
  ///   .invokes({ $0.1 }, with: image, nil, after: .seconds(1), clock: clock)
  /// ```
  ///
  /// The closure is called in a task of its own. One whose time has not come when the mock's scope
  /// ends is not called any more.
  ///
  /// - Parameters:
  ///   - closure: Chooses the closure among the arguments; where that one is nil, nothing is called.
  ///   - values: What the closure is called with.
  ///   - delay: How long after the call.
  ///   - clock: Whose time it is; a clock that the test moves makes tests fast and certain.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    invokes(closure, with: repeat each values) { [weak core] call in
      let task = Task.detached {
        try await clock.sleep(for: delay)
        call()
      }
      guard let scope = core?.scope else { return }
      if !scope.atEnd({ task.cancel() }) { task.cancel() }
    }
  }

  /// Calls a closure argument with these values in a way that the test has in its hands: on a queue
  /// of its own, or later.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil) { queue.async(execute: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Chooses the closure among the arguments; where that one is nil, nothing is called.
  ///   - values: What the closure is called with.
  ///   - schedule: Gets what calls the closure, and runs it, once or more often, wherever and
  ///     whenever it wants to. Runs on the thread of the call, before that returns.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    by schedule: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> Self {
    append(
      .effect { arguments in
        guard let closure = closure(arguments) else { return }
        // A completion handler goes to other threads, as the real one does; the compiler has seen
        // to it that the code under test allows for that, or it is the same code's bug.
        nonisolated(unsafe) let call = { _ = closure(repeat each values) }
        schedule { call() }
      })
    return self
  }
}
