package import SwiftSyntax

/// One line of a library's table: what a node of one kind becomes.
package struct MigrationRule: Sendable {
  /// The type of the nodes that the rule examines.
  let nodeType: ObjectIdentifier

  /// Returns the outcome for a node, or `nil` if the rule does not apply to it.
  let outcome: @Sendable (Syntax, RuleContext) -> RuleOutcome?

  /// Creates a rule for nodes of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the nodes.
  ///   - outcome: Returns what becomes of a node, or `nil` if the rule does not apply to it.
  package init<Node: SyntaxProtocol>(
    _ type: Node.Type, _ outcome: @escaping @Sendable (Node, RuleContext) -> RuleOutcome?
  ) {
    nodeType = ObjectIdentifier(type)
    self.outcome = { node, context in node.as(type).flatMap { outcome($0, context) } }
  }
}

/// What a rule does with a node.
package enum RuleOutcome: Sendable {
  /// Replaces parts of the file. The migrator goes on below the node, except in replaced parts.
  case rewrite([SourceEdit])

  /// Replaces parts of the file, and reports a note.
  case rewriteNoting([SourceEdit], String)

  /// Leaves the statement or member around the node as it is, below a `#warning` with the advice.
  case leave(String)

  /// Leaves the statement or member around the node as it is, with everything in it.
  case leaveWhole(String)

  /// Leaves the node as it is, because it can stay, and reports the reason.
  case keep(String)

  /// Replaces the node, without the trivia around it.
  package static func replace(_ node: some SyntaxProtocol, with text: String) -> RuleOutcome {
    .rewrite([.replace(node, text)])
  }
}

/// A construct that has no faithful counterpart.
package struct Unfaithful: Error {
  /// What to write instead, for a `#warning`.
  package var advice: String

  /// Creates an error.
  package init(_ advice: String) { self.advice = advice }
}

extension RuleOutcome {
  /// Returns the outcome of a closure, which is to leave the node if the closure throws.
  package static func attempt(_ body: () throws(Unfaithful) -> RuleOutcome?) -> RuleOutcome? {
    do { return try body() } catch { return .leave(error.advice) }
  }
}
