import SwiftSyntax

extension ParsedSource {
  /// The first place that does not parse, or `nil` if the whole file parses.
  var problem: Finding? {
    ParseProblem(in: tree).map { found in
      Finding(
        .failed, place(found.offset), "\(found.reason); make the file compile before you migrate it"
      )
    }
  }

  /// A Boolean value that indicates whether the whole file parses.
  package var isWellFormed: Bool { !tree.hasError }

  /// The offset of the first place that does not parse, or `nil` if the whole file parses.
  var problemOffset: Int? { ParseProblem(in: tree)?.offset }

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

  /// Returns the offsets of the statements and members that do not parse by themselves after their edits, of
  /// nested ones the innermost.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - excluded: The offsets of statements and members that are no cause.
  func items(brokenBy edits: [SourceEdit], except excluded: Set<Int>) -> Set<Int> {
    var spans: [Int: Range<Int>] = [:]
    for edit in edits {
      guard let item = itemNode(around: edit.range.lowerBound, except: excluded) else { continue }
      spans[item.span.lowerBound] = item.span
    }
    let broken = spans.values.filter { span in
      let own = edits.filter { span.encloses($0.range) }
      guard let text = try? applying(own, in: span) else { return false }
      return Self.parses(self.text(span)) && !Self.parses(text)
    }
    let innermost = broken.filter { span in
      !broken.contains { $0 != span && span.encloses($0) }
    }
    return Set(innermost.map(\.lowerBound))
  }

  /// Returns a Boolean value that indicates whether a text parses as a file.
  private static func parses(_ text: String) -> Bool {
    ParsedSource(SourceText(path: "", text: text)).isWellFormed
  }

  /// Returns the offset of the innermost statement or member around an offset, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - excluded: The offsets of statements and members that are skipped.
  func item(around offset: Int, except excluded: Set<Int>) -> Int? {
    itemNode(around: offset, except: excluded)?.span.lowerBound
  }

  /// Returns the innermost statement or member around an offset, or `nil` if there is none.
  private func itemNode(around offset: Int, except excluded: Set<Int>) -> Syntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    var node: Syntax? = Syntax(token)
    while let current = node {
      let isItem = current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self)
      // An import is never what does not parse.
      if current.as(CodeBlockItemSyntax.self)?.item.is(ImportDeclSyntax.self) == true { return nil }
      if isItem, !excluded.contains(current.span.lowerBound) { return current }
      node = current.parent
    }
    return nil
  }
}
