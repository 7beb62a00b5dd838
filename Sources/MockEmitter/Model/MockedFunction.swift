/// The model of a function whose body an attribute generates.
package struct MockedFunction: Sendable, Equatable {
  /// The function.
  package var method: Method

  /// The generic parameters that replace `some` types, which a nested function has too.
  package var opaqueParameters: [String]

  /// The name of the function in messages.
  package var name: String

  /// The declarations around the function.
  package var context: DeclarationContext

  /// The body that runs unless a test sets up the function.
  package var body: Body

  /// The arguments with which the body calls a function of the same parameters.
  package var arguments: [String]

  /// The body of a function that runs unless a test sets up the function.
  package enum Body: Sendable, Equatable {
    /// The function has no body of its own. Its mock answers.
    case mock(isOverride: Bool)

    /// The written function from the parameters to the closing brace, and the `#if` condition under
    /// which tests can replace it, or `nil` for none.
    case written(String, condition: String?)
  }
}

/// The model of a property whose accessors an attribute generates.
package struct MockedProperty: Sendable, Equatable {
  /// The property.
  package var property: Property

  /// The names of the getter and of the setter in messages.
  package var names: [String]

  /// The declarations around the property.
  package var context: DeclarationContext

  /// A Boolean value that indicates whether the property overrides that of a superclass.
  package var isOverride: Bool
}
