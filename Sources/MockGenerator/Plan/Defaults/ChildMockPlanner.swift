import MockEmitter
import SwiftSyntax

/// Decides which protocols that requirements return get a mock, and collects those that nothing
/// requested.
///
/// A child mock is a convenience, so it must not break a build: a protocol that cannot be mocked as a
/// whole, or a mock whose name is used by the tests, is left out without a diagnostic.
final class ChildMockPlanner {
  /// The names of the mocks that are resolved already.
  private(set) var names: [TypeLocation: MockName] = [:]

  /// The number of requirements between a requested mock and the mock that is being planned.
  private var level = 0

  /// The mocks to generate, with the levels of the requirements that return them.
  private var waiting: [(request: MockRequest, level: Int)] = []

  /// The decisions so far.
  private var decisions: [TypeLocation: ChildMock?] = [:]

  /// The mocked declarations, by the names of the mocks that are resolved or waiting.
  private var owners: [String: TypeLocation] = [:]

  /// The names of mocks that the tests declare or exclude, and the modules that they import.
  private lazy var surroundings = findSurroundings()

  /// The modules.
  private let codebase: Codebase

  /// The options for all mocks.
  private let options: MockPipeline.Options

  /// The mocks that are requested.
  private let requested: [String: MockRequest]

  /// The module whose protocols are all requested, or `nil` if mocks are requested by name.
  private let requestedModule: String?

  /// The greatest number of requirements between a requested mock and a child mock.
  private static let greatestLevel = 3

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - codebase: The modules.
  ///   - options: The options for all mocks.
  ///   - mocks: The mocks that are requested.
  init(
    codebase: Codebase, options: MockPipeline.Options, requested mocks: GenerationRequest.Mocks
  ) {
    self.codebase = codebase
    self.options = options
    switch mocks {
    case .named(let requests):
      let always = requests.filter { $0.condition == nil }
      requested = Dictionary(always.map { ($0.mockName, $0) }) { first, _ in first }
      requestedModule = nil
    case .all(let module, let kinds):
      requested = [:]
      requestedModule = kinds.contains(.protocol) ? module : nil
    }
  }

  /// Adds the names of mocks that were resolved.
  func add(_ resolution: Resolution) {
    names.merge(resolution.names) { first, _ in first }
    for mock in resolution.mocks {
      let path = mock.type.enclosingPath ?? []
      owners[(path + [mock.name.text]).joined(separator: ".")] = mock.type.location
    }
    for alias in resolution.aliases { owners[alias.name] = alias.type.location }
  }

  /// Removes the next mock to generate, and sets the level for planning it.
  func next() -> MockRequest? {
    guard !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst()
    level = next.level
    return next.request
  }

  /// Ends the requests: from now on, only mocks that were requested are returned.
  func stopRequesting() { level = Self.greatestLevel }

  /// Returns the mock of a protocol that a requirement returns, or `nil` if there is none.
  func mock(of type: ResolvedType) -> ChildMock? {
    if let decision = decisions[type.location] { return decision }
    guard let path = type.enclosingPath, type.isVisible, type.origin != .compiled,
      !type.isMockable, !type.location.isConditional
    else { return nil }
    let requested = requestedName(of: type, path)
    // At another level, the decision may be another one.
    guard requested != nil || level < Self.greatestLevel else { return nil }
    let decision = decide(type, path, requested)
    decisions[type.location] = .some(decision)
    return decision
  }

  /// Returns the name of the mock of a protocol that the mock of another one depends on, or `nil` if it
  /// cannot have one. Requests the mock if nothing else does.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - user: The other one.
  func tiedMock(of type: ResolvedType, for user: ResolvedType) -> String? {
    guard let path = type.enclosingPath, type.isVisible, codebase.has(type, where: user) else {
      return nil
    }
    let requestedName =
      type.isMockable ? MockName(type.location.name) : requestedName(of: type, path)
    let name = requestedName ?? MockName(type.location.name)
    let spelling = (path + [name.text]).joined(separator: ".")
    guard requestedName == nil, owners[spelling] != type.location else { return spelling }
    guard !isTaken(name.text), requested[spelling] == nil, reserve(spelling, for: type) else {
      return nil
    }
    let request = MockRequest(name, qualifiers: path, module: type.location.module)
    waiting.append((request, level + 1))
    return spelling
  }

