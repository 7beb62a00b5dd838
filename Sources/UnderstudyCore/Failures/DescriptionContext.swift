/// The time while values are put into words for a failure.
///
/// The description of a value is the user's code and may use a mock, that of the failure included.
/// Its calls are answered, but leave no trace: they are not recorded, count for no expectation and
/// are no failures, because they come from the report and not from the code under test.
package enum DescriptionContext {
  @TaskLocal private static var isActive = false

  /// Whether this code runs for a description. It costs more than a call: ask only while
  /// ``CallOrderCounter/Reading/areValuesDescribed``.
  static var isActiveHere: Bool { isActive }

  /// Runs code of the user's that describes values. Never under a lock.
  ///
  /// - Parameter body: The code.
  /// - Returns: What it returns.
  package static func run<Result>(_ body: () -> Result) -> Result {
    CallOrderCounter.beginDescription()
    defer { CallOrderCounter.endDescription() }
    return $isActive.withValue(true, operation: body)
  }
}
