extension CommonCallSetup {
  /// Lets callers wait until ``release()``, then goes on with what is chained behind it.
  ///
  /// A task is suspended; the caller of a synchronous requirement blocks its thread. The end of the
  /// mock's scope releases callers too, and so does resetting the stub or expectation. A caller whose
  /// task is cancelled waits no longer: it throws a `CancellationError` where the requirement can
  /// throw one, and goes on with the answer where not.
  ///
  /// ```swift
  /// let loading = stub(store.load(1)).holds().returns("one")
  /// ...
  /// loading.release()
  /// ```
  ///
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func holds() -> Self {
    append(.hold(addGate(), cancellation))
    return self
  }

  /// Lets the callers go that wait in ``holds()``, and later ones pass. Does nothing the second time.
  public func release() {
    for gate in core.lock.withLock({ rule.gates }) { gate.fire() }
  }

  /// Waits for a time, then goes on with what is chained behind it.
  ///
  /// A task is suspended; the caller of a synchronous requirement blocks its thread. A caller whose
  /// task is cancelled waits no longer: it throws a `CancellationError` where the requirement can
  /// throw one, and goes on with the answer where not.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - clock: Whose time it is; a clock that the test moves makes tests fast and certain.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func delays(
    for duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    append(.delay(Delay(duration, clock), cancellation))
    return self
  }

  /// Passes the call on to the real object: the one that a spy was made with, or the superclass's
  /// part of a mock that is a subclass.
  ///
  /// Where there is none, the call is a failure.
  ///
  /// ```swift
  /// stub(printer.print(.any)).throws(OutOfPaper()).then.forwards()
  /// ```
  ///
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func forwards() -> Self {
    append(.forward)
    return self
  }

  /// Makes something for callers to wait for.
  func addGate() -> Signal {
    let gate = Signal()
    core.lock.withLock { rule.gates.append(gate) }
    return gate
  }

  /// What a call throws whose task is cancelled; nil when the requirement cannot throw it.
  var cancellation: (any Error)? { CancellationError() as? Failure }
}

extension AsyncCallSetup {
  /// Never returns, as a request that hangs.
  ///
  /// A call whose task is cancelled, or whose mock's scope ends, throws a `CancellationError` where
  /// the requirement can throw one; where not, it returns what the answer gives besides, or the
  /// default value, or never.
  ///
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func suspends() -> Self {
    append(.suspend(addGate(), cancellation))
    return self
  }
}

extension MockCore {
  /// Lets everyone go who waits in an answer. No lock held.
  func openGates() {
    let gates = lock.withLock { allMembersLocked().flatMap { $0.rules.flatMap(\.gates) } }
    for gate in gates { gate.fire() }
  }
}
