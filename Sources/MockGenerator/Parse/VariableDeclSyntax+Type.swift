import SwiftSyntax

extension VariableDeclSyntax {
  /// Returns the type of one of the variables, or `nil` if only the compiler can infer it. The type
  /// is explicit, or obvious from the initial value.
  func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
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
