import UnderstudyValues

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

  /// Runs code whose descriptions do not show some values.
  package static func hiding<Result>(_ redactions: Redactions, _ body: () -> Result) -> Result {
    redactions.isEmpty ? body() : $redactions.withValue(redactions, operation: body)
  }

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

/// A value that failures show by its name. Every mock is one.
///
/// - Warning: For generated code only.
public protocol __NamedInFailures {
  /// The name.
  var __nameInFailures: String { get }
}

/// The full descriptions of values that failures show trimmed. Attachments contain them.
package enum TrimmedValues {
  /// The maximum number of values that are kept. The newest are kept.
  private static let limit = 50

  /// The number of characters by which a trimmed value is found in the text of a failure, which may
  /// show even less of it.
  private static let shownCharacters = 40

  private static let values = Guarded<[(start: String, full: String)]>([])

  /// Keeps the full description of a value.
  ///
  /// - Parameters:
  ///   - trimmed: The description that failures show.
  ///   - full: The full description.
  static func note(_ trimmed: String, full: String) {
    let start = String(trimmed.prefix(shownCharacters))
    values.withLock { values in
      values.removeAll { $0.full == full }
      values.append((start, full))
      if values.count > limit { values.removeFirst() }
    }
  }

  /// Returns the full descriptions of the values that the text of a failure shows trimmed.
  package static func full(shownIn text: String) -> [String] {
    values.withLock { $0 }.filter { text.includes($0.start) }.map(\.full)
  }
}
