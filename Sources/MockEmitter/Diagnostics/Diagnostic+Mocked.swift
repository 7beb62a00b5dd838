// The room `Diagnostics`: what the parser says about a declaration.
//
// Here is a function for each diagnostic, with its text, its identifier, its location and its fix-it.
// When to report it is decided in `Parse`. What is said about several declarations, such as a name with
// two meanings, is in `MockGenerator`.

package import SwiftDiagnostics
package import SwiftSyntax

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

/// Diagnostics about the attribute and the declaration that it is on.
extension Diagnostic {
  /// Reports that the attribute is on a declaration that is neither a protocol nor a class.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - attribute: The attribute, which is reported if there is one.
  static func notAProtocol(_ declaration: Syntax, attribute: AttributeSyntax?) -> Diagnostic {
    let kind =
      switch declaration.kind {
      case .structDecl: "a struct without closures"
      case .enumDecl: "an enum"
      case .actorDecl: "an actor"
      case .functionDecl: "a function"
      case .extensionDecl: "an extension"
      case .variableDecl: "a variable"
      default: "this declaration"
      }
    let message = MockMessage(
      message:
        "'@Mockable' cannot be applied to \(kind): it mocks protocols, classes and structs of "
        + "closures; declare a protocol with the members to mock and put '@Mockable' on it",
      name: "notAProtocol")
    return Diagnostic(node: attribute.map(Syntax.init) ?? declaration, message: message)
  }

  /// Reports that the protocol is declared inside a function.
  static func localProtocol(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'@Mockable' cannot be applied to '\(name.text)': Swift has no extensions of a "
          + "protocol that is declared inside a function; move the protocol out of the function",
        name: "localProtocol"))
  }

  /// Reports that the attribute is on the declaration twice.
  package static func secondAttribute(_ attribute: AttributeSyntax) -> Diagnostic {
    let message = MockMessage(
      message: "'@Mockable' is already on this declaration, which has one mock; remove this one",
      name: "secondAttribute")
    guard let list = attribute.parent?.as(AttributeListSyntax.self) else {
      return Diagnostic(node: attribute, message: message)
    }
    let others = AttributeListSyntax(list.lazy.filter { $0.id != attribute.id })
    return Diagnostic(
      node: attribute, message: message,
      fixIt: FixIt(
        message: MockMessage(message: "remove this '@Mockable'", name: "removeSecondAttribute"),
        changes: [.replace(oldNode: Syntax(list), newNode: Syntax(others))]))
  }

  /// Reports that there are more arguments than the condition.
  static func extraArgument(
    _ argument: LabeledExprSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic {
    Diagnostic(
      node: argument.expression,
      message: MockMessage(
        message:
          "'@\(attribute.name)' takes one argument, the condition under which the mock exists; "
          + "remove this argument",
        name: "extraArgument"))
  }

  /// Reports that a noncopyable type is not written out.
  static func typeNotSpelled(_ expression: ExprSyntax, _ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: expression,
      message: MockMessage(
        message:
          "the noncopyable types of '@\(attribute.name)' are read from the source; write the type "
          + "itself, such as 'Ticket.self'",
        name: "typeNotSpelled"))
  }

  /// Reports that the condition is not written out.
  static func unknownCondition(
    _ expression: ExprSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic {
    Diagnostic(
      node: expression,
      message: MockMessage(
        message:
          "the condition of '@\(attribute.name)' is read from the source and cannot be computed; "
          + "write '.debug', '.always' or '.when(\"MOCKS\")'",
        name: "unknownCondition"))
  }

  /// Reports that the condition's text is not a plain string literal.
  static func conditionNotLiteral(
    _ expression: ExprSyntax, _ attribute: AttributeSyntax
  ) -> Diagnostic {
    Diagnostic(
      node: expression,
      message: MockMessage(
        message:
          "the condition of '@\(attribute.name)' goes into an '#if' and must be a plain string "
          + "literal; write the condition itself, such as \"DEBUG || MOCKS\"",
        name: "conditionNotLiteral"))
  }
}

