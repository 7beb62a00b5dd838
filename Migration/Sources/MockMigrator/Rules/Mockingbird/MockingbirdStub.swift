import SwiftSyntax

/// `given(...)` of Mockingbird, whose newest stub wins as in Understudy.
enum MockingbirdStub {
  /// The verbs.
  private static let verbs: Set<String> = ["given", "givenSwift", "givenAsync"]

  /// Returns the outcome for `given(...) ~> 95`.
  static func outcome(of node: SequenceExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let (left, right) = node.operands(of: "~>"),
      verbs.contains(CallChain(left).rootName ?? "")
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      let pattern = try pattern(CallChain(left), context)
      let text: String
      if right.is(ClosureExprSyntax.self) {
        text = ".answers " + context.text(right)
      } else {
        text = try value(right, isAlone: true, context)
      }
      return .replace(node, with: context.stub(pattern, [("", text)]))
    }
  }

  /// Returns the outcome for `given(...).willReturn(95)`.
  static func outcome(_ node: FunctionCallExprSyntax, _ context: RuleContext) -> RuleOutcome? {
    let chain = CallChain(node)
    guard !node.isInsideChain, verbs.contains(chain.rootName ?? "") else { return nil }
    if node.parent?.is(ExprListSyntax.self) == true, chain.links.isEmpty { return nil }
    return .attempt { () throws(Unfaithful) in
      guard !chain.links.isEmpty else { throw Unfaithful("write stub(...) with an answer") }
      let pattern = try pattern(chain, context)
      var answers: [(String, String)] = []
      for link in chain.links {
        let answer = try answer(link, isAlone: chain.links.count == 1, context)
        answers.append((context.lineBreak(before: link), answer))
      }
      let comments = chain.comments
      guard comments.isEmpty || node.isStatement else {
        throw Unfaithful("write stub(...) with its answers in one chain")
      }
      let lines = comments.map { $0 + "\n" + context.indentation(node) }.joined()
      return .replace(node, with: lines + context.stub(pattern, answers))
    }
  }

  /// Returns the call pattern in `given(...)`.
  private static func pattern(
    _ chain: CallChain, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let arguments = chain.rootCall?.arguments, arguments.count == 1,
      let declaration = arguments.first?.expression
    else { throw Unfaithful("write one stub(...) for each call") }
    return try MockingbirdPattern.text(declaration, context)
  }

  /// Returns an answer.
  private static func answer(
    _ link: CallChain.Link, isAlone: Bool, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let only = link.onlyArgument
    switch link.name {
    case "willReturn":
      if link.argumentCount == 0 { return "" }
      guard let only else { break }
      return try value(only, isAlone: isAlone, context)
    case "willThrow":
      guard let only else { break }
      return ".throws(\(context.text(only)))"
    case "will":
      guard let only else { break }
      return ".answers" + context.argumentOrTrailing(only)
    case "willForwardToSuper" where link.argumentCount == 0: return ".forwards()"
    default: break
    }
    throw Unfaithful("write the answer of '\(link.name)' as .returns, .throws or .answers")
  }

  /// Returns the answer that a value or a provider of values gives.
  private static func value(
    _ value: ExprSyntax, isAlone: Bool, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    guard let call = value.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return ".returns(\(context.text(value)))" }
    let list = Array(call.arguments)
    switch (name, list.first?.label?.text) {
    case ("sequence", "of"?) where isAlone:
      guard list.dropFirst().allSatisfy({ $0.label == nil }), call.trailingClosure == nil else {
        break
      }
      let values = list.map { context.text($0.expression) }
      return ".returns(\(values.joined(separator: ", ")))"
    case ("lastSetValue", "initial"?) where isAlone && list.count == 1:
      return ".stores(\(context.text(list[0].expression)))"
    case ("sequence", "of"?), ("lastSetValue", _), ("loopingSequence", _), ("finiteSequence", _):
      break
    default: return ".returns(\(context.text(value)))"
    }
    let advice =
      switch name {
      case "loopingSequence": "write .answers with a counter"
      case "finiteSequence": "write .returns(...).then.fails()"
      default: "write .returns(...) with the values, and .then for what follows"
      }
    throw Unfaithful("'\(name)' has no counterpart; \(advice)")
  }
}
