import SwiftSyntax

/// `Calls` of Mocksmith, which shows calls that are made later too. So each use of a variable with a
/// history becomes a call of `calls`.
enum MocksmithHistory {
  /// Returns the outcome for the declaration of a variable with a history.
  static func outcome(declaring item: CodeBlockItemSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard let declaration = item.item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let value = binding.initializer?.value,
      let pattern = MocksmithPattern(value, verbs: ["Calls"]), pattern.rest.isEmpty
    else { return nil }
    return .attempt { () throws(Unfaithful) in
      _ = try pattern.text(context)
      return .rewrite([context.removal(of: item)])
    }
  }

  /// Returns the outcome for an expression that reads a history.
  ///
  /// - Parameters:
  ///   - node: The replaced node.
  ///   - expression: The chain, which is the node or what the node awaits.
  ///   - context: The context.
  static func outcome(
    _ node: some ExprSyntaxProtocol, of expression: ExprSyntax, _ context: RuleContext
  ) -> RuleOutcome? {
    guard !expression.isInsideChain, let (pattern, links) = history(expression, context) else {
      return nil
    }
    let isAwaited = node.is(AwaitExprSyntax.self)
    return .attempt { () throws(Unfaithful) in
      let call = try pattern.text(context)
      guard let link = links.first else { return .replace(node, with: "calls(\(call))") }
      let rest = links.dropFirst().last.map { last in
        context.text(link.span.upperBound..<last.span.upperBound)
      }
      let wait = ["waitForCount", "expectCount"].contains(link.name)
      guard wait == isAwaited, !wait || rest == nil else {
        throw Unfaithful("write await verify(..., within: .seconds(1)) to wait for calls")
      }
      return .replace(node, with: try text(link, of: call, context) + (rest ?? ""))
    }
  }

  /// Returns the text of a member of a history.
  private static func text(
    _ link: CallChain.Link, of call: String, _ context: RuleContext
  ) throws(Unfaithful) -> String {
    let arguments = link.arguments.map { Array($0) } ?? []
    switch (link.name, arguments.count) {
    case ("count", 0) where link.call == nil: return "calls(\(call)).count"
    case ("arguments", 0): return "calls(\(call)).map(\\.arguments)"
    case ("firstArgument", 0): return "calls(\(call)).first?.arguments"
    case ("lastArgument", 0): return "calls(\(call)).last?.arguments"
    case ("waitForCount", 2), ("expectCount", 2):
      let (count, timeout) = (
        context.text(arguments[0].expression), context.text(arguments[1].expression)
      )
      return "await verify(\(call), .atLeast(\(count)), within: \(timeout))"
    default:
      throw Unfaithful("examine the array that calls(\(call)) returns, instead of '\(link.name)'")
    }
  }

  /// Returns the history that an expression reads, and the members that it reads of it, or `nil`.
  private static func history(
    _ expression: ExprSyntax, _ context: RuleContext
  ) -> (MocksmithPattern, [CallChain.Link])? {
    if let pattern = MocksmithPattern(expression, verbs: ["Calls"]) {
      return (pattern, pattern.rest)
    }
    let chain = CallChain(expression)
    guard let name = chain.root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    let all = context.once("Mocksmith.histories") { source in
      let finder = HistoryFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.found
    }
    let found = all[name]?.last { $0.scope.contains(expression.position.utf8Offset) }
    return found.map { ($0.pattern, chain.links) }
  }
}

extension CallChain.Link {
  /// The bytes of the member, with its call.
  fileprivate var span: Range<Int> { call?.span ?? access.span }
}

/// Finds the variables with histories.
private final class HistoryFinder: SyntaxVisitor {
  /// A variable.
  struct Variable {
    /// The history.
    let pattern: MocksmithPattern

    /// The bytes in which the variable can be used.
    let scope: Range<Int>
  }

  /// The variables, by their names.
  var found: [String: [Variable]] = [:]

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.item.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let value = binding.initializer?.value,
      let pattern = MocksmithPattern(value, verbs: ["Calls"]), pattern.rest.isEmpty,
      let end = node.parent?.endPosition.utf8Offset
    else { return .visitChildren }
    let scope = node.endPosition.utf8Offset..<max(end, node.endPosition.utf8Offset)
    found[binding.pattern.trimmedText, default: []].append(
      Variable(pattern: pattern, scope: scope))
    return .visitChildren
  }
}
