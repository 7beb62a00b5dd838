/// A property requirement.
package struct Property: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The type of the value.
  package var type: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The mutation of the value that the accessors are called on.
  package var mutation: AccessorMutation

  /// The index of the setter, or `nil` for a property that is only read.
  package var setter: Int?

  /// A Boolean value that indicates whether the type is a function type, which a setter pattern
  /// takes as a matcher only.
  package var isFunction: Bool

  /// The suffix of the pattern methods, such as `Name` in `getName()`.
  package var verbSuffix: String

  /// A Boolean value that indicates whether `get...()` is emitted.
  package var hasGetterPattern: Bool

  /// A Boolean value that indicates whether `set...(_:)` is emitted.
  package var hasSetterPattern: Bool
}
