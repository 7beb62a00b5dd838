import SwiftSources
import SwiftSyntax

/// `Verify` and `VerifyInOrder` of Mocksmith.
enum MocksmithVerification {
  /// Returns the outcome for a call.
  static func outcome(_ call: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard !call.isInsideChain else { return nil }
    switch call.calledExpression.trimmedText {
    case "VerifyInOrder": return ordered(call, context)
    case "VerifyNoMoreInteractions":
      let isStatic = call.arguments.first?.expression.trimmedText.hasSuffix(".self") == true
      return isStatic
        ? .leave(
          "verify each static call with verify(..., .never); static members are no interactions of a mock"
        )
        : .rewrite([.replace(call.calledExpression, "verifyNoMoreInteractions")])
    default: break
    }
    guard let found = MocksmithPattern(call, verbs: ["Verify"]) else { return nil }
    return .attempt { () throws(Unfaithful) in
      guard found.rest.isEmpty, found.options.count < 2,
        found.options.allSatisfy({ $0.label == nil })
      else { throw Unfaithful("write verify(...) with one call and its count") }
      let count = try found.options.first.map { option throws(Unfaithful) in
        try self.count(option.expression, context)
      }
      let comments = CallChain(call).comments.map { $0 + "\n" + context.indentation(call) }.joined()
      let suffix = count == ".once" ? "" : ", \(count ?? ".atLeast(1)")"
      return .replace(call, with: "\(comments)verify(\(try found.text(context))\(suffix))")
    }
  }

  /// Returns the count of Understudy.
  private static func count(
    _ count: ExprSyntax, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    switch count.trimmedText {
    case "0": return ".never"
    case "1": return ".once"
    default: break
    }
    if count.is(IntegerLiteralExprSyntax.self) { return context.text(count) }
    let call = count.as(FunctionCallExprSyntax.self)
    let access = (call?.calledExpression ?? count).as(MemberAccessExprSyntax.self)
    let values = call?.arguments.map { context.text($0.expression) } ?? []
    switch (access?.declName.baseName.text, values.count) {
    case ("never"?, 0): return ".never"
    case ("exactly"?, 1):
      if values[0] == "1" { return ".once" }
      return Int(values[0]) == nil ? ".exactly(\(values[0]))" : values[0]
    case ("atLeast"?, 1), ("atMost"?, 1):
      return ".\(access?.declName.baseName.text ?? "")(\(values[0]))"
    case ("between"?, 2): return ".between(\(values[0]), \(values[1]))"
    case ("between"?, 1) where values[0].contains("..."): return values[0]
    case (nil, 0) where count.is(DeclReferenceExprSyntax.self):
      return ".exactly(\(context.text(count)))"
    default:
      throw Unfaithful(
        "write a number or a count, such as .atLeast(1), instead of '\(context.original(count))'")
    }
  }

  /// Returns the outcome for `VerifyInOrder`.
  private static func ordered(
    _ call: FunctionCallExprSyntax, _ context: RuleContext
  ) -> RuleOutcome {
    let closure = call.trailingClosure
    let names = closure?.parameterNames ?? ["$0"]
    do throws(Unfaithful) {
      var patterns: [String] = []
      for statement in closure?.statements ?? [] {
        guard case .expr(let expression) = statement.item,
          let step = MocksmithStep(expression, order: names.first ?? "")
        else { throw Unfaithful("write verifyInOrder(...) with the calls in their order") }
        patterns.append(try step.pattern.text(context))
      }
      patterns.append("exactly: true")
      return .replace(call, with: OrderText.verification(of: patterns, context.indentation(call)))
    } catch {
      return .leaveWhole(error.advice)
    }
  }
}

/// A step of `VerifyInOrder`, such as `order.expect(pump).stop()`.
private struct MocksmithStep {
  /// The call.
  let pattern: MocksmithPattern

  /// Reads a statement, or returns `nil` for another one.
  init?(_ expression: ExprSyntax, order: String) {
    let chain = CallChain(expression)
    guard chain.root.trimmedText == order, chain.links.count == 2,
      chain.links[0].name == "expect", let mock = chain.links[0].onlyArgument
    else { return nil }
    pattern = MocksmithPattern(mock: mock, member: chain.links[1])
  }
}

extension MocksmithPattern {
  /// Creates a pattern of a mock and a member.
  fileprivate init(mock: ExprSyntax, member: CallChain.Link) {
    verb = "expect"
    self.mock = mock
    options = []
    self.member = member
    rest = []
  }
}
