/// An initializer requirement.
package struct Initializer: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The mark of a failable initializer, `?` or `!`, or nothing.
  package var optionalMark: String

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The effects.
  package var effects: Effects

  /// A Boolean value that indicates whether the pattern `initialized(...)` is emitted.
  package var hasPattern: Bool

  /// A Boolean value that indicates whether the initializer overrides the superclass's initializer
  /// without arguments.
  package var isOverride: Bool
}
