/// The type of a result or a property.
package struct ResultType: Sendable, Equatable {
  /// The type as the requirement declares it.
  package var declared: String

  /// The type that flows through the mock: without specifiers, and optional if it unwraps implicitly.
  package var value: String

  /// Whether the result is `sending`, so that it must leave the mock's region.
  package var isSending: Bool
}
