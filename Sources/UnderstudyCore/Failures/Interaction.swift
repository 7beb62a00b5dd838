/// The description of a call on a mock and of its outcome.
package struct Interaction: Sendable {
  /// The outcome of a call.
  package enum End: Sendable, Hashable {
    /// The call has not ended.
    case pending

    /// The call returned a value with the given description.
    case returned(String)

    /// The call threw an error with the given description.
    case threw(String)
  }

  /// The call. Its number is its position among all calls in the scope.
  package let call: CallDescription

  /// The outcome of the call.
  package let end: End
}
