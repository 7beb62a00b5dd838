/// Lets what is expected in a block come in the order of the lines, across mocks.
///
/// ```swift
/// inOrder("checkout") {
///   expect(ledger.open())
///   expect(gateway.charge(1299))
///   expect(ledger.commit())
/// }
/// ```
///
/// A call that comes too early or too late is a failure when it comes. Blocks nest: an expectation
/// belongs to all orders around it. Stubs in the block have no order. See ``CallOrder``.
///
/// - Parameters:
///   - name: The order's name for failures; nil tells it by its line.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: The expectations.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
@discardableResult
public func inOrder<Result, Failure: Error>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var context = SetupContext.current
  context.orders.append(CallOrder(name, MockSourceLocation(fileID, filePath, line, column)))
  return try context.run(body)
}

extension CommonCallSetup {
  /// Puts the expectation at the end of orders.
  ///
  /// A stub has no place in an order, since nobody must call it; an expectation comes once in an
  /// order; and orders must not contradict each other. Each of these is a failure at this line.
  ///
  /// - Parameters:
  ///   - orders: The orders.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The set-up, to say more.
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
