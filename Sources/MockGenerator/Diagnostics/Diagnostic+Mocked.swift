import SwiftDiagnostics
import SwiftSyntax

/// Diagnostics about the attributes that generate the body of a function or the accessors of a
/// property.
extension Diagnostic {
  /// Reports that the attribute for functions is on something else.
  static func notAFunction(_ declaration: Syntax, _ attribute: AttributeSyntax) -> Diagnostic {
    let wayOut =
      switch declaration.kind {
      case .variableDecl: "write '@MockedProperty'"
      case .initializerDecl:
        "write the body of an initializer yourself"
      case .subscriptDecl:
        "Swift lets no attribute write a subscript; declare it in a protocol with '@Mockable'"
      default: "put it on a function, or '@Mockable' on a protocol"
      }
    return mocked("'@Mocked' gives a body to functions and methods; \(wayOut)", at: attribute)
  }

  /// Reports that the attribute for properties is on something else.
  static func notAProperty(_ attribute: AttributeSyntax) -> Diagnostic {
    mocked(
      "'@MockedProperty' gives accessors to one property of a type; write '@Mocked' on a function",
      at: attribute)
  }

  /// Reports that the accessors are not written out.
  static func unknownAccessors(_ attribute: AttributeSyntax) -> Diagnostic {
    mocked(
      "the accessors are read from the source and cannot be computed; write '.get', '.getSet', "
        + "'.getAsync', '.getThrows' or '.getAsyncThrows'",
      at: attribute.arguments.map(Syntax.init) ?? Syntax(attribute))
  }

  /// Reports that the function is an operator.
  static func operatorWithBody(_ name: TokenSyntax) -> Diagnostic {
    mocked(
      "operator '\(name.text)' has no pattern that a test could write; let it call a method, and put "
        + "'@Mocked' on that",
      at: name)
  }

  /// Reports that the member is a requirement.
  static func requirementWithBody(_ name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' is a requirement, which has no body; put '@Mockable' on the protocol, or this "
        + "attribute on the member of the class that is the mock",
      at: name)
  }

  /// Reports that the function is declared inside another one.
  static func localFunction(_ name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' is declared inside a function, where no test can name it; move it out of "
        + "the function",
      at: name)
  }

  /// Reports that a free function has no mock that could answer.
  static func functionWithoutBody(_ name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' belongs to no mock that could answer; write a body, which runs unless a test "
        + "replaces it, or declare it in a class that is 'Mockable'",
      at: name)
  }

  /// Reports that the type of a function without a body has no mock.
  static func typeWithoutMock(
    _ name: String, _ declaration: String, _ attribute: AttributeSyntax
  ) -> Diagnostic {
    mocked(
      "'@Mocked' requires that '\(name)' conform to 'Mockable': write '\(declaration)'",
      at: attribute)
  }

  /// Reports that only the body determines the result.
  static func opaqueResult(of name: TokenSyntax, _ type: SomeOrAnyTypeSyntax) -> Diagnostic {
    mocked(
      "'\(type.trimmedDescription)' is known from the body of '\(name.text)' only, and a mock has "
        + "other results; return 'any \(type.constraint.trimmedDescription)'",
      at: type)
  }

  /// Reports that a parameter takes any number of values.
  static func variadicParameter(_ ellipsis: TokenSyntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' takes any number of values, which Swift cannot pass on; let it take an array",
      at: ellipsis)
  }

  /// Reports that a parameter has no name.
  static func unnamedParameter(_ parameter: TokenSyntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "a parameter of '\(name.text)' has no name by which it could be recorded; write '_ value:'",
      at: parameter)
  }

  /// Reports that a parameter has the name of the mock's recorder.
  static func hiddenSelf(_ parameter: TokenSyntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "a parameter of '\(name.text)' hides the object that records its calls; give it another name",
      at: parameter)
  }

  /// Reports that a parameter of a function cannot be passed to its body.
  static func unpassedParameters(of name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' has a parameter that a mock cannot record and pass on to the body as well: one "
        + "that is isolated, carries an attribute, or cannot be copied; move what tests replace into "
        + "a function without it",
      at: name)
  }

  /// Reports that the property does not belong to a type.
  static func localProperty(_ name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' belongs to no mock that could answer; declare it in a class that is 'Mockable'",
      at: name)
  }

  /// Reports that the property has accessors.
  static func writtenAccessors(_ accessors: Syntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' has accessors already; remove them, and write '@MockedProperty(.get)' if "
        + "it is only read",
      at: accessors)
  }

  /// Reports that the property has an initial value.
  static func initialValue(_ value: InitializerClauseSyntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' has its values from its mock and stores none; remove the initial value, and "
        + "write 'stub(mock.$\(name.bareText)).returns(\(value.value.trimmedDescription))' in the "
        + "test",
      at: value)
  }

  /// Reports that the property is a constant.
  static func constant(_ specifier: TokenSyntax, of name: TokenSyntax) -> Diagnostic {
    mocked(
      "'\(name.text)' is a constant, which has no accessors; write '@MockedProperty(.get) var'",
      at: specifier)
  }

  /// Returns a diagnostic at a node.
  private static func mocked(
    _ message: String, at node: some SyntaxProtocol, name: String = #function
  ) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MockMessage(message: message, name: String(name.prefix { $0 != "(" })))
  }
}
