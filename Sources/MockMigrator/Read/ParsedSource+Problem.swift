import SwiftSyntax

extension ParsedSource {
  /// The first place that does not parse, or `nil` if the whole file parses.
  var problem: Finding? {
    guard tree.hasError, let found = Self.firstProblem(in: Syntax(tree)) else { return nil }
    return Finding(
      .failed, place(found.node.positionAfterSkippingLeadingTrivia.utf8Offset),
      "\(found.reason); make the file compile before you migrate it")
  }

  /// A Boolean value that indicates whether the whole file parses.
  package var isWellFormed: Bool { !tree.hasError }

  /// The offset of the first place that does not parse, or `nil` if the whole file parses.
  var problemOffset: Int? {
    guard tree.hasError, let found = Self.firstProblem(in: Syntax(tree)) else { return nil }
    return found.node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  /// Returns the offset of the statement or member whose edits cause a problem in the edited text, or `nil`
  /// if there is none.
  ///
  /// - Parameters:
  ///   - problem: The offset of the problem in the edited text.
  ///   - edits: The edits.
  ///   - excluded: The offsets of statements and members that are no cause.
  func item(causing problem: Int, after edits: [SourceEdit], except excluded: Set<Int>) -> Int? {
    var (offset, last) = (0, Int?.none)
    for edit in edits.sorted(by: SourceEdit.isBefore) {
      let start = edit.range.lowerBound + offset
      if start > problem { break }
      last = edit.range.lowerBound
      offset += edit.text.utf8.count - edit.range.count
    }
    return last.flatMap { item(around: $0, except: excluded) }
  }

  /// Returns the offset of the innermost statement or member around an offset, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - excluded: The offsets of statements and members that are skipped.
  func item(around offset: Int, except excluded: Set<Int>) -> Int? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node {
      let isItem = current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self)
      if isItem, !excluded.contains(current.span.lowerBound) { return current.span.lowerBound }
      node = current.parent
    }
    return nil
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
