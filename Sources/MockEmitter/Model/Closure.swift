/// The signature of a closure parameter.
package struct Closure: Sendable, Equatable {
  /// The parameters, each with its type as written and the expression that forwards it.
  package var parameters: [ClosureParameter]

  /// The effects of the closure.
  package var effects: Effects

  /// The result type.
  package var result: String

  /// The type of the closure with its attributes, as the cast needs it.
  package var type: String

  /// A Boolean value that indicates whether the type is an alias. The types of the parameters are then
  /// inferred, because their spellings may mean nothing where the alias is used.
  package var isAlias = false

  /// The type of the closure as a parameter that escapes: specifiers come before attributes.
  package var escapingType: String {
    let specifier = "nonisolated(nonsending) "
    return type.hasPrefix(specifier)
      ? specifier + "@escaping " + type.dropFirst(specifier.count) : "@escaping " + type
  }
}

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
