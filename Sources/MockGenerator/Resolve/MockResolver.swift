import SwiftSyntax

/// Finds the declarations of requested mocks, and names the mocks.
package struct MockResolver {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// Creates a resolver.
  package init(codebase: Codebase, options: MockPipeline.Options) {
    self.codebase = codebase
    self.options = options
  }

  /// Resolves a request.
  ///
  /// - Parameters:
  ///   - request: The requested mock.
  ///   - names: The names of the mocks that are resolved already.
  package func resolve(_ request: MockRequest, after names: [TypeLocation: MockName]) -> Resolution
  {
    let lookup = MockLookup(request, in: codebase, own: options.own)
    var resolver = RequestResolver(
      codebase: codebase, known: names,
      compiledModules: lookup.searched.filter { !codebase.sourceModules.contains($0) })
    if let diagnostic = lookup.diagnostic, !isLeftToCompiler(diagnostic, request, lookup) {
      resolver.report(diagnostic)
    }
    for type in lookup.found where !type.isMockable {
      resolver.add(type, as: lookup.mock)
      if let alias = lookup.alias { resolver.addAlias(alias, of: type, nextTo: type) }
    }
    return resolver.resolution
  }

  /// Returns a Boolean value that indicates whether a problem is none, or whether the compiler reports it
  /// where the use is compiled.
  private func isLeftToCompiler(
    _ diagnostic: SourceDiagnostic, _ request: MockRequest, _ lookup: MockLookup
  ) -> Bool {
    if request.isLabel, lookup.found.isEmpty { return true }
    // The type may be in a file that cannot be read, which is reported already.
    return diagnostic.name == "typeNotFound"
      && (!codebase.unreadable.isEmpty || request.condition != nil)
  }
}
