import SwiftParser
package import SwiftSyntax

extension SyntaxProtocol {
  /// The source text of a small node on one line, without the comments inside it.
  ///
  /// Line breaks and comments become single spaces, so that the text fits on one line.
  package var lineText: String {
    // The node is not trimmed, because trimming copies it, and the parser does this most
    // frequently.
    let text = description
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") }) else {
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      guard let first = text.utf8.first, let last = text.utf8.last, isSpace(first) || isSpace(last)
      else { return text }
      let start = text.utf8.firstIndex { !isSpace($0) } ?? text.endIndex
      let end = text.utf8.lastIndex { !isSpace($0) }.map(text.utf8.index(after:)) ?? text.endIndex
      return String(text[start..<end])
    }
    if text.holds("\"\"\"") {
      let rewritten = StringLines(viewMode: .sourceAccurate).rewrite(self)
      if !rewritten.description.holds("\"\"\"") { return rewritten.lineText }
    }
    var line = ""
    var hasPendingSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if (hasPendingSpace || !token.leadingTrivia.isEmpty) && !line.isEmpty { line += " " }
      line += token.text
      hasPendingSpace = !token.trailingTrivia.isEmpty
    }
    return line
  }

  /// Returns the first node of a type at or below this node, in source order.
  ///
  /// - Parameters:
  ///   - type: The type of the node to find.
  ///   - condition: The condition for the node.
  package func firstDescendant<Node: SyntaxProtocol>(
    _ type: Node.Type, where condition: (Node) -> Bool = { _ in true }
  ) -> Node? {
    if let node = self.as(type), condition(node) { return node }
    for child in children(viewMode: .sourceAccurate) {
      if let found = child.firstDescendant(type, where: condition) { return found }
    }
    return nil
  }
}

/// Writes strings of several lines on one line.
private final class StringLines: SyntaxRewriter {
  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    guard node.openingQuote.tokenKind == .multilineStringQuote,
      let value = node.representedLiteralValue
    else { return super.visit(node) }
    return ExprSyntax(
      DeclReferenceExprSyntax(
        leadingTrivia: node.leadingTrivia, baseName: .identifier(value.debugDescription),
        trailingTrivia: node.trailingTrivia))
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> ExprSyntax {
    let file = Parser.parse(source: node.description)
    guard node.openingQuote.tokenKind == .multilineStringQuote,
      let literal = file.statements.first?.item.as(StringLiteralExprSyntax.self),
      let value = literal.representedLiteralValue
    else { return ExprSyntax(node) }
    let segment = StringSegmentSyntax(
      content: .stringSegment(String(value.debugDescription.dropFirst().dropLast())))
    return ExprSyntax(
      SimpleStringLiteralExprSyntax(
        leadingTrivia: node.leadingTrivia, openingQuote: .stringQuoteToken(), segments: [segment],
        closingQuote: .stringQuoteToken(), trailingTrivia: node.trailingTrivia))
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements, or an empty array if there is no collection.
  ///
  /// An empty syntax collection is expensive, because it has a tree of its own.
  package var elements: [Wrapped.Element] { map(Array.init) ?? [] }
}

extension TypeSyntax {
  /// The names in a type such as `Outer.Inner` or `Module::Outer`, without generic arguments, or `nil`
  /// for other types.
  package var nameComponents: [String]? {
    if let type = self.as(IdentifierTypeSyntax.self) {
      return type.name.bareText.split(separator: ":").map(String.init)
    }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameComponents.map { $0 + [type.name.bareText] }
    }
    return nil
  }

  /// The generic arguments.
  package var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return (clause?.arguments).elements.compactMap { $0.argument.as(TypeSyntax.self) }
  }

  /// The first `some` type at or below this one.
  package var opaquePart: SomeOrAnyTypeSyntax? {
    guard description.holds("some") else { return nil }
    return firstDescendant(
      SomeOrAnyTypeSyntax.self, where: { $0.someOrAnySpecifier.tokenKind == .keyword(.some) })
  }
}

extension TypeAliasDeclSyntax {
  /// Returns the type that the name stands for.
  ///
  /// - Parameter type: The name with its generic arguments.
  package func value(as type: TypeSyntax) -> TypeSyntax {
    let substitution = GenericSubstitution(genericParameterClause, as: type)
    return substitution?.rewrite(initializer.value).as(TypeSyntax.self) ?? initializer.value
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  package var bareText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension VariableDeclSyntax {
  /// Returns the type of one of the variables, or `nil` if only the compiler can infer it. The type
  /// is explicit, or obvious from the initial value.
  package func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    if let value = binding.initializer?.value {
      return value.plainType.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) }
    }
    // In 'var a, b: Int' the type belongs to all variables before it.
    guard let index = bindings.index(of: binding) else { return nil }
    return bindings[index...].lazy.compactMap { $0.typeAnnotation?.type }.first
  }
}

extension ExprSyntax {
  /// The type that an expression spells, or `nil` for any other expression.
  fileprivate var plainType: String? {
    switch kind {
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .booleanLiteralExpr: return "Swift.Bool"
    case .stringLiteralExpr: return "Swift.String"
    default: break
    }
    if let cast = self.as(AsExprSyntax.self) {
      return cast.questionOrExclamationMark?.text == "?"
        ? "(\(cast.type.lineText))?" : cast.type.lineText
    }
    if let negative = self.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
      return negative.expression.plainType
    }
    if let array = self.as(ArrayExprSyntax.self) {
      let types = array.elements.map(\.expression.plainType)
      guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }) else {
        return nil
      }
      return "[\(type)]"
    }
    // A call without arguments: an initializer with arguments could be failable.
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    return call.calledExpression.typeName
  }

  /// The text of an expression that spells a type.
  private var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.first?.isUppercase == true ? name : nil
    }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.typeName.map {
        $0 + specialized.genericArgumentClause.lineText
      }
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard let base = member.base?.typeName else { return nil }
      if member.declName.baseName.tokenKind == .keyword(.`init`) { return base }
      let name = member.declName.baseName.text
      return name.first?.isUppercase == true ? base + "." + name : nil
    }
    if let array = self.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first?.expression.typeName
    {
      return "[\(element)]"
    }
    if let dictionary = self.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count == 1,
      let pair = elements.first, let key = pair.key.typeName, let value = pair.value.typeName
    {
      return "[\(key): \(value)]"
    }
    return nil
  }
}
