import SwiftSyntax

/// `reset(pump, .given)` of Mockable.
enum MockableReset {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard !call.isInsideChain, call.arguments.allSatisfy({ $0.label == nil }) else { return nil }
    if let member = member(call, context) { return member }
    guard call.calledExpression.trimmedText == "reset", call.arguments.count > 1 else {
      return nil
    }
    let scopes = Set(call.arguments.dropFirst().map { context.original($0.expression) })
    guard scopes.isSubset(of: [".given", ".when", ".verify", ".all"]) else { return nil }
    let first = call.arguments.map(\.expression.span)
    let rest = first[1].lowerBound..<first[first.count - 1].upperBound
    let mock = call.arguments.first.map { context.original($0.expression) } ?? ""
    let hasSideEffects = context.source.mentions("when(\(mock))")
    switch scopes {
    case [".given", ".when", ".verify"], [".all"]:
      return .rewrite([SourceEdit(first[0].upperBound..<rest.upperBound, "")])
    case [".given", ".when"]: return .rewrite([SourceEdit(rest, ".stubs")])
    case [".given"] where !hasSideEffects: return .rewrite([SourceEdit(rest, ".stubs")])
    case [".verify"]: return .rewrite([SourceEdit(rest, ".calls")])
    case [".given", ".verify"] where !hasSideEffects:
      return .rewrite([SourceEdit(rest, "[.stubs, .calls]")])
    default:
      return .leave(
        "stubs with answers and with side effects are removed together; "
          + "write reset(mock, .stubs) or reset(mock, .calls)")
    }
  }

  /// Returns the outcome for `pump.reset()`, a method of the mock.
  private static func member(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome?
  {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let mock = access.base,
      access.declName.baseName.text == "reset",
      let type = context.variableType(of: mock),
      type.hasPrefix("Mock"), !context.facts.mentions(type, in: DeclaredMocks.category)
    else { return nil }
    return call.arguments.isEmpty
      ? .replace(call, with: "reset(\(context.text(mock)))")
      : .leave("write reset(mock), reset(mock, .stubs) or reset(mock, .calls)")
  }
}
