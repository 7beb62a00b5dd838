import SwiftSyntax

/// The parameters of Mockable, such as `.value(5)`.
enum MockableMatchers {
  /// Returns the argument of a call pattern.
  static func argument(
    _ parameter: ExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> PatternArgument {
    let chain = CallChain(parameter)
    let call = chain.root.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? chain.root).as(MemberAccessExprSyntax.self)
    let name = chain.links.isEmpty ? access?.declName.baseName.text : typedName(chain)
    let arguments = chain.links.last?.call ?? call
    let only = arguments.map(Self.only) ?? nil
    switch (name, only) {
    case ("any"?, nil) where arguments == nil:
      // The type chooses an overload.
      let generic = chain.root.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
      let type = generic?.arguments.first.map { context.original($0.argument) }
      return .matcher(type.map { ".any(\($0.contains(" ") ? "(\($0))" : $0).self)" } ?? ".any")
    case ("value"?, let value?), ("generic"?, let value?): return .value(context.text(value))
    case ("matching"?, let condition?):
      let closure = context.text(condition)
      return .matcher(
        condition.is(ClosureExprSyntax.self) ? ".where \(closure)" : ".where { \(closure)($0) }")
    case (nil, nil) where parameter.isLiteral: return .value(context.text(parameter))
    default:
      throw Unfaithful(
        "'\(context.original(parameter))' is no parameter of Mockable that the migration reads; "
          + "write a value or a matcher, such as .any or .where { ... }")
    }
  }

  /// Returns the name in `Parameter<Int>.value` or `Parameter.value`, or `nil`.
  private static func typedName(_ chain: CallChain) -> String? {
    guard chain.links.count == 1, chain.root.trimmedText.hasPrefix("Parameter") else {
      return nil
    }
    return chain.links[0].name
  }

  /// Returns the only argument of a call, or `nil`.
  private static func only(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    if call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty {
      return call.trailingClosure.map { ExprSyntax($0) }
    }
    guard call.arguments.count == 1, call.trailingClosure == nil else { return nil }
    return call.arguments.first?.label == nil ? call.arguments.first?.expression : nil
  }

  /// Returns the outcome for `Matcher.register(...)`.
  static func outcome(
    registering call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    let callee = call.calledExpression.trimmedText
    guard ["Matcher.register", "Matcher.reset"].contains(callee), call.isStatement else {
      return nil
    }
    // Equatable types need no registration.
    let isPlain =
      callee == "Matcher.reset" || (call.arguments.count == 1 && call.trailingClosure == nil)
    return isPlain
      ? .rewrite([context.removal(of: call)])
      : .leave(
        "Understudy has no registered comparisons; write .where { ... } or .has(...) in the calls")
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a literal, which a parameter can be without `.value`.
  fileprivate var isLiteral: Bool {
    if let sign = self.as(PrefixOperatorExprSyntax.self) { return sign.expression.isLiteral }
    let kinds: [SyntaxKind] = [
      .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
      .nilLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]
    return kinds.contains(kind)
  }
}
