/// An argument of a forwarded call.
package struct ForwardedArgument: Sendable, Equatable {
  /// The label with a colon and a space, or nothing.
  package var label: String

  /// The value.
  package var value: Value

  /// The position of the parameter.
  package var position: Int

  /// The type of the value if it leaves the isolation region of the caller, or `nil` if it does not.
  package var sentType: String?

  /// The effects of the autoclosure that is called for the value, or `nil` for a plain value.
  package var autoclosure: Effects?

  /// The value of an argument.
  package enum Value: Sendable, Equatable {
    /// The parameter.
    case parameter

    /// Each element of a parameter pack.
    case pack

    /// The closure that is recorded in place of the parameter.
    case recordedClosure

    /// The copy of the parameter.
    case copy

    /// The value in the box of an `inout` parameter.
    case box
  }
}
