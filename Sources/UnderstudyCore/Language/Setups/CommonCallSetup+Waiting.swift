extension CommonCallSetup {
  /// Makes callers wait until ``release()``, then continues with the next answer in the chain.
  ///
  /// The caller of an `async` requirement is suspended. The caller of a synchronous requirement
  /// blocks its thread. Resetting the stub or expectation releases callers too. If a caller's task is
  /// cancelled, the call throws a `CancellationError`. If the requirement cannot throw it, the call
  /// continues with the next answer.
  ///
  /// The end of the mock's scope releases the callers that still wait, and reports their calls as a
  /// failure.
  ///
  /// ```swift
  /// let loading = stub(store.load(1)).holds().returns("one")
  /// …
  /// loading.release()
  /// ```
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func holds() -> Self {
    append(.hold(addHeldCalls(), cancellation))
    return self
  }

  /// Releases the callers that wait in ``holds()``. Later calls do not wait. Has no effect if
  /// repeated.
  public func release() {
    for case let held as HeldCalls in core.withState({ $0[rule].gates }) { held.release() }
  }

  /// Waits for the given time, then continues with the next answer in the chain.
  ///
  /// The caller of an `async` requirement is suspended. The caller of a synchronous requirement
  /// blocks its thread. If a caller's task is cancelled, the call throws a `CancellationError`. If
  /// the requirement cannot throw it, the call continues with the next answer.
  ///
  /// If another clock than the system's measures the time, the end of the mock's scope releases the
  /// callers that still wait.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock that measures the time. A `ManualClock` makes the test fast and
  ///     deterministic.
  /// - Returns: The setup, for chaining.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  public func delays(
    for duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    let delay = Delay(duration, clock)
    _ = delay.reportsMisuse(rule.site)
    guard !delay.isReal else {
      append(.delay(delay, cancellation))
      return self
    }
    let delayed = DelayedCalls(delay)
    add(delayed)
    append(.delay(delayed, cancellation))
    return self
  }

  /// Forwards the call to the real object.
  ///
  /// The real object is the one that the spy was created with. A class mock forwards to its
  /// superclass. If there is no real object, the call is reported as a failure.
  ///
  /// ```swift
  /// stub(printer.print(.any)).throws(OutOfPaper()).then.forwards()
  /// ```
  ///
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func forwards() -> Self {
    append(.forward)
    return self
  }

  /// Adds an object that holds callers.
  func addHeldCalls() -> HeldCalls {
    let describe = describer
    let held = HeldCalls(rule.site, describe: describe.pattern) { arguments in
      (arguments as? Arguments).flatMap(describe.call)
    }
    add(held)
    return held
  }

  /// The descriptions of the pattern and of its calls, which do not retain the mock.
  var describer: (pattern: () -> CallDescription, call: (Arguments) -> CallDescription?) {
    (
      { [weak core, weak rule, firstMember] in
        guard let core, let rule else {
          return CallDescription(mock: "(gone)", member: firstMember.name, arguments: [])
        }
        return core.description(of: rule, firstMember.name)
      },
      { [weak core, firstMember] arguments in core?.describeCall(to: firstMember.name, arguments) }
    )
  }

  /// Adds a gate for callers to wait for.
  func add(_ gate: any AnswerGate) {
    core.withState { state in
      state[rule].gates.append(gate)
      state.hasObligations = true
    }
  }

  /// The error of a cancelled call, or `nil` if the requirement cannot throw it.
  var cancellation: (any Error)? {
    let error = CancellationError()
    return canThrow(error) ? error : nil
  }
}
