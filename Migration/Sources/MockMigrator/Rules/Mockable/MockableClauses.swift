import SwiftSyntax

/// The statements `given`, `when` and `verify` of Mockable.
struct MockableClauses {
  /// The verbs.
  enum Verb: String {
    /// Registers return values.
    case given

    /// Registers side effects.
    case when

    /// Counts calls.
    case verify
  }

  /// A member with what is said of it.
  struct Clause {
    /// The member: a method, or a property with or without parentheses.
    let member: CallChain.Link

    /// The behavior, such as `willReturn(95)`.
    let behavior: CallChain.Link

    /// The offset of the behavior, which identifies the clause.
    var id: Int { behavior.access.declName.position.utf8Offset }
  }

  /// The verb.
  let verb: Verb

  /// The mock.
  let mock: ExprSyntax

  /// The clauses, of which each becomes a statement.
  let clauses: [Clause]

  /// The comments between the clauses, by the index of the clause below them.
  let comments: [Int: [String]]

  /// Creates the clauses of an expression, or `nil` for another expression.
  init?(_ expression: ExprSyntax) {
    let chain = CallChain(expression)
    guard let verb = chain.rootName.flatMap(Verb.init), let call = chain.rootCall,
      call.arguments.count == 1, let mock = call.arguments.first, mock.label == nil,
      call.trailingClosure == nil
    else { return nil }
    // `verify(pump.stop())` is one of Understudy.
    if chain.links.isEmpty, !mock.expression.is(DeclReferenceExprSyntax.self) { return nil }
    self.verb = verb
    self.mock = mock.expression
    var (clauses, comments) = ([Clause](), [Int: [String]]())
    for index in stride(from: 0, to: chain.links.count - 1, by: 2) {
      let clause = Clause(member: chain.links[index], behavior: chain.links[index + 1])
      let found = [clause.member, clause.behavior].flatMap(\.comments)
      if !found.isEmpty { comments[clauses.count] = found }
      clauses.append(clause)
    }
    self.comments = comments
    self.clauses = chain.links.count.isMultiple(of: 2) ? clauses : []
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
    guard !expression.isInsideChain, let found = MockableClauses(expression) else { return nil }
    return .attempt { () throws(Unfaithful) in
      guard !found.clauses.isEmpty, found.clauses.allSatisfy({ found.accepts($0.behavior.name) })
      else {
        throw Unfaithful(
          "this is no complete clause of '\(found.verb.rawValue)'; write stub(...) or verify(...)")
      }
      guard node.isStatement || found.clauses.count == 1 else {
        throw Unfaithful("write one statement for each clause of '\(found.verb.rawValue)'")
      }
      if found.verb != .verify, node.isStatement {
        return try MockableStubs(context, node).outcome(found)
      }
      return .replace(node, with: try found.verifications(context, node))
    }
  }

  /// Returns a Boolean value that indicates whether the verb has a behavior of a name.
  private func accepts(_ behavior: String) -> Bool {
    switch verb {
    case .given: ["willReturn", "willThrow", "willProduce"].contains(behavior)
    case .when: ["perform", "performOnGet", "performOnSet"].contains(behavior)
    case .verify: MockableVerification(behavior) != nil
    }
  }

  /// Returns the statements that verify.
  private func verifications(
    _ context: RuleContext, _ node: some ExprSyntaxProtocol
  ) throws(Unfaithful) -> String {
    let indentation = context.indentation(node)
    var lines: [String] = []
    for (index, clause) in clauses.enumerated() {
      lines += comments[index] ?? []
      guard let kind = MockableVerification(clause.behavior.name) else { continue }
      lines.append(try kind.text(clause, of: context.receiver(mock), context))
    }
    return lines.joined(separator: "\n\(indentation)")
  }
}

extension CallChain.Link {
  /// The comments before the member.
  package var comments: [String] {
    ((access.base?.trailingTrivia.pieces ?? []) + access.period.leadingTrivia.pieces)
      .compactMap(\.comment)
  }
}
