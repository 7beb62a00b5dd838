/// A method requirement.
package struct Method: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// What it does besides returning.
  package var effects: Effects

  /// Whether a call may change the object that it is made on.
  package var isMutating: Bool

  /// The result type as declared; nil for none.
  package var result: ResultType?
}
