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
      let known = lookup.alias == nil ? nil : names[type.location]
      resolver.add(type, as: known ?? lookup.mock)
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

/// Finds the declaration of a requested mock.
struct MockLookup {
  /// The declarations, several only if `#if` chooses among them.
  private(set) var found: [ResolvedType] = []

  /// The name of the mock.
  private(set) var mock: MockName

  /// The requested name, if the mock itself has another one, or `nil`.
  private(set) var alias: String?

  /// A Boolean value that indicates whether a compiled module declares the mock itself.
  private var isDeclared = false

  /// The reason why no declaration was found.
  private(set) var diagnostic: SourceDiagnostic?

  /// The requested mock.
  let request: MockRequest

  /// The modules.
  let codebase: Codebase

  /// The module that the mocks become a part of, or `nil` for one without sources.
  let own: String?

  /// The declarations of the name that cannot be mocked, for the diagnostic.
  private(set) var unsuitable: [ResolvedType] = []

  /// The names of the modules that were searched.
  private(set) var searched: [String] = []

  /// Creates a lookup, and searches the declaration of a requested mock.
  ///
  /// - Parameters:
  ///   - request: The requested mock.
  ///   - codebase: The modules.
  ///   - own: The module that the mocks become a part of, or `nil` for one without sources.
  init(_ request: MockRequest, in codebase: Codebase, own: String?) {
    self.request = request
    self.codebase = codebase
    self.own = own
    mock = request.mock
    if let module = request.module {
      if !find(in: module) { diagnostic = notFound() }
    } else if !findExactly(), !findInLowerCase(), !findNested(), !findByModule() {
      diagnostic = notFound()
    }
  }

  /// Finds a declaration whose name begins with a small letter: `iPhone` for `IPhone`.
  private mutating func findInLowerCase() -> Bool {
    let name = request.name
    guard let first = name.first, first.isUppercase else { return false }
    mock = mock.with(first.lowercased() + name.dropFirst())
    guard findExactly() else {
      mock = request.mock
      return false
    }
    alias = request.mock.text
    return true
  }

  /// Finds a declaration in one module, or in what a compiled one may re-export.
  private mutating func find(in module: String) -> Bool {
    codebase.sourceModules.contains(module)
      ? find(in: [module]) : findCompiled(reachedFrom: [module])
  }

  /// Groups of modules: a declaration in an earlier one hides those in later ones.
  private var tiers: [[String]] {
    let imported = codebase.reached(from: request.imports).sources.filter { $0 != own }
    let others = codebase.sourceModules.filter { $0 != own && !imported.contains($0) }
    return [[own].compactMap { $0 }, imported, others]
  }

  /// Finds a declaration of the very name.
  ///
  /// Imported modules come first, even if they are slower to read.
  private mutating func findExactly() -> Bool {
    let tiers = tiers
    for tier in tiers.dropLast() where find(in: tier) { return true }
    let compiled = codebase.reached(from: request.imports).compiled
    return findCompiled(reachedFrom: compiled) || find(in: tiers[tiers.count - 1])
  }

  /// Finds a declaration of the very name in modules with sources.
  private mutating func find(in modules: [String]) -> Bool {
    choose(modules.map { ($0, candidates(mock.stem, request.qualifiers, in: $0)) })
  }

  /// Finds a declaration of the very name in compiled modules.
  private mutating func findCompiled(reachedFrom modules: [String]) -> Bool {
    var names: [String] = []
    let found = codebase.firstCompiledModule(reachedFrom: modules) { (module) -> [ResolvedType]? in
      names.append(module)
      isDeclared = codebase.declares(request.mock.text, in: module)
      if isDeclared { return [] }
      let found = candidates(mock.stem, request.qualifiers, in: module)
      return found.isEmpty ? nil : found
    }
    searched += names.filter { !searched.contains($0) }
    guard let found, let first = found.first else { return isDeclared }
    return choose([(first.location.module, found)])
  }

