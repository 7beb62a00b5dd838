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
/// met. A block that sets up nothing is a failure on its line.
///
/// The condition is task-local: it does not restrict what other threads and unrelated tasks set up
/// in the meantime.
///
/// - Parameters:
///   - condition: A condition on a state, such as `connection.is("open")`.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Creates the stubs and expectations.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
public func when<Result, Failure: Error>(
  _ condition: StateCondition,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var context = SetupContext.current
  context.states.append(condition)
  let block = SetupBlock(.when, MockSourceLocation(fileID, filePath, line, column))
  return try context.run(block, body)
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
