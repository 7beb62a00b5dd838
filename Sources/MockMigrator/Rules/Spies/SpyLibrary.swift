import SwiftSyntax

/// A library whose test doubles record calls in variables, such as `waterCallsCount`, or handwritten
/// test doubles.
package struct SpyLibrary: MigrationLibrary {
  package let name: String
  package let modules: Set<String>
  package let packages: Set<String>

  /// Spies that the attribute `@Spyable` writes.
  package static let spyable = SpyLibrary(
    "Spyable", modules: ["Spyable"], packages: ["swift-spyable"])

  /// Mocks of Sourcery's template.
  package static let autoMockable = SpyLibrary("AutoMockable")

  /// Mocks of mockolo.
  package static let mockolo = SpyLibrary("mockolo")

  /// Mocks that record calls with the references of MockingKit.
  package static let mockingKit = SpyLibrary("MockingKit", modules: ["MockingKit"])

  /// Handwritten test doubles.
  package static let handwritten = SpyLibrary("handwritten")

  /// Creates a library.
  private init(_ name: String, modules: Set<String> = [], packages: Set<String> = []) {
    self.name = name
    self.modules = modules
    self.packages = packages.union([name.lowercased()])
  }

  package var rules: [MigrationRule] {
    SpyRules(library: name).rules + SpyAnnotations(library: name).rules
  }

  package func isUsed(in source: ParsedSource) -> Bool {
    if !source.importedModules.isDisjoint(with: modules.union(["XCTest", "Testing"])) {
      return true
    }
    return SpyFinder.doubles(in: source).values.contains { $0.library == name }
      || SpyAnnotations(library: name).isUsed(in: source)
  }

  package func concerns(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool {
    if !source.importedModules.isDisjoint(with: modules) { return true }
    if SpyAnnotations(library: name).isUsed(in: source) { return true }
    let names = facts.doubleNames(of: name)
    return !SpyFinder.doubles(in: source).isEmpty || !names.isDisjoint(with: source.identifiers)
      || !facts.doubleVariables(of: name).isDisjoint(with: source.identifiers)
  }

  package func isGenerated(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool {
    let doubles = SpyFinder.doubles(in: source)
    guard !doubles.isEmpty else { return false }
    return source.tree.statements.allSatisfy { item in
      guard case .decl(let declaration) = item.item else { return false }
      if declaration.is(ImportDeclSyntax.self) { return true }
      guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text,
        let double = doubles[name]
      else { return false }
      return double.library == self.name && double.reason == nil
        && facts.reason(toKeep: double) == nil
    }
  }

  package func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String? {
    let modules = source.importedModules
    return modules.contains("XCTest") || modules.contains("Testing") ? "Understudy" : nil
  }

  package func facts(in source: ParsedSource) -> [MigrationFact] {
    let findings = SpyFinder.findings(in: source)
    let doubles = findings.doubles.values.filter { $0.library == name }
      .sorted { $0.name < $1.name }.map(MigrationFact.double)
    let spies = SpyAnnotations(library: name).doubles(in: source).map(MigrationFact.double)
    let extended = findings.extended.map { MigrationFact.mention($0, in: SpyDouble.extensions) }
    return doubles + spies + (name == "handwritten" ? extended : [])
  }
}
