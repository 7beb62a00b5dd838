package import SwiftDiagnostics
package import SwiftSyntax

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