  /// Finds a nested declaration whose path is the requested name: `Inner` in `Outer` for
  /// `OuterInner`.
  private mutating func findNested() -> Bool {
    guard request.qualifiers.isEmpty else { return false }
    let parts = splits
    for tier in tiers {
      let found = tier.map { module in
        (
          module,
          parts.flatMap { part in
            codebase.locations(part.rest, in: module).lazy.filter { !$0.isTopLevel }
              .compactMap(codebase.found)
              .filter { $0.enclosingPath?.joined() == part.head }
          }
        )
      }
      if choose(found) {
        if let type = self.found.first, codebase.isInGenericType(type) {
          self.found = []
          diagnostic = .nestedInGenericType(request, type)
          return true
        }
        alias = request.mockName
        mock = mock.with(self.found.first?.location.name ?? mock.stem)
        return true
      }
    }
    return false
  }

  /// Finds a declaration in the module that the requested name begins with: `Printer` in `Shop` for
  /// `ShopPrinter`.
  private mutating func findByModule() -> Bool {
    for part in splits {
      let isModule =
        codebase.sourceModules.contains(part.head) || request.imports.contains(part.head)
      guard isModule else { continue }
      let found = candidates(part.rest, request.qualifiers, in: part.head)
      if choose([(part.head, found)]) { return true }
    }
    return false
  }

  /// The ways to take the name apart before a capital.
  private var splits: [(head: String, rest: String)] {
    request.name.indices.dropFirst().filter { request.name[$0].isUppercase }.map {
      (String(request.name[..<$0]), String(request.name[$0...]))
    }
  }

  /// Returns the declarations of a name in a module.
  private func candidates(_ name: String, _ path: [String], in module: String) -> [ResolvedType] {
    codebase.types(name, path, in: module)
  }

  /// Takes the declarations of the one module that has suitable ones.
  ///
  /// - Parameter candidates: The declarations of each module.
  /// - Returns: `true` if the search is over.
  private mutating func choose(_ candidates: [(module: String, found: [ResolvedType])]) -> Bool {
    searched += candidates.map(\.module).filter { !searched.contains($0) }
    let suitable = candidates.compactMap { candidate in
      let found = candidate.found.filter(\.isMockCandidate)
      return found.isEmpty ? nil : found
    }
    unsuitable += candidates.flatMap(\.found).filter { !$0.isMockCandidate }
    guard suitable.count > 1 else {
      found = suitable.first ?? []
      return !found.isEmpty
    }
    diagnostic = .ambiguous(request, suitable.compactMap(\.first))
    return true
  }
}

extension ResolvedType {
  /// A Boolean value that indicates whether the declaration may have a mock: mocks see it, and it
  /// is of a kind that has mocks.
  var isMockCandidate: Bool {
    isVisible && ([.protocol, .class, .typealias].contains(location.kind) || hasClosures)
  }

  /// A Boolean value that indicates whether mocks in another file see the declaration.
  var isVisible: Bool { access >= (origin.showsInternal ? .internal : .public) }
}

extension MockLookup {
  /// Returns why no declaration was found, and what to write.
  func notFound() -> SourceDiagnostic {
    if let found = unsuitable.first(where: { isNear($0.location.module) }) {
      return .unsuitable(request, found)
    }
    if request.qualifiers.isEmpty, let nested = nestedType {
      return .nested(request, nested)
    }
    if let module = moduleBesideFoundation { return .inOtherModule(request, module) }
    let similar = request.namesDeclaration ? similarDeclarations : similarMocks
    return .notFound(request, failures: codebase.failures, similar: similar)
  }

  /// The module that declares the name on systems where Foundation does not, if the tests import only
  /// Foundation.
  private var moduleBesideFoundation: String? {
    guard request.module == nil, request.imports.contains("Foundation") else { return nil }
    return ["FoundationNetworking", "FoundationXML"].first { module in
      !request.imports.contains(module)
        && codebase.locations(request.name, in: module).contains {
          $0.kind == .protocol || $0.kind == .class
        }
    }
  }

  /// Returns a Boolean value that indicates whether tests may mean a declaration of a module: the
  /// module is a part of their package, or they import it.
  ///
  /// Other packages declare many types, and most have nothing to do with the tests.
  private func isNear(_ module: String) -> Bool {
    if request.module != nil || !codebase.sourceModules.contains(module) { return true }
    return codebase.module(module)?.module.origin.showsInternal == true
      || codebase.reached(from: request.imports).sources.contains(module)
  }

