package import MockEmitter
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
    var declared: Set<[String]> = []
    for type in lookup.found where !type.isMockable {
      // The compiler refuses a second declaration of a name, unless their conditions differ.
      let declaration = [type.fileModule ?? "", type.fullName] + type.conditions
      guard declared.insert(declaration).inserted else { continue }
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

/// A further name of a mock.
package struct MockAlias {
  /// The name.
  package let name: String

  /// The full name of the mock.
  package let target: String

  /// The declaration next to which the name is declared.
  var type: ResolvedType
}

/// The declarations that were found for a requested mock.
package struct Resolution {
  /// The declarations to mock.
  var mocks: [ResolvedMock] = []

  /// The further names of mocks.
  package var aliases: [MockAlias] = []

  /// The names of the mocks, by the locations of the mocked declarations.
  package var names: [TypeLocation: MockName] = [:]

  /// The problems that were found.
  package var diagnostics: [SourceDiagnostic] = []

  /// Puts the mocks and their other names between `#if` and `#endif`.
  ///
  /// - Parameters:
  ///   - condition: The condition under which the mocks are used.
  ///   - inherited: The protocols that mocks elsewhere inherit. The members in their mocks are needed
  ///     without conditions.
  mutating func restrict(to condition: String, besides inherited: Set<TypeLocation>) {
    guard mocks.allSatisfy({ !inherited.contains($0.type.location) }) else { return }
    for index in mocks.indices { mocks[index].type.conditions.append(condition) }
    for index in aliases.indices { aliases[index].type.conditions.append(condition) }
  }
}

/// A declaration to mock.
struct ResolvedMock {
  /// The declaration.
  var type: ResolvedType

  /// The name of the mock.
  let name: MockName

  /// The types that the declaration inherits.
  let inheritance: Inheritance

  /// The types that a declaration inherits.
  enum Inheritance {
    /// The protocols that a protocol, a composition or a struct of closures inherits.
    case protocols(InheritedProtocols)

    /// The superclasses of a class, and the compiled modules that may extend them.
    case classes(Superclasses, extendedBy: [String])

    /// The protocols that a protocol for subclasses inherits, the class, the superclasses of the class,
    /// and the compiled modules that may extend them.
    case subclass(InheritedProtocols, of: ResolvedType, Superclasses, extendedBy: [String])

    /// The types.
    var types: [ResolvedType] {
      switch self {
      case .protocols(let inherited): inherited.protocols
      case .classes(let superclasses, _): superclasses.found
      case .subclass(let inherited, let type, let superclasses, _):
        inherited.protocols + [type] + superclasses.found
      }
    }
  }
}
