import SwiftSyntax

/// Finds the declaration of a requested mock.
struct MockLookup {
  /// The declarations, several only if `#if` chooses among them.
  private(set) var found: [ResolvedType] = []

  /// The name of the mock.
  private(set) var mock: MockName

  /// The requested name, if it differs from that of the mock of a nested type, or `nil`.
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
    } else if !findExactly(), !findNested(), !findByModule() {
      diagnostic = notFound()
    }
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
    choose(modules.map { ($0, candidates(request.name, request.qualifiers, in: $0)) })
  }

  /// Finds a declaration of the very name in compiled modules.
  private mutating func findCompiled(reachedFrom modules: [String]) -> Bool {
    var names: [String] = []
    let found = codebase.firstCompiledModule(reachedFrom: modules) { (module) -> [ResolvedType]? in
      names.append(module)
      isDeclared = codebase.declares(request.mock.text, in: module)
      if isDeclared { return [] }
      let found = candidates(request.name, request.qualifiers, in: module)
      return found.isEmpty ? nil : found
    }
    searched += names
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
