import SwiftDiagnostics
import SwiftSyntax

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
