import SwiftSyntax

extension SyntaxProtocol {
  /// The source text of a small node on one line, without the comments inside it.
  ///
  /// Line breaks and comments become single spaces, so that the text fits on one line.
  var lineText: String {
    // The node is not trimmed, because trimming copies it, and the parser does this most
    // frequently.
    let text = description
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") }) else {
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
      guard let first = text.utf8.first, let last = text.utf8.last, isSpace(first) || isSpace(last)
      else { return text }
      let start = text.utf8.firstIndex { !isSpace($0) } ?? text.endIndex
      let end = text.utf8.lastIndex { !isSpace($0) }.map(text.utf8.index(after:)) ?? text.endIndex
      return String(text[start..<end])
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

  /// Returns the first node of a type at or below this node, in source order.
  ///
  /// - Parameters:
  ///   - type: The type of the node to find.
  ///   - condition: The condition for the node.
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

extension Optional where Wrapped: SyntaxCollection {
  /// The elements, or an empty array if there is no collection.
  ///
  /// An empty syntax collection is expensive, because it has a tree of its own.
  var elements: [Wrapped.Element] { map(Array.init) ?? [] }
}

extension TypeSyntax {
  /// The first `some` type at or below this one.
  var opaquePart: SomeOrAnyTypeSyntax? {
    guard description.holds("some") else { return nil }
    return firstDescendant(
      SomeOrAnyTypeSyntax.self, where: { $0.someOrAnySpecifier.tokenKind == .keyword(.some) })
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var bareText: String {
    guard text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