  /// Decides about a protocol, and requests its mock if nothing else does.
  ///
  /// - Parameters:
  ///   - type: The protocol.
  ///   - path: The names of the types around it.
  ///   - requestedName: The name of the mock if it is requested anyway, or `nil`.
  private func decide(
    _ type: ResolvedType, _ path: [String], _ requestedName: MockName?
  ) -> ChildMock? {
    let name = requestedName ?? MockName(type.location.name)
    let spelling = (path + [name.text]).joined(separator: ".")
    // The name of a type around the protocol may mean another type in the tests.
    if let outer = path.first, options.own != type.location.module,
      options.own.flatMap(codebase.module)?.topLevelType(outer) != nil
    {
      return nil
    }
    let request = MockRequest(name, qualifiers: path, module: type.location.module)
    guard let mocked = mocked(request, type, mustBeWhole: requestedName == nil) else { return nil }
    if requestedName == nil {
      guard !isTaken(name.text), requested[spelling] == nil,
        reserve(spelling, for: type)
      else { return nil }
      waiting.append((request, level + 1))
    }
    let primary = type.resolvedDeclaration.as(ProtocolDeclSyntax.self)?
      .primaryAssociatedTypeClause?.primaryAssociatedTypes
    return ChildMock(
      spelling: spelling, genericNames: mocked.associatedTypes.parameters.map(\.name),
      primaryNames: primary.elements.map(\.name.text))
  }

  /// Returns the name of a mock that is requested, now or later, or `nil` if it is not requested.
  private func requestedName(of type: ResolvedType, _ path: [String]) -> MockName? {
    if let name = names[type.location] { return name }
    if type.location.module == requestedModule { return MockName(type.location.name) }
    for form in [MockName.Form.prefix, .suffix] {
      let name = MockName(type.location.name, form)
      guard let request = requested[(path + [name.text]).joined(separator: ".")] else { continue }
      let found = MockLookup(request, in: codebase, own: options.own).found
      if found.contains(where: { $0.location == type.location }) { return name }
    }
    return nil
  }

  /// Returns the model of a protocol's mock, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - request: The request for the mock.
  ///   - type: The protocol.
  ///   - mustBeWhole: A Boolean value that indicates whether no diagnostic is allowed.
  private func mocked(
    _ request: MockRequest, _ type: ResolvedType, mustBeWhole: Bool
  ) -> MockedProtocol? {
    let resolution = MockResolver(codebase: codebase, options: options).resolve(request, after: [:])
    guard resolution.mocks.count == 1, resolution.mocks[0].type.location == type.location,
      resolution.diagnostics.isEmpty || !mustBeWhole
    else { return nil }
    let planner = MockPlanner(codebase: codebase, options: options)
    let plan = planner.plan(resolution)
    guard let source = plan.protocolPlans.first else { return nil }
    let (mocked, diagnostics) = source.parse()
    guard mustBeWhole else { return mocked }
    let inherited = planner.plan(plan.deferred, resolution.names).protocolPlans
    guard diagnostics.isEmpty, inherited.allSatisfy({ $0.parse().diagnostics.isEmpty }) else {
      return nil
    }
    return mocked
  }

  /// Reserves the name of a mock.
  ///
  /// - Returns: `false` if the mock of another protocol has it, or will have it.
  private func reserve(_ spelling: String, for type: ResolvedType) -> Bool {
    guard owners[spelling] == nil || owners[spelling] == type.location else { return false }
    if let requestedModule, type.location.isTopLevel {
      guard codebase.locations(type.location.name, in: requestedModule).isEmpty else {
        return false
      }
    }
    owners[spelling] = type.location
    return true
  }

  /// Returns a Boolean value that indicates whether a name means something else in the tests.
  private func isTaken(_ name: String) -> Bool {
    surroundings.names.contains(name)
      || surroundings.modules.contains { codebase.declares(name, in: $0) }
  }

  /// Returns the names of mocks that the tests declare or exclude, and the modules that they import.
  private func findSurroundings() -> (names: Set<String>, modules: [String]) {
    guard let tests = options.own.flatMap(codebase.module) else { return ([], []) }
    var names: Set<String> = []
    var imports: [String] = []
    for (outline, file) in zip(tests.outlines, tests.module.files)
    where !file.text.hasPrefix(MockFile.firstLine) {
      names.formUnion(outline.declaredNames)
      names.formUnion(outline.ignoredNames)
      imports += outline.imports.filter { !imports.contains($0) }
    }
    let reached = codebase.reached(from: imports)
    return (names.union(imports), reached.sources + reached.unmocked)
  }
}

/// The mock of a protocol that a requirement returns.
struct ChildMock {
  /// The name of the mock, after the names of the types around it.
  let spelling: String

  /// The names of its generic parameters.
  let genericNames: [String]

  /// The names of the protocol's primary associated types.
  let primaryNames: [String]
}

extension MockPlan {
  /// The plans of protocols, inherited ones among them.
  fileprivate var protocolPlans: [ProtocolPlan] {
    deferred.mocks.map(\.plan)
      + mocks.items.compactMap {
        switch $0.source {
        case .protocol(let plan, _), .composition(let plan, _), .members(let plan): plan
        case .class, .subclass: nil
        }
      }
  }
}
