/// The operations of a mock that its scope needs.
///
/// The scope decides when its mocks are verified and released, but not how.
protocol ScopeMember: AnyObject, Sendable {
  /// The source location where the mock was created.
  var site: MockSourceLocation { get }

  /// A Boolean value that indicates whether the rule of a recorded call is being chosen.
  var isDeciding: Bool { get }

  /// Returns the calls that have entered and not returned, except those that wait in an answer.
  func runningCalls() -> [any RunningCall]

  /// Releases all callers that are blocked or suspended in an answer.
  func openGates()

  /// Closes a mock that ends with the scope. Calls that were already recorded continue.
  func close(for scope: MockScope)

  /// Registers the failures that the end of a scope will find, before others are described.
  func unreportedAtEnd(of scope: MockScope) -> [UnreportedFailure]

  /// Removes and returns the failures that were not reported, when the scope ends.
  func failuresAtEnd(of scope: MockScope) -> [MockFailure]

  /// Releases what belongs to a scope that has ended.
  func release(from scope: MockScope)

  /// Reports the failures that could not be reported where they happened, at this line.
  func reportDeferred(at site: MockSourceLocation)

  /// Reports every unmet expectation, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long the verification has waited, or `nil`.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait?)

  /// Removes the calls, stubs and expectations.
  func removeEverything()

  /// Adds a signal that fires at every call, and when a call has been decided about.
  func watch(_ signal: Signal)

  /// Removes a signal that ``watch(_:)`` added.
  func unwatch(_ signal: Signal)

  /// Copies the newest recorded calls.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of calls to copy.
  ///   - retainsObjects: Whether to retain objects among the values.
  /// - Returns: The calls, oldest first, and the total number of recorded calls.
  func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int)
}
