import SwiftSyntax

/// The mocks that production code uses, such as those of previews.
package enum ProductionMocks {
  /// The category of their names.
  package static let category = "production mocks"

  /// Modules that only tests import.
  private static let testModules: Set<String> = [
    "XCTest", "Testing", "MockableTest", "Understudy",
  ]

  /// Returns the facts of a file.
  package static func facts(in source: ParsedSource) -> [MigrationFact] {
    guard source.mentions("Mock"), source.importedModules.isDisjoint(with: testModules) else {
      return []
    }
    let names = source.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind, name.count > 4 else { return nil }
      return name.hasPrefix("Mock") || name.hasSuffix("Mock") ? name : nil
    }
    return Set(names).map { .mention($0, in: category) }
  }
}
