package import SwiftSyntax

/// What a rule has besides its node.
package struct RuleContext {
  /// The file.
  package let source: ParsedSource

  /// The facts of all files.
  package let facts: MigrationFacts

  /// Rewrites what is below the node.
  let rewriter: FileRewriter

  /// Returns the text of a node without the trivia around it, after its own migration.
  package func text(_ node: some SyntaxProtocol) -> String { text(node.span) }

  /// Returns the text of a range, after the migration of the nodes in it.
  package func text(_ range: Range<Int>) -> String { rewriter.text(range) }

  /// Returns the text of a node without the trivia around it, as it is.
  package func original(_ node: some SyntaxProtocol) -> String { source.text(node.span) }

  /// Returns the white space that begins the line of a node.
  package func indentation(_ node: some SyntaxProtocol) -> String {
    source.indentation(at: node.span.lowerBound)
  }

  /// Returns what a closure computes for the whole file, and computes it once.
  package func once<Value>(_ name: String, _ compute: (ParsedSource) -> Value) -> Value {
    rewriter.once(name, compute)
  }

  /// Returns an edit that removes a node, and its lines if nothing else is on them.
  package func removal(of node: some SyntaxProtocol) -> SourceEdit {
    SourceEdit(source.wholeLines(node.span), "")
  }
}
