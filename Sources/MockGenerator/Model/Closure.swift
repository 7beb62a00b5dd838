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
