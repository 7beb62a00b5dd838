/// A parameter of a closure.
package struct ClosureParameter: Sendable, Equatable {
  /// The type as written.
  package var type: String

  /// The type of its values, without specifiers such as `sending`.
  package var value: String

  /// The form in which the parameter is forwarded.
  package var forwarding: ForwardedForm

  /// The forms in which a closure's parameter is forwarded.
  package enum ForwardedForm: Sendable, Equatable {
    /// As it is.
    case direct

    /// By reference.
    case inOut

    /// As the value of an autoclosure.
    case evaluated
  }
}
