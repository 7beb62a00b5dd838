import SwiftSyntax

/// `verify(pump, times(2)).stop()` of Cuckoo.
enum CuckooVerification {
  /// Returns the outcome for an expression.
  static func outcome(_ node: some ExprSyntaxProtocol, _ context: RuleContext) -> RuleOutcome? {
    let chain = CallChain(node)
    guard !node.isInsideChain, chain.rootName == "verify", !chain.links.isEmpty,
      let arguments = chain.rootCall.map({ Array($0.arguments) }),
      (1...2).contains(arguments.count),
      arguments.allSatisfy({ $0.label == nil }), isMock(arguments[0].expression)
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      let mock = context.receiver(arguments[0].expression)
      let pattern = try CuckooPattern.text(chain.links, of: mock, context)
      let count =
        arguments.count == 2 ? try CuckooCount.text(arguments[1].expression, context) : ".once"
      let comments = chain.comments.map { $0 + "\n" + context.indentation(node) }.joined()
      return .replace(
        node, with: "\(comments)verify(\(pattern)\(count == ".once" ? "" : ", \(count)"))")
    }
  }

  /// Returns a Boolean value that indicates whether an expression is a mock, and not a call of one.
  private static func isMock(_ expression: ExprSyntax) -> Bool {
    let chain = CallChain(expression)
    return chain.links.allSatisfy { $0.call == nil } && !chain.root.is(FunctionCallExprSyntax.self)
  }
}

/// The counts of Cuckoo, such as `times(2)`.
enum CuckooCount {
  /// Returns the count of Understudy.
  static func text(_ count: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> String {
    let call = count.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let values = call?.arguments.map { context.text($0.expression) } ?? []
    switch (name, values.count) {
    case ("never"?, 0): return ".never"
    case ("atLeastOnce"?, 0): return ".atLeast(1)"
    case ("atLeast"?, 1): return ".atLeast(\(values[0]))"
    case ("atMost"?, 1): return ".atMost(\(values[0]))"
    case ("times"?, 1):
      switch values[0] {
      case "0": return ".never"
      case "1": return ".once"
      default: return Int(values[0]) == nil ? ".exactly(\(values[0]))" : values[0]
      }
    default:
      throw Unfaithful(
        "'\(context.original(count))' is no count that Understudy has; write a range, or examine "
          + "the calls that calls(...) returns")
    }
  }
}
