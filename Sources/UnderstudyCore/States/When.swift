/// Lets what is set up in a block hold only while a condition does.
///
/// ```swift
/// when(connection.is("open")) {
///   expect(gateway.charge(.any))
///   stub(gateway.balance()).returns(100)
/// }
/// ```
///
/// A call at another time that only such expectations match is a failure; a stub out of its state is
/// as if it were not there. Blocks nest: all conditions must hold then.
///
/// - Parameters:
///   - condition: A state, such as `connection.is("open")`.
///   - body: The set-up.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public func when<Result, Failure: Error>(
  _ condition: StateCondition, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var context = SetupContext.current
  context.states.append(condition)
  return try context.run(body)
}

/// What the blocks around a set-up say of it.
struct SetupContext {
  @TaskLocal static var current = SetupContext()

  /// The states that it holds in.
  var states: [StateCondition] = []

  /// The orders that expectations belong to.
  var orders: [CallOrder] = []

  /// Makes this the context while `body` runs.
  func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$current.binding(self, body)
  }
}

extension CommonCallSetup {
  /// Lets this hold only while a condition does; said more than once, all of them must.
  ///
  /// - Parameter condition: A state, such as `connection.is("open")`.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func when(_ condition: StateCondition) -> Self {
    add(condition)
    return self
  }

  /// Moves a state machine when the call is answered, also when the answer throws.
  ///
  /// Actions run in the order in which they are written, so `.delays(for:).moves(...)` moves after
  /// the delay.
  ///
  /// - Parameters:
  ///   - states: The state machine.
  ///   - value: The state that holds afterwards.
  /// - Returns: The set-up, to say more.
  @discardableResult
  public func moves<Value>(_ states: States<Value>, to value: Value) -> Self {
    append(.effect { _ in states.become(value) })
    return self
  }
}
