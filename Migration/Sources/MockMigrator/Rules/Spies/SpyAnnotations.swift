import SwiftSyntax

/// How the sources tell a library to write a test double, which the plug-in of Understudy does not need.
struct SpyAnnotations {
  /// The name of the library.
  let library: String

  /// The attribute before protocols, or `nil`.
  private var attribute: String? { library == "Spyable" ? "Spyable" : nil }

  /// The protocol that marks others, or `nil`.
  private var marker: String? { library == "AutoMockable" ? "AutoMockable" : nil }

  /// The text of comments before protocols, or `nil`.
  private var comment: String? {
    switch library {
    case "AutoMockable": "sourcery: AutoMockable"
    case "mockolo": "@mockable"
    default: nil
    }
  }

  /// The rules.
  var rules: [MigrationRule] {
    [
      MigrationRule(ProtocolDeclSyntax.self) { node, context in outcome(node, context) }
    ]
  }

  /// Returns a Boolean value that indicates whether a file has such an annotation.
  func isUsed(in source: ParsedSource) -> Bool {
    protocols(in: source).contains { isAnnotated($0) || $0.name.text == marker }
  }

  /// Returns the doubles that the library writes when the tests are built.
  func doubles(in source: ParsedSource) -> [SpyDouble] {
    protocols(in: source).filter(isAnnotated).compactMap { node in
      let name = node.name.text
      switch library {
      case "Spyable": return SpyNames(isTyped: false).double(node, named: "\(name)Spy", library)
      case "AutoMockable":
        return SpyNames(isTyped: true).double(node, named: "\(name)Mock", library)
      case "mockolo":
        // Its names depend on inherited protocols, so they are added when all files are known.
        var double = SpyDouble(name: mockName(of: node), type: name, library: library)
        double.isImplied = true
        return double
      default: return nil
      }
    }
  }

  /// Returns the name of the double that the library writes for an annotated protocol.
  private func mockName(of node: ProtocolDeclSyntax) -> String {
    let name = node.name.text
    if library == "Spyable" { return "\(name)Spy" }
    guard library == "mockolo", let comment,
      let text = node.leadingTrivia.pieces.compactMap(\.comment).first(where: {
        $0.contains(comment)
      }), let overrides = text.split(separator: "override:", maxSplits: 1).dropFirst().first
    else { return "\(name)Mock" }
    // An annotation looks like "@mockable(history: stop = true; override: name = FakePump)".
    let parts = overrides.prefix { $0 != ")" && $0 != "\n" }.split { $0 == ";" || $0 == "=" }
      .map { String($0).trimmingSuffix(while: \.isWhitespace) }
    guard let key = parts.first, key.hasSuffix("name"), parts.count > 1 else {
      return "\(name)Mock"
    }
    return String(parts[1].drop(while: \.isWhitespace))
  }

  /// Returns the protocols of a file that no function contains.
  private func protocols(in source: ParsedSource) -> [ProtocolDeclSyntax] {
    source.tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
  }

  /// Returns a Boolean value that indicates whether a protocol has an annotation.
  private func isAnnotated(_ node: ProtocolDeclSyntax) -> Bool {
    if let attribute, node.attributes.contains(where: { $0.isAttribute(attribute) }) { return true }
    if let marker, node.inheritance.contains(where: { $0.type.trimmedText == marker }) {
      return true
    }
    guard let comment else { return false }
    return node.leadingTrivia.pieces.contains { $0.comment?.contains(comment) == true }
  }

  /// Returns the outcome for a protocol: without annotation, or removed if it is the marker.
  private func outcome(_ node: ProtocolDeclSyntax, _ context: RuleContext) -> RuleOutcome? {
    if node.name.text == marker, node.memberBlock.members.isEmpty {
      if let reason = context.facts.kept[node.name.text] {
        return .keep("'\(node.name.text)' is kept, because \(reason)")
      }
      return .rewrite([SpyDeclarations.removal(of: node, context.source)])
    }
    guard isAnnotated(node) else { return nil }
    if let reason = reason(toKeepAnnotationOf: node, context) {
      return .keep("the annotation of '\(node.name.text)' is kept, because \(reason)")
    }
    return .rewrite(
      attributeEdits(node, context) + inheritanceEdits(node) + commentEdits(node, context))
  }

