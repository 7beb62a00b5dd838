/// The context in which values are described for a failure.
///
/// The description of a value is user code and may call mocks, even the one that the failure is
/// about. Such calls are not made by the code under test. They are answered, but not recorded, and
/// are neither counted nor reported.
package enum DescriptionContext {
  @TaskLocal private static var isActive = false

  /// The values that no description shows.
  @TaskLocal package static var redactions = Redactions()

  /// A Boolean value that indicates whether this code runs for a description. Reading it costs more
  /// than a call, so read it only if ``CallOrderCounter/Reading/areValuesDescribed`` is `true`.
  static var isActiveHere: Bool { isActive }

  /// Runs user code that describes values. Must not be called under a lock.
  ///
  /// - Parameter body: The code.
  /// - Returns: The value that `body` returns.
  package static func run<Result>(_ body: () -> Result) -> Result {
    CallOrderCounter.beginDescription()
    defer { CallOrderCounter.endDescription() }
    return $isActive.withValue(true, operation: body)
  }
}
