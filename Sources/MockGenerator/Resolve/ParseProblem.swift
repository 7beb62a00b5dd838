import SwiftSyntax

/// The first place of a declaration that does not parse, bodies of functions not among them.
struct ParseProblem {
  /// The node at the place.
  let node: Syntax

  /// What is wrong there.
  let reason: String

  /// Finds the first problem.
  ///
  /// - Parameter declaration: The declaration.
  /// - Returns: `nil` if everything that a mock depends on parses.
  init?(in declaration: some SyntaxProtocol) {
    guard declaration.hasError, let found = Self.first(in: Syntax(declaration)) else { return nil }
    self = found
  }

  /// Creates a problem.
  private init(node: Syntax, reason: String) {
    self.node = node
    self.reason = reason
  }

  /// Returns the first problem at or below a node.
  private static func first(in node: Syntax) -> ParseProblem? {
    if let unexpected = node.as(UnexpectedNodesSyntax.self), !unexpected.isEmpty {
      let text = unexpected.first?.firstToken(viewMode: .all)?.text ?? ""
      return ParseProblem(node: node, reason: "'\(text)' is not expected here")
    }
    if let token = node.as(TokenSyntax.self) {
      guard token.presence == .missing else { return nil }
      let text = token.text.isEmpty ? "a name" : "'\(token.text)'"
      return ParseProblem(node: node, reason: "\(text) is missing here")
    }
    // What the compiler reports in a body, or in a value, does not change the mock.
    guard node.hasError, !node.is(CodeBlockSyntax.self), !node.is(InitializerClauseSyntax.self)
    else { return nil }
    for child in node.children(viewMode: .all) {
      if let found = first(in: child) { return found }
    }
    return nil
  }
}
