import SwiftParser
package import SwiftSyntax

/// Compares the parameters of two calls, such as `.value("ivy")`.
package enum ParameterOverlap {
  /// Returns a Boolean value that indicates whether one call can match both lists of parameters.
  package static func exists(_ a: [ExprSyntax], _ b: [ExprSyntax]) -> Bool {
    !zip(a, b).contains { a, b in
      guard let a = constant(a), let b = constant(b) else { return false }
      return a != b
    }
  }

  /// Returns the text of a parameter `.value(...)` with a literal, or `nil`.
  private static func constant(_ parameter: ExprSyntax) -> String? {
    guard let call = parameter.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.trimmedDescription == ".value",
      let value = call.arguments.first?.expression
    else { return nil }
    return value.isConstant ? value.trimmedDescription : nil
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether different texts of such expressions are different values:
  /// literals, and cases such as `.active`.
  package var isConstant: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue != nil
    }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(NilLiteralExprSyntax.self)
  }
}
