/// The mutation of the value that accessors are called on, if it differs from Swift's default.
package struct AccessorMutation: Sendable, Equatable {
  /// A Boolean value that indicates whether the getter may change the value.
  package var hasMutatingGetter = false

  /// A Boolean value that indicates whether the setter does not change the value.
  package var hasNonmutatingSetter = false

  /// The modifier of the getter followed by a space, or nothing.
  var getterPrefix: String { hasMutatingGetter ? "mutating " : "" }

  /// The modifier of the setter followed by a space, or nothing.
  var setterPrefix: String { hasNonmutatingSetter ? "nonmutating " : "" }
}
