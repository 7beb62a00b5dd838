// Answers that call a closure argument after the call has returned.

extension CommonCallSetup {
  /// Calls a closure argument with the given values after a delay, as most completion handlers are
  /// called.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any))
  ///   .invokes({ $0.1 }, with: image, nil, after: .seconds(1), clock: clock)
  /// ```
  ///
  /// The closure is called in a separate task, after the call has returned. If the mock's scope
  /// ends before the delay has passed, the closure is not called.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - delay: The time between the call and the invocation of the closure.
  ///   - clock: The clock that measures the delay. A ``ManualClock`` makes the test fast and
  ///     deterministic.
  /// - Returns: The setup, for chaining.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    runs(.invokes(closure, with: repeat each values, after: delay, clock: clock))
  }

  /// Calls a closure argument with the given values after a number of seconds.
  ///
  /// This form is available on every version of every platform. Otherwise it is the same as
  /// ``invokes(_:with:after:clock:)``.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil, after: 0.1)
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - seconds: The seconds between the call and the invocation of the closure. A negative or
  ///     infinite number is reported as a failure on the line of the setup, and is treated as zero.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input, after seconds: Double
  ) -> Self {
    runs(.invokes(closure, with: repeat each values, after: seconds))
  }

  /// Calls a closure argument with the given values when the test schedules it, such as on a
  /// dispatch queue.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any))
  ///   .invokes({ $0.1 }, with: image, nil) { queue.async(execute: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - schedule: Receives a function that calls the closure. It can run this function on any
  ///     thread, at any time and more than once. Runs on the calling thread before the call
  ///     returns.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    by schedule: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> Self {
    runs(.invokes(closure, with: repeat each values, by: schedule))
  }
}
