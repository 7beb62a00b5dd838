import SwiftSyntax

/// SwiftyMocky, whose tests write `Given(pump, .stop())` and `Verify(pump, 2, .stop())`.
package struct SwiftyMockyLibrary: MigrationLibrary {
  package let name = "SwiftyMocky"
  package let modules: Set<String> = ["SwiftyMocky", "SwiftyMockyXCTest", "SwiftyMockyRuntime"]
  package let packages: Set<String> = ["swiftymocky", "swiftymocky-runtime"]

  package let generated: GeneratedMocks? = GeneratedMocks(
    header: "Generated with SwiftyMocky",
    traits: ["StubbedMethod", "StaticStubbedMethod", "SwiftyMocky.Mock"])

  package let verbs: Set<String> = ["Given", "Verify", "Perform"]

  /// Creates the library.
  package init() {}

  package var rules: [MigrationRule] {
    [
      MigrationRule(FunctionCallExprSyntax.self) { node, context in
        SwiftyMockyStub.outcome(node, context)
          ?? SwiftyMockyVerification.outcome(node, context)
          ?? SwiftyMockyMock.outcome(creating: node, context)
          ?? SwiftyMockyMock.outcome(resetting: node, context)
          ?? SwiftyMockyMock.outcome(registering: node, context)
          ?? ArgumentCaptors.outcome(creating: node, context)
      }
    ] + ArgumentCaptors.rules + SpyAnnotations(library: "AutoMockable").rules
  }

  package func isUsed(in source: ParsedSource) -> Bool {
    isImported(in: source) || Guests.isCandidate(source)
      || SpyAnnotations(library: "AutoMockable").isUsed(in: source)
  }

  package func concerns(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool {
    isImported(in: source) || SpyAnnotations(library: "AutoMockable").isUsed(in: source)
      || Guests.isGuest(source, of: self, facts)
  }

  package func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    isImported(in: source) ? "Understudy" : nil
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] {
    isImported(in: source) ? [.mention(name, in: SpyDouble.otherGenerators)] : []
  }
}
