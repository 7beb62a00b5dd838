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

/// The model of the replaced members of one type, or of the replaced free functions of one module.
package struct ReplacementHooks: Sendable, Equatable {
  /// The name for failures: that of the type, or of the module.
  package var name: String

  /// The name of the peer that holds the names of the members.
  package var membersName: String

  /// The members, in the extensions that declare them.
  package var scopes: [Scope]

  /// A declaration.
  package struct Entry: Sendable, Equatable {
    /// The members. A declaration of several properties has several.
    package var members: [Member]

    /// The name of each of them, and of their setters, at the position of its index.
    package var names: [String]

    /// The text that identifies the declaration in the process, so that several test targets can
    /// share its hook.
    package var key: String
  }

  /// Declarations for one extension, or free functions for the file.
  package struct Scope: Sendable, Equatable {
    /// The extension up to its brace, or `nil` for free functions.
    package var opening: String?

    /// The `@available` attributes of the extension.
    package var availability: [String]

    /// The type as the expression of an owner spells it, or `nil` for free functions.
    package var type: String?

    /// A Boolean value that indicates whether the members that are not static belong to an object,
    /// and not to the type.
    package var hasIdentity: Bool

    /// The spelling of `Self` in patterns, or `nil` if it does not change.
    package var selfType: String?

    /// The declarations.
    package var entries: [Entry]

    /// A function whose replacement only checks whether its module is dynamic, or `nil` if there is
    /// none.
    package var probe: Method?
  }
}

/// A static function that makes test data: a value of a type, with a default for every parameter.
struct DummyFunction {
  /// The type, with the types around it.
  var type: String

  /// The expression that makes a value up to its arguments: `User`, `Status.closed`.
  var callee: String

  /// A Boolean value that indicates whether the expression is called.
  var hasParentheses = true

  /// The access, with a space after it.
  var access: String

  /// The parameters.
  var parameters: [Parameter]

  /// A parameter.
  struct Parameter {
    /// The label, or `nil` for none.
    var label: String?

    /// The type as a parameter spells it.
    var type: String

    /// The default, or `nil` if the test must pass the argument.
    var defaultValue: Default?
  }

  /// The default of a parameter.
  enum Default: Equatable {
    /// Source text, such as a literal.
    case text(String)

    /// The default value of the type, which the runtime looks up.
    case lookedUp

    /// A mock, unless the test provides another default value of the type.
    case mock(String)
  }

  /// A Boolean value that indicates whether the function can be called without arguments.
  var needsNoArguments: Bool { parameters.allSatisfy { $0.defaultValue != nil } }
}
