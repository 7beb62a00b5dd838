import SwiftSyntax

/// Which default values of a class's parameters its mock repeats: Swift lets no override inherit
/// them.
enum RepeatedDefaults {
  /// None: requirements have no default values.
  case none

  /// Those that mean the same everywhere.
  case literals

  /// Those that mean the same in the module of the class.
  case names

  /// The text of a default value; nil where it is not repeated.
  func repeated(_ value: ExprSyntax?) -> String? {
    guard self != .none, let value, isRepeatable(value) else { return nil }
    return value.lineText
  }

  /// Whether an expression can be repeated.
  private func isRepeatable(_ value: ExprSyntax) -> Bool {
    switch value.kind {
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: return true
    default: break
    }
    if let text = value.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        && !text.description.contains("\n")
    }
    if let negative = value.as(PrefixOperatorExprSyntax.self) {
      return isRepeatable(negative.expression)
    }
    if let array = value.as(ArrayExprSyntax.self) {
      return array.elements.allSatisfy { isRepeatable($0.expression) }
    }
    if let dictionary = value.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = dictionary.content else { return true }
      return elements.allSatisfy { isRepeatable($0.key) && isRepeatable($0.value) }
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { isRepeatable($0.expression) }
    }
    return self == .names && isNamed(value)
  }

  /// Whether an expression names something by its type, or makes a value of a type.
  private func isNamed(_ value: ExprSyntax) -> Bool {
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.base.map(isNamed) ?? true
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    return isNamed(call.calledExpression)
      && call.arguments.allSatisfy { isRepeatable($0.expression) }
  }
}
