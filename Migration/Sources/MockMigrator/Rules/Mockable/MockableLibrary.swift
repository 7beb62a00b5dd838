import SwiftSyntax

/// Mockable, whose tests write `given(pump).stop().willReturn()`.
package struct MockableLibrary: MigrationLibrary {
  package let name = "Mockable"
  package let modules: Set<String> = ["Mockable", "MockableTest"]

  package let verbs: Set<String> = ["given", "when"]
  package let sharedVerbs: Set<String> = ["verify"]

  /// Creates the library.
  package init() {}

  package var rules: [MigrationRule] {
    [
      MigrationRule(AwaitExprSyntax.self) { node, context in
        MockableClauses.outcome(node, of: node.expression, context)
      },
      MigrationRule(FunctionCallExprSyntax.self) { node, context in
        MockableClauses.outcome(node, of: ExprSyntax(node), context)
          ?? MockableReset.outcome(node, context)
          ?? MockablePolicy.outcome(creating: node, context)
          ?? MockableMatchers.outcome(registering: node, context)
      },
      MigrationRule(SequenceExprSyntax.self, MockablePolicy.outcome(assigning:_:)),
      MockableAttribute.rule,
    ]
  }

  package func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    MockableAttribute.replacement(ofImportIn: source, facts)
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] {
    DeclaredMocks.facts(in: source) + ProductionMocks.facts(in: source)
      + MockablePolicy.facts(in: source)
      + (isImported(in: source) ? source.tree.mockableProtocols : []).map {
        .mention("Mock\($0.name.text)", in: Guests.mocks(of: name))
      }
  }
}
