import SwiftSyntax

/// `inOrder { ... }` of Mockingbird, and what waits for calls.
enum MockingbirdOrder {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    switch call.calledExpression.trimmedText {
    case "inOrder": ordered(call, context)
    case "eventually" where call.trailingClosure != nil:
      MockingbirdEventually.outcome(call, context)
    default: nil
    }
  }

  /// Returns the outcome for `inOrder`.
  private static func ordered(
    _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let closure = call.trailingClosure else { return nil }
    let statements = closure.statements.map(\.item)
    // `inOrder` of Understudy contains expectations.
    let isOther = statements.contains { statement in
      statement.as(ExprSyntax.self).map {
        MockingbirdVerification.isVerification(context.withoutEffects($0))
      } != true
    }
    if isOther, call.arguments.isEmpty, !statements.contains(where: \.mentionsCalls) { return nil }
    let options = call.arguments.map { context.original($0.expression) }
    guard !isOther, options.isEmpty || options == [".onlyConsecutiveInvocations"] else {
      return .leaveWhole("write verifyInOrder(...) with the calls in their order")
    }
    return .attempt { () throws(Unfaithful) in
      var patterns: [String] = []
      for case .expr(let expression) in statements {
        let step = try MockingbirdVerification.step(expression, context)
        patterns.append(step.pattern + (step.count == ".once" ? "" : ".times(\(step.count))"))
      }
      if !options.isEmpty { patterns.append("exactly: true") }
      return .replace(call, with: OrderText.verification(of: patterns, context.indentation(call)))
    }
  }
}

extension CodeBlockItemSyntax.Item {
  /// A Boolean value that indicates whether the statement counts calls as Mockingbird does.
  fileprivate var mentionsCalls: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["wasCalled", "wasNeverCalled"].contains($0.text)
    }
  }
}
