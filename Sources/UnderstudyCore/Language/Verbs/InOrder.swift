/// Requires the calls expected in a block to be made in order, across mocks.
///
/// ```swift
/// inOrder("checkout") {
///   expect(ledger.open())
///   expect(gateway.charge(1299))
///   expect(ledger.commit())
/// }
/// ```
///
/// A call that is made too early or too late is reported immediately. Blocks can be nested: an
/// expectation belongs to the orders of all enclosing blocks. Stubs in the block are not ordered.
/// A block without expectations is a failure on its line. See ``CallOrder``.
///
/// The order is task-local: expectations that other threads and unrelated tasks set up in the
/// meantime do not belong to it.
///
/// - Parameters:
///   - name: The name of the order for failures. If `nil`, failures show the source location.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Creates the expectations.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
@discardableResult
public func inOrder<Result, Failure: Error>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var context = SetupContext.current
  let site = MockSourceLocation(fileID, filePath, line, column)
  context.orders.append(CallOrder(name, site))
  return try context.run(SetupBlock(.inOrder, site), body)
}

extension CommonCallSetup {
  /// Appends the expectation to the given orders.
  ///
  /// Reports a failure on this line in the following cases:
  ///
  /// - The setup is a stub. A stub does not have to be called, so it cannot be ordered.
  /// - The expectation already belongs to the order.
  /// - The order contradicts another order of the expectation.
  ///
  /// - Parameters:
  ///   - orders: The orders.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func inOrder(
    _ orders: CallOrder...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    for order in orders { join(order, MockSourceLocation(fileID, filePath, line, column)) }
    return self
  }
}
