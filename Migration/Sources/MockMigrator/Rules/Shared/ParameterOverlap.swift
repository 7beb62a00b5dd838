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
    if parameter.is(MemberAccessExprSyntax.self) { return nil }
    guard parameter.as(FunctionCallExprSyntax.self) != nil else { return Self.text(parameter) }
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
    if let list = value.as(ArrayExprSyntax.self) {
      return texts(list.elements.map(\.expression), in: "[]")
    }
    if let list = value.as(DictionaryExprSyntax.self), case .elements(let pairs) = list.content {
      return texts(pairs.flatMap { [$0.key, $0.value] }, in: "[:]")
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      return texts(tuple.elements.map(\.expression), in: "()")
    }
    let digits = value.trimmedText.replacing("_", with: "").replacing(" ", with: "")
    if let number = Double(digits) { return "\(number)" }
    let isLiteral =
      value.is(IntegerLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
    return isLiteral ? digits : nil
  }

  /// Returns the text of several values, or `nil` if one of them is no literal.
  private static func texts(_ values: [ExprSyntax], in brackets: String) -> String? {
    let texts = values.map(text)
    guard !texts.contains(nil) else { return nil }
    return brackets + texts.compactMap(\.self).joined(separator: ", ")
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
