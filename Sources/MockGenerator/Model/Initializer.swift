/// An initialiser requirement.
package struct Initializer: Sendable, Equatable {
  /// What all requirements have in common.
  package var declaration: Declaration

  /// The mark of a failable initialiser, `?` or `!`, or nothing.
  package var optionalMark: String

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// What it does besides returning.
  package var effects: Effects

  /// Whether the pattern `initialized(...)` is emitted.
  package var hasPattern: Bool

  /// Whether the initialiser overrides the superclass's initialiser without arguments.
  package var isOverride: Bool
}
