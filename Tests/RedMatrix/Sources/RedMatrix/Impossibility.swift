/// A reason why a cell cannot exist.
enum Impossibility: String, CaseIterable {
  case noChildTask, placeIsSynchronous, testIsSynchronous, closureHasEnded
  case nothingTiesItToTheScope, verbIsNotRecorded, processMayExitFirst

  /// The reason in the document.
  var reason: String {
    switch self {
    case .noChildTask: "A synchronous test cannot start a child task."
    case .placeIsSynchronous:
      "`waitUntil` suspends its caller, and code at this place is synchronous."
    case .testIsSynchronous: "`waitUntil` suspends its caller, and the test is synchronous."
    case .closureHasEnded:
      "The closure of `MockScope.run` returns before the test does, so this is a call after the end."
    case .nothingTiesItToTheScope:
      """
      The verb names no mock and is used after the closure of `MockScope.run` has returned, so it \
      belongs to the test, as if there were no scope.
      """
    case .verbIsNotRecorded:
      "A test can see that a call was recorded, but not that a verb was used, so it may end first."
    case .processMayExitFirst:
      """
      The failure is detected when the recorded call is answered. Without a scope nothing waits for \
      the call, so the process may exit first.
      """
    }
  }
}
