import SwiftSyntax

extension ParsedSource {
  /// The first place that does not parse, or `nil` if the whole file parses.
  var problem: Finding? {
    guard tree.hasError, let found = Self.firstProblem(in: Syntax(tree)) else { return nil }
    return Finding(
      .failed, place(found.node.positionAfterSkippingLeadingTrivia.utf8Offset),
      "\(found.reason); make the file compile before you migrate it")
  }

  /// Returns the first problem at or below a node.
  private static func firstProblem(in node: Syntax) -> (node: Syntax, reason: String)? {
    if let unexpected = node.as(UnexpectedNodesSyntax.self), !unexpected.isEmpty {
      let text = unexpected.firstToken(viewMode: .all)?.text ?? ""
      return (node, "'\(text)' is not expected here")
    }
    if let token = node.as(TokenSyntax.self) {
      guard token.presence == .missing else { return nil }
      return (
        node, token.text.isEmpty ? "a name is missing here" : "'\(token.text)' is missing here"
      )
    }
    guard node.hasError else { return nil }
    for child in node.children(viewMode: .all) {
      if let found = firstProblem(in: child) { return found }
    }
    return nil
  }
}
