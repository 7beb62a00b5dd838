import SwiftSyntax

/// Cuckoo, whose tests write `stub(pump) { when($0.stop()).thenDoNothing() }`.
package struct CuckooLibrary: MigrationLibrary {
  package let name = "Cuckoo"
  package let modules: Set<String> = ["Cuckoo"]

  package let generated: GeneratedMocks? = GeneratedMocks(
    header: "Mocks generated from file",
    traits: [
      "ProtocolMock", "ClassMock", "Cuckoo.Mock", "__StubbingProxy_", "__VerificationProxy_",
    ])

  package let verbs: Set<String> = ["when", "createMock", "clearStubs", "clearInvocations"]
  package let sharedVerbs: Set<String> = ["verify"]

  /// Creates the library.
  package init() {}

  package var rules: [MigrationRule] {
    [
      MigrationRule(FunctionCallExprSyntax.self) { node, context in
        CuckooStub.outcome(node, context)
          ?? CuckooVerification.outcome(node, context)
          ?? CuckooMock.outcome(node, context)
          ?? CuckooReset.outcome(node, context)
          ?? ArgumentCaptors.outcome(creating: node, context)
          ?? CuckooMatcherHelper.outcome(creating: node, context)
      },
      MigrationRule(PatternBindingSyntax.self) { CuckooMatcherHelper.outcome($0, $1) },
      MigrationRule(MemberAccessExprSyntax.self) { node, context in
        CuckooVerification.outcome(node, context)
      },
      MigrationRule(FunctionDeclSyntax.self) { CuckooMatcherHelper.outcome($0, $1) },
      MigrationRule(IdentifierTypeSyntax.self) {
        CuckooMatcherHelper.outcome(mention: $0.name, $1)
      },
      MigrationRule(DeclReferenceExprSyntax.self) {
        CuckooMatcherHelper.outcome(mention: $0.baseName, $1)
      },
    ] + ArgumentCaptors.rules
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] { DeclaredMocks.facts(in: source) }
}
