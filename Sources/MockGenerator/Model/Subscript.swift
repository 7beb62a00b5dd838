/// A subscript requirement.
package struct Subscript: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The type of the value.
  package var result: ResultType

  /// The effects of the getter.
  package var effects: Effects

  /// What the accessors do to the value that they are called on.
  package var mutation: AccessorMutation

  /// The index of the setter, or `nil` for a subscript that is only read.
  package var setter: Int?
}
