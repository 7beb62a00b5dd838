import SwiftSyntax

/// `@Mockable` of Mockable. The plug-in needs no attribute, so it stays only if production code uses the
/// mock.
enum MockableAttribute {
  /// The rule for the attribute.
  static let rule = MigrationRule(AttributeSyntax.self, outcome)

  /// Returns the outcome for an attribute.
  static func outcome(_ attribute: AttributeSyntax, _ context: RuleContext) -> RuleOutcome? {
    guard attribute.attributeName.trimmedText == "Mockable",
      let mocked = mockedProtocol(attribute), mocked.hiding == nil,
      !isUsedInProduction(mocked.name.text, context.facts)
    else { return nil }
    let next = attribute.endPosition.utf8Offset
    let lines = context.source.wholeLines(attribute.span)
    guard lines == attribute.span else { return .rewrite([SourceEdit(lines, "")]) }
    return .rewrite([SourceEdit(attribute.span.lowerBound..<next, "")])
  }

  /// Returns the protocol with an attribute, or `nil`.
  private static func mockedProtocol(_ attribute: AttributeSyntax) -> ProtocolDeclSyntax? {
    attribute.parent?.parent?.as(ProtocolDeclSyntax.self)
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
    let isKept = protocols.contains {
      $0.hiding != nil || isUsedInProduction($0.name.text, facts)
    }
    return isKept ? "UnderstudyMacros" : nil
  }
}

extension SourceFileSyntax {
  /// The protocols with the attribute `@Mockable`.
  var mockableProtocols: [ProtocolDeclSyntax] {
    let finder = ProtocolFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.found
  }
}

/// Finds protocols with the attribute `@Mockable`.
private final class ProtocolFinder: SyntaxVisitor {
  /// The protocols.
  var found: [ProtocolDeclSyntax] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMocked = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedText == "Mockable"
    }
    if isMocked { found.append(node) }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
