import SwiftSyntax

/// `verify(...).wasCalled()` of Mockingbird.
enum MockingbirdVerification {
  /// A call with its count.
  struct Step {
    /// The call pattern.
    let pattern: String

    /// The count of Understudy.
    let count: String
  }

  /// Returns the outcome for an expression.
  ///
  /// - Parameters:
  ///   - node: The replaced node.
  ///   - expression: The chain, which is the node or what the node awaits.
  ///   - context: The context.
  static func outcome(
    _ node: some ExprSyntaxProtocol, of expression: ExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard !expression.isInsideChain, isVerification(expression) else { return nil }
    return .attempt { () throws(Unfaithful) in
      let step = try step(expression, context)
      let comments = CallChain(expression).comments
        .map { $0 + "\n" + context.indentation(node) }.joined()
      let count = step.count == ".once" ? "" : ", \(step.count)"
      return .replace(node, with: "\(comments)verify(\(step.pattern)\(count))")
    }
  }

  /// Returns a Boolean value that indicates whether an expression is a verification of Mockingbird.
  static func isVerification(_ expression: ExprSyntax) -> Bool {
    let chain = CallChain(expression)
    return chain.rootName == "verify" && !chain.links.isEmpty
  }

  /// Returns the call and its count.
  static func step(_ expression: ExprSyntax, _ context: RuleContext) throws(Unfaithful) -> Step {
    let chain = CallChain(context.withoutEffects(expression))
    guard chain.links.count == 1, let arguments = chain.rootCall?.arguments, arguments.count == 1,
      let declaration = arguments.first?.expression
    else { throw Unfaithful("write verify(...) with one call and its count") }
    let link = chain.links[0]
    let pattern = try MockingbirdPattern.text(declaration, context)
    switch (link.name, link.argumentCount) {
    case ("wasCalled", 0): return Step(pattern: pattern, count: ".once")
    case ("wasNeverCalled", 0): return Step(pattern: pattern, count: ".never")
    case ("wasCalled", 1):
      guard let count = link.onlyArgument else { break }
      return Step(pattern: pattern, count: try MockingbirdCount.text(count, context))
    default: break
    }
    throw Unfaithful("write the count of '\(pattern)' as the second argument of verify")
  }
}
