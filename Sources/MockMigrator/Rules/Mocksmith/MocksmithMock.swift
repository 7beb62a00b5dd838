import SwiftSyntax

/// `PumpMock()` of Mocksmith, which is strict.
enum MocksmithMock {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    let callee = call.calledExpression
    guard let name = VariableTypes.created(by: call, context), name.hasSuffix("Mock"),
      name.count > 4, name.first?.isUppercase == true,
      !context.facts.mentions(name, in: DeclaredMocks.category), !call.isInsideChain
    else { return nil }
    let type = String(name.dropLast(4))
    let end = call.trailingClosure?.span.lowerBound ?? call.span.upperBound
    let arguments = callee.span.upperBound..<end
    let closure = call.trailingClosure == nil ? "" : " "
    var permitted: StrictMock.Permitted = []
    switch (call.arguments.count, call.arguments.first?.label?.text) {
    case (0, _):
      guard !context.source.isMigratedInPart else { return nil }
    case (1, "defaults"?):
      switch call.arguments.first?.expression.trimmedText {
      case ".void": permitted = [.voidMethods, .setters]
      case ".voidAndOptional": permitted = [.voidMethods, .setters, .optionals]
      case ".strict", ".none": break
      default: return .leave("write '.strict', and stub the calls that need no registration")
      }
    default: return nil
    }
    guard closure.isEmpty || permitted.isEmpty else {
      return .leave(
        "write '.strict', and setStrictness(.nice, for: ...) for the calls that need no stub")
    }
    let mock = StrictMock(of: type, permitted, context)
    return mock.outcome(replacing: arguments, at: callee, suffix: closure)
  }
}

/// `resetMock` of Mocksmith.
enum MocksmithReset {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard call.calledExpression.trimmedText == "resetMock", let mock = call.arguments.first
    else { return nil }
    if mock.expression.trimmedText.hasSuffix(".self") {
      return .leave(
        "remove this line if it begins or ends a test: static members start anew in each test")
    }
    guard let scopes = call.arguments.first(where: { $0.label?.text == "scopes" }) else {
      return .rewrite([.replace(call.calledExpression, "reset")])
    }
    let names = scopes.expression.as(ArrayExprSyntax.self)?.elements.map {
      $0.expression.trimmedText
    }
    let hasActions = context.source.mentions("Perform(\(mock.expression.trimmedText))")
    let parts: String
    switch Set(names ?? []) {
    case [".invocations"]: parts = ".calls"
    case [".stubs", ".actions"]: parts = ".stubs"
    case [".stubs"] where !hasActions: parts = ".stubs"
    case [".stubs", ".invocations"] where !hasActions: parts = "[.stubs, .calls]"
    case [".stubs", ".actions", ".invocations"]: parts = ".all"
    default:
      return .leave(
        "stubs and their side effects are removed together; write reset(mock, .stubs) or reset(mock, .calls)"
      )
    }
    return .replace(call, with: "reset(\(context.text(mock.expression)), \(parts))")
  }
}
