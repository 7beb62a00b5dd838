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
    // A type that is not found may be in a file that cannot be read, which is reported already.
    if let diagnostic = lookup.diagnostic,
      diagnostic.name != "typeNotFound" || codebase.unreadable.isEmpty
    {
      resolver.report(diagnostic)
    }
    for type in lookup.found where !type.isMockable {
      resolver.add(type, as: lookup.mock)
      if let alias = lookup.alias { resolver.addAlias(alias, of: type, nextTo: type) }
    }
    return resolver.resolution
  }
}
