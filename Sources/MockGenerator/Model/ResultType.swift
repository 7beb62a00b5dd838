/// The type of a result or a property.
package struct ResultType: Sendable, Equatable {
  /// The type as the requirement declares it.
  package var declared: String

  /// The type that flows through the mock: without specifiers, and optional if it unwraps implicitly.
  package var value: String

  /// A Boolean value that indicates whether the result is `sending`: it must leave the mock's
  /// region.
  package var isSending: Bool

  /// A Boolean value that indicates whether the type is certainly `Sendable`.
  package var isKnownSendable: Bool

  /// A Boolean value that indicates whether the type may be an existential type.
  package var mayBeExistential: Bool

  /// The closure that makes the default value, or `nil` if the runtime looks it up by the type.
  package var makeDefault: String?
}