  /// Returns why the annotation of a protocol has to stay, or `nil`.
  private func reason(
    toKeepAnnotationOf node: ProtocolDeclSyntax, _ context: RuleContext
  ) -> String? {
    if let gap = node.gap { return "it \(gap)" }
    guard node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true else {
      return "it is nested in another declaration"
    }
    let name = mockName(of: node)
    context.rewriter.noteDependency(on: name)
    if let double = context.facts.double(named: name) {
      return double.reason ?? context.facts.reason(toKeep: double)
    }
    if context.facts.hasOtherMocks(library) { return nil }
    guard context.facts.isDeclared(double: name) else { return nil }
    return "several files declare a '\(name)'"
  }

  /// Returns a Boolean value that indicates whether the annotation of a protocol stays, so that the file
  /// needs the module of the library.
  func isKept(in source: ParsedSource, _ context: RuleContext) -> Bool {
    let finder = AnnotatedProtocols(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.found.contains {
      isAnnotated($0) && reason(toKeepAnnotationOf: $0, context) != nil
    }
  }

  /// Returns the edits that remove the attribute.
  private func attributeEdits(_ node: ProtocolDeclSyntax, _ context: RuleContext) -> [SourceEdit] {
    guard let attribute else { return [] }
    return node.attributes.filter { $0.isAttribute(attribute) }.map { found in
      let lines = context.source.wholeLines(found.span)
      if lines != found.span { return SourceEdit(lines, "") }
      return SourceEdit(found.span.lowerBound..<found.endPosition.utf8Offset, "")
    }
  }

  /// Returns the edits that remove the marker.
  private func inheritanceEdits(_ node: ProtocolDeclSyntax) -> [SourceEdit] {
    guard let marker, let clause = node.inheritanceClause else { return [] }
    let types = Array(clause.inheritedTypes)
    guard let index = types.firstIndex(where: { $0.type.trimmedText == marker }) else {
      return []
    }
    if types.count == 1 {
      return [SourceEdit(clause.span.lowerBound..<clause.span.upperBound, "")]
    }
    if index == 0 {
      return [SourceEdit(types[0].span.lowerBound..<types[1].span.lowerBound, "")]
    }
    let start = types[index - 1].type.span.upperBound
    return [SourceEdit(start..<types[index].type.span.upperBound, "")]
  }

  /// Returns the edits that remove comments.
  private func commentEdits(_ node: ProtocolDeclSyntax, _ context: RuleContext) -> [SourceEdit] {
    guard let comment else { return [] }
    var edits: [SourceEdit] = []
    var offset = node.position.utf8Offset
    for piece in node.leadingTrivia.pieces {
      let end = offset + piece.sourceLength.utf8Length
      if piece.comment?.contains(comment) == true {
        edits.append(SourceEdit(context.source.wholeLines(offset..<end), ""))
      }
      offset = end
    }
    return edits
  }
}

/// Finds the protocols of a file.
private final class AnnotatedProtocols: SyntaxVisitor {
  /// The protocols.
  var found: [ProtocolDeclSyntax] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}

extension AttributeListSyntax.Element {
  /// Returns a Boolean value that indicates whether the element is an attribute of a name.
  fileprivate func isAttribute(_ name: String) -> Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedText == name
  }
}

extension ProtocolDeclSyntax {
  /// The inherited protocols.
  fileprivate var inheritance: [InheritedTypeSyntax] {
    inheritanceClause.map { Array($0.inheritedTypes) } ?? []
  }
}
