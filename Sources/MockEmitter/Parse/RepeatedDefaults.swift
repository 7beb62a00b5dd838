package import SwiftSyntax

/// The default values of a class's parameters that its mock repeats, because Swift does not inherit
/// them.
package enum RepeatedDefaults {
  /// No values, because requirements have no default values.
  case none

  /// Values that have the same meaning everywhere.
  case literals

  /// Values that have the same meaning in the module of the class, and that do not mention these
  /// names.
  case names(except: Set<String>)

  /// Returns the defaults that a mock next to the class can repeat.
  ///
  /// - Parameter members: The members of the class, some of them private.
  static func names(of members: [MemberBlockItemListSyntax]) -> RepeatedDefaults {
    let hidden = members.joined().filter {
      let modifiers = $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
      return modifiers?.access == .fileprivate
    }
    return .names(
      except: hidden.reduce(into: []) { names, member in
        if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
          names.insert(named.name.bareText)
        } else if let variable = member.decl.as(VariableDeclSyntax.self) {
          names.formUnion(variable.bindings.map(\.pattern.lineText))
        }
      })
  }

  /// Returns the text of a default value, or `nil` if it is not repeated.
  package func repeated(_ value: ExprSyntax?) -> String? {
    if case .none = self { return nil }
    guard let value, isRepeatable(value) else { return nil }
    return value.lineText
  }

  /// Returns a Boolean value that indicates whether an expression can be repeated.
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
    if case .names(let hidden) = self { return isNamed(value, hidden) }
    return false
  }

  /// Returns a Boolean value that indicates whether an expression names a member by its type, or
  /// creates a value of a type.
  ///
  /// - Parameters:
  ///   - value: The expression.
  ///   - hidden: The names that it must not mention.
  private func isNamed(_ value: ExprSyntax, _ hidden: Set<String>) -> Bool {
    if let reference = value.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName
      return name.text.first?.isUppercase == true && !hidden.contains(name.bareText)
    }
    if let member = value.as(MemberAccessExprSyntax.self) {
      guard !hidden.contains(member.declName.baseName.bareText) else { return false }
      return member.base.map { isNamed($0, hidden) } ?? true
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    return isNamed(call.calledExpression, hidden)
      && call.arguments.allSatisfy { isRepeatable($0.expression) }
  }
}
