internal import Testing

extension Test {
  /// The test that is running here, or `nil` if none is running.
  ///
  /// It is `nil` also while Swift Testing evaluates the traits and the arguments of a test. It does so
  /// before the run starts, and silently drops the issues that are recorded meanwhile.
  ///
  /// Relies on the name that Swift Testing gives to the task that evaluates, since Swift 6.2. Without
  /// such a name, a function without a current case is being evaluated, and a suite is running.
  static var running: Test? {
    guard let test = current else { return nil }
    if Test.Case.current != nil { return test }
    return isEvaluated ?? !test.isSuite ? nil : test
  }

  /// A Boolean value that indicates whether Swift Testing evaluates traits in this task, or `nil` if
  /// Swift Testing did not start the task.
  private static var isEvaluated: Bool? {
    #if compiler(>=6.2)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
        let name = Task.name, name.hasPrefix("[Swift Testing]")
      else { return nil }
      return name.contains("evaluating")
    #else
      return nil
    #endif
  }
}
