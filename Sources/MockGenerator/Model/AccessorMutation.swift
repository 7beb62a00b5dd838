/// What accessors do to the value that they are called on, where that is not the usual thing.
package struct AccessorMutation: Sendable, Equatable {
  /// Whether the getter may change the value.
  package var hasMutatingGetter = false

  /// Whether the setter leaves the value as it is.
  package var hasNonmutatingSetter = false

  /// The modifier of the getter with a space behind it, or nothing.
  var getterPrefix: String { hasMutatingGetter ? "mutating " : "" }

  /// The modifier of the setter with a space behind it, or nothing.
  var setterPrefix: String { hasNonmutatingSetter ? "nonmutating " : "" }
}
