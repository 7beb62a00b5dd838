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
