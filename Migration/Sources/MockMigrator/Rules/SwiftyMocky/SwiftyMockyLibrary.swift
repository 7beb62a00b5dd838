import SwiftSyntax

/// SwiftyMocky, whose tests write `Given(pump, .stop())` and `Verify(pump, 2, .stop())`.
package struct SwiftyMockyLibrary: MigrationLibrary {
  package let name = "SwiftyMocky"
  package let modules: Set<String> = ["SwiftyMocky", "SwiftyMockyXCTest", "SwiftyMockyRuntime"]
  package let packages: Set<String> = ["swiftymocky", "swiftymocky-runtime"]

  package let generated: GeneratedMocks? = GeneratedMocks(
    header: "Generated with SwiftyMocky",
    traits: ["StubbedMethod", "StaticStubbedMethod"])

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
      },
      LeftVerbs.rule(name, modules, ["Given", "Verify", "Perform"]),
    ] + ArgumentCaptors.rules + SpyAnnotations(library: "AutoMockable").rules
  }

  package func isUsed(in source: ParsedSource) -> Bool {
    !source.importedModules.isDisjoint(with: modules)
      || SpyAnnotations(library: "AutoMockable").isUsed(in: source)
  }

  package func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    source.importedModules.isDisjoint(with: modules) ? nil : "Understudy"
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] {
    source.importedModules.isDisjoint(with: modules)
      ? [] : [.mention(name, in: SpyDouble.otherGenerators)]
  }
}
