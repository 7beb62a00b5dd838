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
}
