package import SwiftSyntax

/// The types of variables, as far as their declarations in the file name them.
package struct VariableTypes: Sendable {
  /// The types, by the names of the variables. A name with several types is missing.
  private var types: [String: String?] = [:]

  /// Finds the variables of a file.
  package init(_ source: ParsedSource) {
    let finder = VariableFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for (name, type) in finder.found {
      if let known = types[name], known != type {
        types[name] = .some(nil)
      } else {
        types[name] = type
      }
    }
  }

  /// Returns the type of a variable, or `nil` if it is unknown.
  package func type(of expression: ExprSyntax) -> String? {
    let text = expression.trimmedText
    return types[text.hasPrefix("self.") ? String(text.dropFirst(5)) : text] ?? nil
  }

  /// Returns the name of the type that an expression creates an instance of: in `MockPump()`, and in
  /// `.init()` if a declaration or an assignment names the type.
  package static func created(by call: FunctionCallExprSyntax, _ context: RuleContext) -> String? {
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text { return name }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.trimmedText
    }
    guard let access = callee.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    else { return nil }
    if let base = access.base { return base.trimmedText }
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation?.type.plainName
    }
    guard let list = call.parent?.as(ExprListSyntax.self), list.count == 3,
      let target = list.first, list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return context.variableType(of: target)
  }
}

extension RuleContext {
  /// Returns the type of a variable, which the file or a class of another file declares, or `nil`.
  package func variableType(of expression: ExprSyntax) -> String? {
    if let known = once("variable types", VariableTypes.init).type(of: expression) { return known }
    guard let name = expression.ownName, let type = expression.enclosingType else { return nil }
    return facts.variable(name, of: type)
  }
}

extension TypeSyntax {
  /// The name of the type without optional marks.
  package var plainName: String {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.plainName
    }
    return trimmedText
  }
}

/// Finds the variables with a type.
private final class VariableFinder: SyntaxVisitor {
  /// The variables with their types.
  var found: [(name: String, type: String)] = []

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let name = node.pattern.trimmedText
    let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
    if let type = node.typeAnnotation?.type.plainName {
      found.append((name, type))
    } else if let type = call?.calledExpression.as(DeclReferenceExprSyntax.self) {
      found.append((name, call?.mockbirdType ?? type.baseName.text))
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The name of the mock that `mock(Pump.self)` of Mockingbird creates, or `nil` for other calls.
  fileprivate var mockbirdType: String? {
    guard calledExpression.trimmedText == "mock", arguments.count == 1,
      let text = arguments.first?.expression.trimmedText, text.hasSuffix(".self")
    else { return nil }
    let plain = text.dropLast(5).prefix { $0 != "<" }
    return "\(plain.split(separator: ".").last ?? "")Mock"
  }
}
