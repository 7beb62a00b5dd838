// Overloads of `inOrder` whose closures return what has no effect in a block. They are deprecated, so
// that they warn. They are chosen if the closure is one line. In longer closures, Swift warns about
// unused patterns.
//
// The generic parameters of their results can only be inferred from a result. Otherwise Swift would
// choose these overloads for longer closures, too, which have none.

/// Deprecated for a closure that only creates a pattern: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - body: Creates a pattern.
/// - Throws: The error that `body` throws.
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result, Failure: Error>(
  _ name: String? = nil, _ body: () throws -> CommonCallPattern<Arguments, Result, Failure>
) rethrows {
  _ = try body()
}

/// Deprecated for a closure that only verifies calls: it expects nothing.
///
/// - Parameters:
///   - name: The name of the order.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: Verifies calls.
/// - Returns: The calls.
/// - Throws: The error that `body` throws.
@discardableResult
@available(
  *, deprecated, message: "this block expects nothing: write expect(mock.member(...)) on each line"
)
public func inOrder<Arguments, Result>(
  _ name: String? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column,
  _ body: () throws -> [Call<Arguments, Result>]
) rethrows -> [Call<Arguments, Result>] {
  var context = SetupContext.current
  let site = MockSourceLocation(fileID, filePath, line, column)
  context.orders.append(CallOrder(name, site))
  return try context.run(SetupBlock(.inOrder, site), body)
}
