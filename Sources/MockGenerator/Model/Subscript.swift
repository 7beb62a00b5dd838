/// A subscript requirement.
package struct Subscript: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The type of the value.
  package var result: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// The mutation of the value that the accessors are called on.
  package var mutation: AccessorMutation

  /// The index of the setter, or `nil` for a subscript that is only read.
  package var setter: Int?
}