extension AttributeSyntax {
  /// The name as it is written.
  fileprivate var name: String { attributeName.trimmedDescription }
}

/// Diagnostics about classes that cannot be mocked.
extension Diagnostic {
  /// Reports that the class is final.
  ///
  /// - Parameters:
  ///   - name: The name of the class.
  ///   - modifier: The modifier.
  ///   - isForeign: A Boolean value that indicates whether the class is declared in another module.
  static func finalClass(
    _ name: TokenSyntax, _ modifier: DeclModifierSyntax, isForeign: Bool
  ) -> Diagnostic {
    let wayOut =
      isForeign
      ? "declare a protocol with the members to mock and let '\(name.text)' conform to it"
      : "remove 'final', or mock a protocol that '\(name.text)' conforms to"
    // Only the modifier goes: what comes before it may be a line break.
    let nothing = TokenSyntax.identifier("", leadingTrivia: modifier.leadingTrivia)
    let removal = FixIt(
      message: MockMessage(message: "remove 'final'", name: "removeFinal"),
      changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(nothing))])
    return Diagnostic(
      node: modifier,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is final, and its mock would be a subclass; "
          + wayOut,
        name: "finalClass"),
      fixIts: isForeign ? [] : [removal])
  }

  /// Reports that the class is declared in another module and is not open.
  static func closedClass(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is not open, so only its own module has "
          + "subclasses of it; declare a protocol with the members to mock and let "
          + "'\(name.text)' conform to it, or import the module with '@testable' if it is yours",
        name: "closedClass"))
  }

  /// Reports that the class is declared inside a generic type.
  static func classInGenericType(_ name: TokenSyntax, _ outer: Syntax) -> Diagnostic {
    let outerName = outer.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "a generic type"
    return Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is declared inside the generic "
          + "'\(outerName)', where Swift has no stored static properties; move it out, or let the "
          + "plug-in generate the mock",
        name: "classInGenericType"))
  }

  /// Reports that a property of the class has the name of the mock's recorder.
  static func reservedProperty(_ name: TokenSyntax, of type: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(type.text)' cannot be mocked: every mock has a property 'mock' that records "
          + "its calls, and the class has another one; give the property another name",
        name: "reservedProperty"))
  }

  /// Reports that the class declares an operator, which the compiler finds twice next to the
  /// attribute.
  static func operatorOfClass(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "operator '\(name.text)' cannot stand in a class with '@Mockable': the compiler "
          + "counts it twice, and then misses a conformance; declare it outside the class, as "
          + "'func \(name.text) (left: ..., right: ...)'",
        name: "operatorOfClass"))
  }

  /// Reports that a member of a class has a parameter pack.
  static func packOfClass(_ pack: GenericParameterSyntax) -> Diagnostic {
    Diagnostic(
      node: pack,
      message: MockMessage(
        message: "a member with the parameter pack '\(pack.name.text)' cannot be mocked: Swift has "
          + "no overrides of such members; let it take an array, or declare it 'final'",
        name: "packOfClass"))
  }

  /// Reports that only the compiler can infer the type of a property.
  static func unwrittenType(of name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: its type is not written, and only the "
          + "compiler can infer it; write 'var \(name.text): <#Type#> = ...', or declare it "
          + "'final'",
        name: "unwrittenType"))
  }

  /// Returns the diagnostic at another node, without changes that it proposes.
  func moved(to node: Syntax) -> Diagnostic { Diagnostic(node: node, message: diagMessage) }

  /// The diagnostic as a warning, if it is one of this module.
  var asWarning: Diagnostic {
    guard var message = diagMessage as? MockMessage else { return self }
    message.severity = .warning
    return Diagnostic(
      node: node, position: position, message: message, highlights: highlights, notes: notes,
      fixIts: fixIts)
  }
}
