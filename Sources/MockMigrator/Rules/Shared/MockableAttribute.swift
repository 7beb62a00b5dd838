import SwiftSyntax

/// `@Mockable` of Mockable and of Mocksmith. The plug-in needs no attribute, so it stays only if
/// production code uses the mock.
enum MockableAttribute {
  /// The rule for the attribute.
  static let rule = MigrationRule(AttributeSyntax.self, outcome)

  /// Returns the outcome for an attribute.
  static func outcome(_ attribute: AttributeSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard attribute.attributeName.trimmedText == "Mockable",
      let name = mockedProtocol(attribute), !isUsedInProduction(name, context.facts)
    else { return nil }
    let next = attribute.endPosition.utf8Offset
    let lines = context.source.wholeLines(attribute.span)
    guard lines == attribute.span else { return .rewrite([SourceEdit(lines, "")]) }
    return .rewrite([SourceEdit(attribute.span.lowerBound..<next, "")])
  }

  /// Returns the name of the protocol with an attribute, or `nil`.
  private static func mockedProtocol(_ attribute: AttributeSyntax) -> String? {
    attribute.parent?.parent?.as(ProtocolDeclSyntax.self)?.name.text
  }

  /// Returns a Boolean value that indicates whether production code uses the mock of a protocol.
  private static func isUsedInProduction(_ name: String, _ facts: MigrationFacts) -> Bool {
    ["Mock\(name)", "\(name)Mock"].contains { facts.mentions($0, in: ProductionMocks.category) }
  }

  /// Returns the module to import instead of Mockable: that of the attribute, that of the verbs, or
  /// none.
  static func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    let protocols = source.tree.mockableProtocols
    guard !protocols.isEmpty else { return "Understudy" }
    return protocols.contains { isUsedInProduction($0, facts) } ? "UnderstudyMacros" : nil
  }
}

extension SourceFileSyntax {
  /// The names of the protocols with the attribute `@Mockable`.
  var mockableProtocols: [String] {
    let finder = ProtocolFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }
}

/// Finds protocols with the attribute `@Mockable`.
private final class ProtocolFinder: SyntaxVisitor {
  /// Their names.
  var names: [String] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMocked = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "Mockable"
    }
    if isMocked { names.append(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
