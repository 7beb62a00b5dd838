import SwiftDiagnostics
import SwiftSyntax

/// Diagnostics about requirements that cannot be mocked.
extension Diagnostic {
  /// A method throws or suspends depending on a closure.
  static func rethrowing(_ keyword: TokenSyntax, name: String) -> Diagnostic {
    let replacement = keyword.tokenKind == .keyword(.reasync) ? "async" : "throws"
    let fix = keyword.with(\.tokenKind, .keyword(replacement == "async" ? .async : .throws))
    return Diagnostic(
      node: keyword,
      message: MockMessage(
        message: "'\(name)' cannot be mocked: '\(keyword.text)' takes its effect from a call of "
          + "the closure, and a mock may answer without one; declare it '\(replacement)'",
        name: "rethrowing"),
      fixIt: FixIt(
        message: MockMessage(
          message: "replace '\(keyword.text)' by '\(replacement)'", name: "replaceRethrowing"),
        changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(fix))]))
  }

  /// A requirement is an operator.
  static func operatorRequirement(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "operator '\(name.text)' cannot be mocked: its operands do not say which mock "
          + "answers; declare a method, and let the operator call it in an extension",
        name: "operatorRequirement"))
  }

  /// A requirement has the name of the mock's recorder.
  static func reservedName(_ name: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: name,
      message: MockMessage(
        message: "'\(name.text)' cannot be mocked: every mock has a property 'mock' that records "
          + "its calls; give the requirement another name",
        name: "reservedName"))
  }

  /// A requirement uses values that cannot be copied.
  static func noncopyableType(_ type: SuppressedTypeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "'\(type.trimmedDescription)' cannot be mocked: a mock keeps the arguments and "
          + "results of its calls, and must copy them; use copyable types",
        name: "noncopyableType"))
  }

  /// A requirement has a parameter pack.
  static func parameterPack(_ pack: Syntax) -> Diagnostic {
    Diagnostic(
      node: pack,
      message: MockMessage(
        message: "'\(pack.trimmedDescription)' cannot be mocked: a pattern has a fixed number of "
          + "matchers, and a parameter pack has any; declare overloads with the numbers that "
          + "are needed, or take an array",
        name: "parameterPack"))
  }

  /// The protocol is for distributed actors.
  static func distributedActor(_ type: TypeSyntax) -> Diagnostic {
    Diagnostic(
      node: type,
      message: MockMessage(
        message: "a protocol of distributed actors cannot be mocked: its calls go through an "
          + "actor system, which a mock does not have; move the members to mock into a protocol "
          + "of their own that inherits from 'Actor'",
        name: "distributedActor"))
  }

  /// A closure parameter takes any number of values.
  static func variadicClosure(at ellipsis: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: ellipsis,
      message: MockMessage(
        message: "a closure that takes any number of values cannot be mocked unless it escapes: "
          + "Swift cannot pass the values on; declare it '@escaping' or let it take an array",
        name: "variadicClosure"))
  }

  /// A pattern method of a property has the spelling of a requirement.
  static func takenVerb(_ verb: String, of property: TokenSyntax) -> Diagnostic {
    Diagnostic(
      node: property,
      message: MockMessage(
        message: "'\(verb)' is not available for stubbing and verifying '\(property.text)': the "
          + "protocol already has a member of that spelling; rename one of the two",
        name: "takenVerb", severity: .warning))
  }

  /// Two methods differ only in how they take their arguments.
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
