/// Restricts the stubs and expectations in a block to times when a condition is met.
///
/// ```swift
/// when(connection.is("open")) {
///   expect(gateway.charge(.any))
///   stub(gateway.balance()).returns(100)
/// }
/// ```
///
/// If only expectations whose condition is not met match a call, the call is a failure. A stub
/// whose condition is not met is ignored. Blocks can be nested: all of their conditions must be
/// met.
///
/// The condition is task-local: it does not restrict what other threads and unrelated tasks set up
/// in the meantime.
///
/// - Parameters:
///   - condition: A condition on a state, such as `connection.is("open")`.
///   - body: Creates the stubs and expectations.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
public func when<Result, Failure: Error>(
  _ condition: StateCondition, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var context = SetupContext.current
  context.states.append(condition)
  return try context.run(body)
}

/// The settings that the enclosing blocks apply to a setup.
struct SetupContext {
  @TaskLocal static var current = SetupContext()

  /// The conditions that must be met.
  var states: [StateCondition] = []

  /// The orders that expectations join.
  var orders: [CallOrder] = []

  /// Reports a verification inside a block of ordered expectations, which suggests an order that
  /// nothing checks.
  ///
  /// - Parameter site: The source location of the verification.
  /// - Returns: `true` if the verification is inside such a block and must be skipped.
  static func reportsMisuse(_ site: MockSourceLocation) -> Bool {
    guard !current.orders.isEmpty else { return false }
    FailureReporting.reportMisuse(
      "verify used inside inOrder { }", site,
      "It checks the calls so far, in no order. Write verifyInOrder(...) after the call, or "
        + "expect(...) in the block.")
    return true
  }

  /// Runs a closure with this context as the current one.
  func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$current.binding(self, body)
  }
}

extension CommonCallSetup {
  /// Restricts the stub or expectation to times when a condition is met. If called more than once,
  /// all conditions must be met.
  ///
  /// - Parameter condition: A condition on a state, such as `connection.is("open")`.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func when(_ condition: StateCondition) -> Self {
    add(condition)
    return self
  }

  /// Changes the state of a state machine when the call is answered, even if the answer throws an
  /// error.
  ///
  /// Actions run in the order in which they are written: `.delays(for:).moves(...)` changes the
  /// state after the delay.
  ///
  /// - Parameters:
  ///   - states: The state machine.
  ///   - value: The new state.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func moves<Value>(_ states: States<Value>, to value: Value) -> Self {
    runs(.moves(states, to: value))
  }
}
