import SwiftSyntax

/// The creation of mocks of SwiftyMocky, and calls that concern all their members.
enum SwiftyMockyMock {
  /// Returns the outcome for `PumpMock()`. Without a stub, methods that return nothing or an optional
  /// value do nothing, and all others stop the process.
  static func outcome(
    creating call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let name = VariableTypes.created(by: call, context), name.hasSuffix("Mock"),
      name.count > 4, name.first?.isUppercase == true, !call.isInsideChain,
      call.trailingClosure == nil, !context.source.isMigratedInPart,
      context.isMock(name, of: SwiftyMockyLibrary())
    else { return nil }
    guard call.arguments.isEmpty else {
      let labels = call.arguments.map { $0.label?.text }
      guard labels.allSatisfy({ ["sequencing", "stubbing"].contains($0) }) else { return nil }
      return .leave(
        "Understudy has no sequencing and stubbing policies; write one stub with the answers in order"
      )
    }
    let callee = call.calledExpression
    let mock = StrictMock(
      of: String(name.dropLast(4)), [.voidMethods, .throwingVoidMethods, .setters, .optionals],
      context)
    return mock.outcome(
      replacing: callee.span.upperBound..<call.span.upperBound, at: callee)
  }

  /// Returns the outcome for `pump.resetMock(.invocation)`.
  static func outcome(
    resetting call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "resetMock", let base = access.base
    else { return nil }
    let mock = context.text(base)
    let scopes = Set(call.arguments.map { $0.expression.trimmedText })
    let hasActions = context.source.mentions("Perform(")
    switch scopes {
    case [], [".invocation", ".given", ".perform"]: return .replace(call, with: "reset(\(mock))")
    case [".invocation"]: return .replace(call, with: "reset(\(mock), .calls)")
    case [".given", ".perform"]: return .replace(call, with: "reset(\(mock), .stubs)")
    case [".given"] where !hasActions: return .replace(call, with: "reset(\(mock), .stubs)")
    case [".given", ".invocation"] where !hasActions:
      return .replace(call, with: "reset(\(mock), [.stubs, .calls])")
    default:
      return .leave(
        "stubs and their side effects are removed together; "
          + "write reset(mock, .stubs) or reset(mock, .calls)")
    }
  }

  /// Returns the outcome for `Matcher.default.register(...)`.
  static func outcome(
    registering call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard call.calledExpression.trimmedText == "Matcher.default.register", call.isStatement
    else { return nil }
    // Equatable types need no registration.
    guard call.arguments.count == 1, call.trailingClosure == nil else {
      return .leave(
        "Understudy has no registered comparisons; write .where { ... } or .has(...) in the calls")
    }
    return .rewrite([context.removal(of: call)])
  }
}
