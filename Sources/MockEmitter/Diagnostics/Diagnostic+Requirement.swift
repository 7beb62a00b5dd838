import SwiftDiagnostics
import SwiftSyntax

/// Diagnostics about requirements that cannot be mocked.
extension Diagnostic {
  /// Reports that a method throws what a closure throws that outlives the call.
  static func rethrowing(_ keyword: TokenSyntax, name: String) -> Diagnostic {
    replacing(
      keyword, by: .throws,
      MockMessage(
        message: "'\(name)' cannot be mocked: 'rethrows' lets it throw only what its closure "
          + "throws, and a mock cannot watch a closure that escapes; declare it 'throws'",
        name: "rethrowing"))
  }

  /// Reports that a method suspends depending on a closure.
  static func reasynchronous(_ keyword: TokenSyntax, name: String) -> Diagnostic {
    replacing(
      keyword, by: .async,
      MockMessage(
        message: "'\(name)' cannot be mocked: 'reasync' takes its effect from a call of the "
          + "closure, and a mock may answer without one; declare it 'async'",
        name: "reasynchronous"))
  }

  /// Returns a diagnostic with a fix-it that replaces a keyword.
  private static func replacing(
    _ keyword: TokenSyntax, by replacement: Keyword, _ message: MockMessage
  ) -> Diagnostic {
    let fix = keyword.with(\.tokenKind, .keyword(replacement))
    return Diagnostic(
      node: keyword, message: message,
      fixIt: FixIt(
        message: MockMessage(
          message: "replace '\(keyword.text)' with '\(fix.text)'", name: "replaceEffect"),
        changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(fix))]))
  }

  /// Reports that a requirement is an operator.
  static func operatorRequirement(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "operator '\(name.text)' cannot be mocked: the mock that answers is the first "
          + "operand of type 'Self', and there is none; declare a method, and let the operator call "
          + "it in an extension",
        name: "operatorRequirement"))
  }

  /// Reports that a requirement has the name of the mock's recorder.
  ///
  /// - Parameters:
  ///   - name: The name of the requirement.
  ///   - protocolName: The name of the protocol.
  static func reservedName(_ name: TokenSyntax, of protocolName: String) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(protocolName)' cannot be mocked here: every mock has a property 'mock' that "
          + "records its calls, and there is no room for the requirement '\(name.text)'; give it "
          + "another name, or declare the protocol at the top of a file",
        name: "reservedName"))
  }

  /// Reports an associated type whose own associated type must be the mock.
  ///
  /// - Parameters:
  ///   - name: The associated type.
  ///   - protocolName: The name of its protocol.
  static func tiedAssociatedType(_ name: TokenSyntax, of protocolName: String) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message:
          "'\(protocolName)' cannot be mocked: its associated type '\(name.text)' must have the mock "
          + "as an associated type of its own, and no such type is known; let the plug-in generate "
          + "the mocks of both protocols if they have no other associated types, or write both "
          + "mocks yourself",
        name: "tiedAssociatedType"))
  }

  /// Reports that a result cannot be recorded.
  static func unrecordableResult(_ type: TypeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "a result of type '\(type.trimmedDescription)' cannot be mocked: a mock records "
          + "the results of its calls, and this type is noncopyable or nonescapable; return a "
          + "copyable type, or pass the value to a closure",
        name: "unrecordableResult"))
  }

  /// Reports that a member of a class has an opaque result.
  static func opaqueResult(_ type: SomeOrAnyTypeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "'\(type.trimmedDescription)' cannot be mocked: only the body of the class "
          + "determines the type, and an override must return the same one; return "
          + "'any \(type.constraint.trimmedDescription)', or declare the member 'final'",
        name: "opaqueResult"))
  }

  /// Reports that a closure takes a parameter pack, or there is a pack of closures.
  static func parameterPack(_ pack: Syntax) -> Diagnostic {
    Diagnostic(
      node: pack,
      message: MockMessage(
        message: "'\(pack.trimmedDescription)' cannot be mocked in the type of a closure: Swift "
          + "cannot store closures with parameter packs; let the closure take an array, or pass an "
          + "object with a generic method instead",
        name: "parameterPack"))
  }

  /// Reports that a parameter expands several packs together.
  static func combinedPacks(_ pack: PackExpansionTypeSyntax) -> Diagnostic {
    Diagnostic(
      node: pack,
      message: MockMessage(
        message: "'\(pack.trimmedDescription)' cannot be mocked: Swift has no type that "
          + "conforms to a protocol with such a requirement; declare a parameter for each pack instead",
        name: "combinedPacks"))
  }

  /// Reports that the protocol inherits requirements that are not visible to the attribute.
  static func unseenRequirements(of type: TypeSyntax, _ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "'@\(attribute.attributeName.trimmedDescription)' cannot see the "
          + "requirements of '\(type.trimmedDescription)'; declare them in this protocol with their "
          + "types, as "
          + "'func makeIterator() -> AnyIterator<Int>', or remove the attribute and use the "
          + "plug-in UnderstudyPlugin",
        name: "unseenRequirements"))
  }

  /// Reports that the protocol is for distributed actors.
  ///
  /// - Parameters:
  ///   - type: The type that it inherits.
  ///   - protocolName: The name of the protocol.
  static func distributedActor(_ type: TypeSyntax, of protocolName: String) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "'\(protocolName)' cannot be mocked: it is for distributed actors, whose calls go "
          + "through an actor system, which a mock does not have; move the members to mock into a "
          + "protocol of their own that inherits from 'Actor'",
        name: "distributedActor"))
  }

  /// Reports a closure on a global actor whose type means something else in the module of the mock.
  static func actorClosure(_ type: AttributedTypeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message:
          "'\(type.trimmedDescription)' cannot be mocked here: in Swift 6 mode, which the tests "
          + "use, closures on a global actor are '@Sendable', and in the mode of this module they are "
          + "not; write '@Sendable', or enable the upcoming feature 'GlobalActorIsolatedTypesUsability' "
          + "for this module",
        name: "actorClosure"))
  }

  /// Reports that a closure parameter takes any number of values.
  static func variadicClosure(at ellipsis: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: ellipsis,
      message: MockMessage(
        message: "a closure that takes any number of values cannot be mocked unless it escapes: "
          + "Swift cannot pass the values on; declare it '@escaping' or let it take an array",
        name: "variadicClosure"))
  }

  /// Reports that the pattern of an initializer has the spelling of a requirement.
  static func takenVerb(_ verb: String, of initializer: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: initializer,
      message: MockMessage(
        message: "'\(verb)' is not available for stubbing and verifying '\(initializer.text)': the "
          + "protocol already has a member of that spelling; rename one of the two",
        name: "takenVerb", severity: .warning))
  }

  /// Reports that two methods differ only in how they take their arguments.
  static func takenMatchers(of method: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: method,
      message: MockMessage(
        message: "matchers are not available for stubbing and verifying this '\(method.text)': "
          + "another method of that name takes the same matchers, and differs only in how it "
          + "takes its arguments; rename one of the two",
        name: "takenMatchers", severity: .warning))
  }
}

/// The message of a diagnostic, with an identifier that stays when the message changes.
package struct MockMessage: DiagnosticMessage, FixItMessage {
  /// The message: what is wrong, why, and what to write instead.
  let message: String

  /// The name of the diagnostic.
  package let name: String

  /// The severity.
  var severity = DiagnosticSeverity.error

  /// The stable identifier.
  var diagnosticID: MessageID { MessageID(domain: "MockGenerator", id: name) }

  /// The stable identifier of a fix-it.
  var fixItID: MessageID { diagnosticID }
}
