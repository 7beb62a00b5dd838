import SwiftSyntax

/// Mocksmith, whose tests write `Given(pump).stop()`.
package struct MocksmithLibrary: MigrationLibrary {
  package let name = "Mocksmith"
  package let modules: Set<String> = ["Mocksmith", "MocksmithTesting", "MocksmithXCTest"]
  package let packages: Set<String> = ["mocksmith", "mocksmith-swift"]

  package let isTrusted = false

  /// Creates the library.
  package init() {}

  package var rules: [MigrationRule] {
    [
      MigrationRule(CodeBlockItemSyntax.self, MocksmithHistory.outcome(declaring:_:)),
      MigrationRule(AwaitExprSyntax.self) { node, context in
        MocksmithHistory.outcome(node, of: node.expression, context)
      },
      MigrationRule(FunctionCallExprSyntax.self) { node, context in
        MocksmithStub.outcome(node, context)
          ?? MocksmithVerification.outcome(node, context)
          ?? MocksmithHistory.outcome(node, of: ExprSyntax(node), context)
          ?? MocksmithPending.outcome(node, context)
          ?? MocksmithMock.outcome(node, context)
          ?? MocksmithReset.outcome(node, context)
          ?? ArgumentCaptors.outcome(creating: node, context)
      },
      MigrationRule(MemberAccessExprSyntax.self) { node, context in
        MocksmithHistory.outcome(node, of: ExprSyntax(node), context)
          ?? MocksmithPending.outcome(reading: node, context)
      },
      MigrationRule(DeclReferenceExprSyntax.self) { node, context in
        MocksmithHistory.outcome(node, of: ExprSyntax(node), context)
      },
      MockableAttribute.rule,
      LeftVerbs.rule(
        name, modules,
        ["Given", "Verify", "Perform", "VerifyInOrder", "MockState", "Calls"]),
    ] + ArgumentCaptors.rules
  }

  package func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    MockableAttribute.replacement(ofImportIn: source, facts)
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] {
    DeclaredMocks.facts(in: source) + ProductionMocks.facts(in: source)
  }
}
