package import SwiftSyntax

extension RuleContext {
  /// Returns a stub: a call pattern with its answers, each for the next call.
  ///
  /// - Parameters:
  ///   - pattern: The call pattern.
  ///   - answers: The answers, such as `.returns(95)`, with the white space before them. An empty
  ///     answer is the default value.
  package func stub(_ pattern: String, _ answers: [(lineBreak: String, text: String)]) -> String {
    var text = "stub(\(pattern))"
    for (index, answer) in answers.enumerated() {
      let isDefault = answer.text.isEmpty
      if isDefault, answers.count == 1 { continue }
      text +=
        answer.lineBreak + (index > 0 ? ".then" : "") + (isDefault ? ".returns()" : answer.text)
    }
    return text
  }

  /// Returns an expression without `try` and `await`, which patterns do not need.
  package func withoutEffects(_ expression: ExprSyntax) -> ExprSyntax {
    if let node = expression.as(AwaitExprSyntax.self) { return withoutEffects(node.expression) }
    if let node = expression.as(TryExprSyntax.self) { return withoutEffects(node.expression) }
    return expression
  }
}

extension SequenceExprSyntax {
  /// The operands of an operator, or `nil` if the expression has other operators.
  package func operands(of name: String) -> (left: ExprSyntax, right: ExprSyntax)? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].trimmedText == name else { return nil }
    return (parts[0], parts[2])
  }
}
