package import MockEmitter

/// Generates mocks: request, resolve, plan, emit, files.
///
/// Each stage is a function of the value that the previous stage returns, and of the codebase,
/// which is only used to look up declarations:
///
/// 1. ``GenerationRequest``: what the tests use.
/// 2. ``MockResolver`` returns a ``Resolution``: the declarations, and the names of their mocks.
/// 3. ``MockPlanner`` and ``HookPlanner`` return a ``Plan``: all that emission depends on,
///    without the codebase.
/// 4. ``MockPlan/emit(_:_:)`` returns ``EmittedDeclarations``: source text.
/// 5. ``FileAssembler`` returns the files.
package struct MockPipeline {
  /// The modules.
  private let codebase: Codebase

  /// The options for all mocks.
  private let options: Options

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - codebase: The modules.
  ///   - options: The options for all mocks.
  package init(in codebase: Codebase, _ options: Options) {
    self.codebase = codebase
    self.options = options
  }

  /// The number of mocks that are emitted at once: enough for all cores, and few enough to keep their
  /// syntax trees in memory.
  private static let batchSize = 256

  /// Runs all stages.
  ///
  /// - Parameter request: The mocks and hooks to generate.
  package func run(_ request: GenerationRequest) -> GeneratedMocks {
    let emitted = emit(request)
    guard options.isOneFile, options.qualifiers.isEmpty else { return files(of: emitted) }
    var shared = options
    shared.qualifiers = SharedFile(emitted.imports, own: options.own, in: codebase).qualifiers
    guard !shared.qualifiers.isEmpty else { return files(of: emitted) }
    // Such names are rare, so all mocks are planned and emitted again only if there are any.
    return MockPipeline(in: codebase, shared).run(request)
  }

  /// Returns the files, after freeing the trees, because the files may be many megabytes.
  private func files(of emitted: EmittedDeclarations) -> GeneratedMocks {
    codebase.forgetTrees()
    var emitted = emitted
    emitted.add(codebase.unreadable)
    emitted.removeUnparsable(codebase.problems.values.sorted { ($0.path ?? "") < ($1.path ?? "") })
    return FileAssembler(codebase: codebase, options: options).files(of: emitted)
  }

  /// Runs the stages before the assembly of files.
  private func emit(_ request: GenerationRequest) -> EmittedDeclarations {
    let resolver = MockResolver(codebase: codebase, options: options)
    let children = ChildMockPlanner(codebase: codebase, options: options, requested: request.mocks)
    let defaults = DefaultPlanner(codebase: codebase, options: options, children: children)
    let calls = DefaultCallPlanner(codebase: codebase, options: options, request.defaultCalls)
    let planner = MockPlanner(
      codebase: codebase, options: options, defaults: defaults, defaultCalls: calls)
    var deferred = DeferredMocks()
    var uses: [TypeLocation: SourceDiagnostic.Use] = [:]
    var batch: [PlannedMock] = []
    var emitted = EmittedDeclarations()
    // One request after the other, so that the tree of a file is parsed once for all its mocks.
    forEachRequest(request.mocks, children) { request in
      var resolution = resolver.resolve(request, after: children.names)
      if let condition = request.condition {
        resolution.restrict(to: condition, besides: Set(deferred.inherited.keys))
      }
      children.add(resolution)
      for mock in resolution.mocks { uses[mock.type.location] = request.use }
      var plan = planner.plan(resolution)
      plan.mocks.diagnostics = plan.mocks.diagnostics.map { $0.with(request.use) }
      if !plan.mocks.diagnostics.isEmpty {
        emitted.add(EmittedDeclaration(without: request, plan.mocks.diagnostics))
      }
      emitted.add(plan)
      deferred.add(plan.deferred)
      batch += plan.mocks.items
      guard batch.count >= Self.batchSize else { return }
      emitted.add(MockPlan.emit(batch, uses))
      batch = []
    }
    emitted.add(MockPlan.emit(batch, uses))
    let names = children.names
    let inherited = planner.plan(deferred, names)
    emitted.add(inherited)
    emitted.add(MockPlan.emit(inherited.mocks.items, uses))
    emitted.add(calls.diagnostics)
    let hooks = HookPlanner(codebase: codebase, options: options, mocked: Set(names.keys))
    emitted.add(hooks.plan(request.replacements, besides: request.existingHooks))
    return emitted
  }

  /// Calls a function with each mock that is requested, and then with those that the requirements of
  /// these mocks return.
  private func forEachRequest(
    _ mocks: GenerationRequest.Mocks, _ children: ChildMockPlanner, _ body: (MockRequest) -> Void
  ) {
    switch mocks {
    case .named(let requests):
      // Mocks that are used under conditions come last: those before must not refer to them.
      for request in requests where request.condition == nil { body(request) }
      while let request = children.next() { body(request) }
      for request in requests where request.condition != nil { body(request) }
    case .all(let module, let kinds):
      var seen: Set<String> = []
      codebase.forEachDeclaration(in: module, kinds: kinds) { type, path in
        guard type.isVisible, !type.isMockable else { return }
        // The compiler refuses a second declaration of a name, unless their conditions differ.
        guard type.location.isConditional || seen.insert(type.fullName).inserted else { return }
        body(MockRequest(MockName(type.location.name), qualifiers: path, module: module))
      }
    }
    while let request = children.next() { body(request) }
    children.stopRequesting()
  }

  /// The options for all mocks.
  package struct Options: Sendable {
    /// The module that the mocks become a part of, or `nil` if its sources are unknown.
    package var own: String?

    /// The widest access of the mocks, or `nil` for the access of the mocked declarations.
    package var access: Access?

    /// A Boolean value that indicates whether the mocks of all modules are in one file.
    package var isOneFile: Bool

    /// The treatment of requirements that an extension implements for every type.
    package var defaultImplementations: DefaultImplementationMode

    /// The names of the patterns that may be used.
    package var mentioned: MentionedNames

    /// The modules to write before names that are ambiguous in one file for all modules, by the
    /// module of the mocked declaration.
    var qualifiers: [String: [String: String]] = [:]

    /// Creates options.
    ///
    /// - Parameters:
    ///   - own: The module that the mocks become a part of.
    ///   - access: The widest access of the mocks, or `nil` for that of the mocked declarations.
    ///   - isOneFile: A Boolean value that indicates whether the mocks of all modules are in one
    ///     file.
    ///   - defaultImplementations: The treatment of requirements that an extension implements for
    ///     every type.
    ///   - mentioned: The names of the patterns that may be used.
    package init(
      own: String? = nil, access: Access? = nil, isOneFile: Bool = false,
      defaultImplementations: DefaultImplementationMode = .mocked,
      mentioned: MentionedNames = .all
    ) {
      self.own = own
      self.access = access
      self.isOneFile = isOneFile
      self.defaultImplementations = defaultImplementations
      self.mentioned = mentioned
    }

    /// Returns the access of the code that is generated for a declaration.
    func access(of type: ResolvedType) -> Access {
      let declared = type.access
      return min(access ?? declared, declared)
    }
  }
}
