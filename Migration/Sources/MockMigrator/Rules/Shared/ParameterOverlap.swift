import SwiftParser
package import SwiftSyntax

/// Compares the parameters of two calls, such as `.value("ivy")`.
package struct ParameterOverlap: Sendable {
  /// The initial values of constants, by their names. A name with several values is missing.
  private let constants: [String: String]

  /// Finds the constants of a file.
  package init(_ source: ParsedSource) {
    let finder = ConstantFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    constants = finder.found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Returns a Boolean value that indicates whether one call can match both lists of parameters.
  package func exists(_ a: [ExprSyntax], _ b: [ExprSyntax]) -> Bool {
    !zip(a, b).contains { a, b in
      guard let a = value(a), let b = value(b) else { return false }
      return a != b
    }
  }

  /// Returns a text for the value of a parameter `.value(...)`, which differs from those of other
  /// values, or `nil` if it cannot be compared.
  private func value(_ parameter: ExprSyntax) -> String? {
    guard let call = parameter.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.trimmedText == ".value",
      let value = call.arguments.first?.expression
    else { return nil }
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      return constants[reference.baseName.text]
    }
    return Self.text(value)
  }

  /// Returns the text of a literal, of a case such as `.active`, or of a call with literals.
  fileprivate static func text(_ value: ExprSyntax) -> String? {
    if let literal = value.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue
    }
    if let access = value.as(MemberAccessExprSyntax.self) {
      return ".\(access.declName.trimmedText)"
    }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure == nil ? call.trimmedText : nil
    }
    let isLiteral =
      value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
    return isLiteral ? value.trimmedText : nil
  }
}

/// Finds the constants of a file.
private final class ConstantFinder: SyntaxVisitor {
  /// Their values.
  var found: [String: Set<String>] = [:]

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let name = binding.pattern.trimmedText
      var value = binding.initializer?.value
      while let inner = value?.as(TryExprSyntax.self)?.expression { value = inner }
      let text = node.bindingSpecifier.text == "let" ? value.flatMap(ParameterOverlap.text) : nil
      // Two identifiers differ, also if they are created in the same way.
      found[name, default: []].insert(text == "UUID()" ? "UUID of \(name)" : text ?? "\(node.id)")
    }
    return .visitChildren
  }
}
