import SwiftDiagnostics
import SwiftSyntax

/// Diagnostics about classes that cannot be mocked.
extension Diagnostic {
  /// The class is final.
  ///
  /// - Parameters:
  ///   - name: the name of the class
  ///   - modifier: the modifier
  ///   - isForeign: whether the class is another module's
  static func finalClass(
    _ name: TokenSyntax, _ modifier: DeclModifierSyntax, isForeign: Bool
  ) -> Diagnostic {
    let wayOut =
      isForeign
      ? "declare a protocol with the members to mock and let '\(name.text)' conform to it"
      : "leave out 'final', or mock a protocol that '\(name.text)' conforms to"
    return Diagnostic(
      node: modifier,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is final, and its mock would be a subclass; "
          + wayOut,
        name: "finalClass"))
  }

  /// The class is another module's and not open.
  static func closedClass(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is not open, so only its own module has "
          + "subclasses of it; declare a protocol with the members to mock and let "
          + "'\(name.text)' conform to it, or import the module with '@testable' if it is yours",
        name: "closedClass"))
  }

  /// The class is declared inside of a generic type.
  static func classInGenericType(_ name: TokenSyntax, _ outer: Syntax) -> Diagnostic {
    let outerName = outer.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "a generic type"
    return Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: it is declared inside of the generic "
          + "'\(outerName)', where Swift has no stored static properties; move it out",
        name: "classInGenericType"))
  }

  /// A property of the class has the name of the mock's recorder.
  static func reservedProperty(_ name: TokenSyntax, of type: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(type.text)' cannot be mocked: every mock has a property 'mock' that records "
          + "its calls, and the class has another one; give the property another name",
        name: "reservedProperty"))
  }

  /// The class declares an operator, which the compiler finds twice beside the attribute.
  static func operatorOfClass(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "operator '\(name.text)' cannot stand in a class with '@Mockable': the compiler "
          + "counts it twice, and then misses a conformance; declare it outside of the class, as "
          + "'func \(name.text) (left: ..., right: ...)'",
        name: "operatorOfClass"))
  }

  /// A member of a class has a parameter pack.
  static func packOfClass(_ pack: GenericParameterSyntax) -> Diagnostic {
    Diagnostic(
      node: pack,
      message: MockMessage(
        message: "a member with the parameter pack '\(pack.name.text)' cannot be mocked: Swift has "
          + "no overrides of such members; let it take an array, or declare it 'final'",
        name: "packOfClass"))
  }

  /// The type of a property is known to the compiler only.
  static func unwrittenType(of name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: its type is not written, and only the compiler "
          + "knows what it is; write 'var \(name.text): <#Type#> = ...', or declare it 'final'",
        name: "unwrittenType"))
  }

  /// The diagnostic at another node, without changes that it proposes.
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
