/// A method requirement.
package struct Method: Sendable, Equatable {
  /// The common part of all requirements.
  package var declaration: Declaration

  /// The generic part.
  package var generics: Generics

  /// The parameters.
  package var parameters: [Parameter]

  /// The effects.
  package var effects: Effects

  /// The name of the pattern of an operator, such as `operatorPlus`, or `nil` for any other method.
  package var operatorName: String?

  /// The modifier of an operator with one operand and a space after it, or nothing.
  package var fixity: String

  /// A Boolean value that indicates whether a call can change the value that it is made on.
  package var isMutating: Bool

  /// The result type as declared, or `nil` for none.
  package var result: ResultType?

  /// The position of the operand that records the calls of an operator, or `nil` for any other
  /// method.
  package var receiver: Int? { parameters.firstIndex { $0.passing == .receiver } }
}
