/// The context in which values are described for a failure.
///
/// The description of a value is user code and may call mocks, even the one that the failure is
/// about. Such calls are not made by the code under test. They are answered, but not recorded, and
/// are neither counted nor reported.
package enum DescriptionContext {
  @TaskLocal private static var isActive = false

  /// The values that no description shows.
  @TaskLocal package static var redactions = Redactions()

  /// The function that returns the values that the scope of this code hides.
  ///
  /// In a structure: the lock would wrap a bare closure once more at each access.
  private struct ScopeReader {
    var redactions: @Sendable () -> Redactions = { Redactions() }
  }

  private static let reader = Guarded(ScopeReader())

  /// Sets the function that returns the values that the scope of this code hides. Scopes are known to
  /// a later room only.
  static func setRedactionsOfScope(_ redactions: @escaping @Sendable () -> Redactions) {
    let old = reader.withLock { current in
      defer { current = ScopeReader(redactions: redactions) }
      return current
    }
    withExtendedLifetime(old) {}
  }

  /// The values that no description shows here: those of the mock that is described, and those that
  /// the scope of this code hides.
  package static var hidden: Redactions {
    var hidden = redactions
    hidden.formUnion(reader.withLock { $0 }.redactions())
    return hidden
  }

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
