/// Says that a call must come, so often, before the test ends.
///
/// A call above the upper bound is reported when it comes; too few are reported at the end of the
/// scope, when the mock is verified, or when it goes away, whichever is first.
///
/// ```swift
/// expect(subscriber.receive(message))
/// expect(subscriber.receive(.any), 1...3)
/// ```
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How often: a number, a range, or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how the call is answered. With nothing said the newest matching
///   stub answers, else the default value.
@discardableResult
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return CallSetup(pattern, count: count.checked(for: pattern, site), site: site)
}

/// Says that a call of an `async` requirement must come; else like the synchronous one.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - count: How often: a number, a range, or a ``CallCount``.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how the call is answered.
@discardableResult
public func expect<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  _ count: some CallCounting = CallCount.once,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  let site = MockSourceLocation(fileID, filePath, line, column)
  return AsyncCallSetup(pattern, count: count.checked(for: pattern, site), site: site)
}

/// Says that a call must never come: it is reported when it does, also where a stub answers it.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how a call that comes nevertheless is answered.
@discardableResult
public func reject<Arguments, Result, Failure: Error>(
  _ pattern: CallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> CallSetup<Arguments, Result, Failure> {
  CallSetup(
    pattern, count: CallCount.never, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Says that a call of an `async` requirement must never come; else like the synchronous one.
///
/// - Parameters:
///   - pattern: The call, with plain values or matchers.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
/// - Returns: The set-up, to say how a call that comes nevertheless is answered.
@discardableResult
public func reject<Arguments, Result, Failure: Error>(
  _ pattern: AsyncCallPattern<Arguments, Result, Failure>,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> AsyncCallSetup<Arguments, Result, Failure> {
  AsyncCallSetup(
    pattern, count: CallCount.never, site: MockSourceLocation(fileID, filePath, line, column))
}

/// Says that any call of these mocks is fine, whatever else is set up.
///
/// Calls are still recorded, stubs still answer, expectations still count; but a call that matches
/// none of them, or exceeds one, gets the default value and is no failure. What was rejected
/// remains so.
///
/// - Parameter mocks: The mocks.
public func ignore(_ mocks: any Mockable...) {
  for mockable in mocks { mockable.mock.core.ignore() }
}

extension CallCounting {
  /// The bounds, after a report where no number of calls keeps them.
  func checked(for pattern: AnyCallPattern, _ site: MockSourceLocation) -> CallCount {
    let count = callCount
    if count.isImpossible {
      FailureReporting.reportMisuse(
        "No number of calls to \(pattern) can be at least \(count.lower) and at most "
          + "\(count.upper ?? 0)", site,
        "Write the smaller bound first. Bounds cannot be negative.")
    }
    return count
  }
}
