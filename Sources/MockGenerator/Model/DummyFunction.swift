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