  /// The modules with sources that tests may mean.
  private var nearModules: [String] {
    searched.filter { codebase.sourceModules.contains($0) && isNear($0) }
  }

  /// A nested type with the requested name that can have a mock.
  private var nestedType: ResolvedType? {
    nearModules.lazy.flatMap { codebase.locations(request.name, in: $0) }
      .filter { !$0.isTopLevel }.compactMap(codebase.found)
      .first { $0.isMockCandidate && $0.enclosingPath?.isEmpty == false }
  }

  /// The most similar names of mocks that could be generated or that imported modules declare, the
  /// most similar first, at most three.
  private var similarMocks: [String] {
    let name = SimilarName(request.name)
    let generated = mockableDeclarations.map {
      (distance: $0.distance, mock: request.mock.with($0.name).text)
    }
    let unmocked = codebase.reached(from: request.imports).unmocked
    let declared = (nearModules + unmocked).flatMap { module in
      (codebase.module(module)?.locations.keys.sorted() ?? []).compactMap { mock in
        MockName(reading: mock).flatMap { candidate in
          codebase.declares(mock, in: module)
            ? name.distance(to: candidate.stem, countsWords: false).map { ($0, mock) } : nil
        }
      }
    }
    let ranked = (generated + declared).sorted { ($0.distance, $0.mock) < ($1.distance, $1.mock) }
    var seen: Set<String> = []
    return Array(ranked.map(\.mock).filter { seen.insert($0).inserted }.prefix(3))
  }

  /// The most similar names of declarations that could have mocks, the most similar first, at most
  /// three.
  private var similarDeclarations: [String] {
    let ranked = mockableDeclarations.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return ranked.prefix(3).map(\.name)
  }

  /// The names of declarations that are similar to the requested one and could have mocks, with their
  /// distances from it.
  private var mockableDeclarations: [(distance: Double, name: String)] {
    let name = SimilarName(request.name)
    return searched.flatMap { module in
      mockableNames(in: module).compactMap { candidate in
        // Compiled modules declare hundreds of types that share a word with the name.
        name.distance(to: candidate, countsWords: nearModules.contains(module)).map {
          (distance: $0, name: candidate)
        }
      }
    }
  }

  /// The names of the protocols and classes of a module that could have mocks.
  private func mockableNames(in module: String) -> Set<String> {
    guard isNear(module), let loaded = codebase.module(module) else { return [] }
    let origin = loaded.module.origin
    return Set(
      loaded.locations.values.joined().filter {
        $0.isTopLevel && !$0.isPrivate && ($0.kind == .protocol || $0.kind == .class)
          && ($0.isPublic || origin != .published)
      }.map(\.name))
  }
}

/// A name that is compared with others, to find the one that was probably intended.
struct SimilarName {
  /// The name.
  private let name: String

  /// The words of the name, in lower case.
  private let words: Set<String>

  /// Creates a name to compare.
  init(_ name: String) {
    self.name = name
    words = Self.words(of: name)
  }

  /// Returns how different another name is, from 0 to 1, or `nil` if it is not similar.
  ///
  /// A typing error replaces few characters. A renamed type keeps some of its words.
  ///
  /// - Parameters:
  ///   - other: The other name.
  ///   - countsWords: A Boolean value that indicates whether common words make names similar.
  func distance(to other: String, countsWords: Bool) -> Double? {
    let length = max(name.count, other.count)
    let limit = max(1, length / 4)
    if abs(name.count - other.count) <= limit {
      let edits = edits(to: other)
      if edits <= limit { return Double(edits) / Double(length) }
    }
    guard countsWords else { return nil }
    let others = Self.words(of: other)
    let common = words.intersection(others).map(\.count).reduce(0, +)
    let all = words.union(others).map(\.count).reduce(0, +)
    // Names that share less than a third of their letters have little in common.
    return common * 3 >= all && all > 0 ? 1 - Double(common) / Double(all) : nil
  }

  /// Returns the words of a name, which begin with capitals, in lower case.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = []
    var previous: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let isStart =
        character.isUppercase && (previous?.isUppercase != true || next?.isLowercase == true)
      if isStart || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
      previous = character
    }
    return Set(words)
  }

  /// Returns the number of characters to insert, delete or replace to get another name.
  private func edits(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, character) in name.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let replaced = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
