import SwiftSyntax

extension SyntaxProtocol {
  /// The source text of a small node on one line, without the comments inside it.
  ///
  /// Line breaks and comments become single spaces, so that the text may stand anywhere in a line.
  var lineText: String {
    let text = trimmedDescription
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") }) else {
      return text
    }
    var line = ""
    var hasPendingSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if (hasPendingSpace || !token.leadingTrivia.isEmpty) && !line.isEmpty { line += " " }
      line += token.text
      hasPendingSpace = !token.trailingTrivia.isEmpty
    }
    return line
  }

  /// The first node of a type at or below this node, in source order.
  ///
  /// - Parameters:
  ///   - type: the type of the node to look for
  ///   - condition: what the node must fulfil
  func firstDescendant<Node: SyntaxProtocol>(
    _ type: Node.Type, where condition: (Node) -> Bool = { _ in true }
  ) -> Node? {
    if let node = self.as(type), condition(node) { return node }
    for child in children(viewMode: .sourceAccurate) {
      if let found = child.firstDescendant(type, where: condition) { return found }
    }
    return nil
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var bareText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
