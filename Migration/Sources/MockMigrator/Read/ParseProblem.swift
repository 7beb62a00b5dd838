import SwiftSyntax

/// The first place of a syntax tree that does not parse.
struct ParseProblem {
  /// The node at the place.
  let node: Syntax

  /// What is wrong there.
  let reason: String

  /// Finds the first problem.
  ///
  /// - Parameter node: The node whose tree is examined.
  /// - Returns: `nil` if everything parses.
  init?(in node: some SyntaxProtocol) {
    guard node.hasError, let found = Self.first(in: Syntax(node)) else { return nil }
    self = found
  }

  /// Creates a problem.
  private init(node: Syntax, reason: String) {
    self.node = node
    self.reason = reason
  }

  /// The position of the problem in bytes.
  var offset: Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Returns the first problem at or below a node.
  private static func first(in node: Syntax) -> ParseProblem? {
    if let unexpected = node.as(UnexpectedNodesSyntax.self), !unexpected.isEmpty {
      let text = unexpected.firstToken(viewMode: .all)?.text ?? ""
      return ParseProblem(node: node, reason: "'\(text)' is not expected here")
    }
    if let token = node.as(TokenSyntax.self) {
      guard token.presence == .missing else { return nil }
      return ParseProblem(node: node, reason: "\(token.missingText) is missing here")
    }
    guard node.hasError else { return nil }
    for child in node.children(viewMode: .all) {
      if let found = first(in: child) { return found }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The description of a missing token. The parser inserts placeholders such as `<#type#>`.
  fileprivate var missingText: String {
    guard !text.isEmpty else { return "a name" }
    guard text.hasPrefix("<#"), text.hasSuffix("#>") else { return "'\(text)'" }
    return "a \(text.dropFirst(2).dropLast(2))"
  }
}
