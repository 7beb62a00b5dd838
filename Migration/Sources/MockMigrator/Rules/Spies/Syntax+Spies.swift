import SwiftSyntax

/// An assignment, or a compound one such as `+=`. Trees without folded operators have sequences.
struct Assignment {
  /// What is assigned.
  let target: ExprSyntax

  /// The operator.
  let sign: String

  /// The parts of the value.
  let value: [ExprSyntax]

  /// The bytes of the value.
  var valueRange: Range<Int> {
    (value.first?.span.lowerBound ?? 0)..<(value.last?.span.upperBound ?? 0)
  }

  /// Creates the assignment that an expression is, or `nil`.
  init?(_ expression: ExprSyntax) {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      target = infix.leftOperand
      sign = infix.operator.trimmedText
      value = [infix.rightOperand]
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count >= 3 else { return nil }
      target = parts[0]
      sign = parts[1].trimmedText
      value = Array(parts.dropFirst(2))
    } else {
      return nil
    }
    guard sign == "=" || sign == "+=" else { return nil }
  }
}

/// A comparison, such as `pump.waterCallCount == 2`.
struct Comparison {
  /// The left side.
  let left: ExprSyntax

  /// The operator.
  let sign: String

  /// The right side.
  let right: ExprSyntax

  /// Creates the comparison that an expression is, or `nil`.
  init?(_ expression: ExprSyntax) {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      (left, right) = (infix.leftOperand, infix.rightOperand)
      sign = infix.operator.trimmedText
    } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
      let parts = Array(sequence.elements)
      (left, right) = (parts[0], parts[2])
      sign = parts[1].trimmedText
    } else {
      return nil
    }
    guard ["==", "!=", "<", ">", "<=", ">="].contains(sign) else { return nil }
  }
}

extension ExprSyntaxProtocol {
  /// The expression inside `try` and `await`, and inside parentheses.
  var withoutEffects: ExprSyntax {
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.withoutEffects }
    if let suspension = self.as(AwaitExprSyntax.self) {
      return suspension.expression.withoutEffects
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression.withoutEffects
    }
    return ExprSyntax(self)
  }

  /// The expression before `!` or `?`.
  var unwrapped: ExprSyntax {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.unwrapped }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.unwrapped }
    return ExprSyntax(self)
  }

  /// The name of a variable, also of one of `self`, or `nil` for other expressions.
  var ownName: String? {
    let value = unwrapped
    if let reference = value.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return reference.baseName.text
    }
    guard let access = value.as(MemberAccessExprSyntax.self),
      access.base?.trimmedText == "self"
    else { return nil }
    return access.declName.baseName.text
  }

  /// A Boolean value that indicates whether the expression is the default value of a mock.
  var isFixedValue: Bool {
    ["nil", "false", "0", "0.0", "\"\"", "[]", "[:]", "()"].contains(trimmedText)
  }
}

extension FunctionCallExprSyntax {
  /// A Boolean value that indicates whether the call creates an empty value, such as `[Int]()`.
  var isEmptyValue: Bool {
    guard arguments.isEmpty, trailingClosure == nil else { return false }
    return calledExpression.is(ArrayExprSyntax.self)
      || calledExpression.is(DictionaryExprSyntax.self)
      || ["String", "Int", "Double"].contains(calledExpression.trimmedText)
  }
}
