/// The source text of mocks and hooks, with the imports that it needs and the diagnostics.
struct EmittedDeclarations {
  /// The declarations.
  var declarations: [EmittedDeclaration] = []

  /// The imports that the declarations need.
  var imports: [FileImports] = []

  /// The diagnostics, each once.
  private(set) var diagnostics: [SourceDiagnostic] = []

  /// The members that mocks do not have, for reasons that the user cannot change.
  private(set) var refusals: [SourceDiagnostic] = []

  /// The diagnostics so far.
  private var reported: Set<SourceDiagnostic> = []

  /// Adds a declaration.
  mutating func add(_ declaration: EmittedDeclaration) { declarations.append(declaration) }

  /// Adds diagnostics that have not been added before. Of several uses, the first is reported.
  mutating func add(_ diagnostics: [SourceDiagnostic]) {
    self.diagnostics += diagnostics.filter { reported.insert($0.with(nil)).inserted }
  }

  /// Adds members that a mock does not have.
  mutating func add(refusals: [SourceDiagnostic]) { self.refusals += refusals }

  /// Adds what a plan contains besides mocks.
  mutating func add(_ plan: MockPlan) {
    declarations += plan.aliases
    imports += plan.imports
    add(plan.diagnostics)
  }

  /// Adds the hooks of a plan.
  mutating func add(_ plan: HookPlan) {
    declarations += plan.hooks.map { hooks in
      EmittedDeclaration(
        module: hooks.module, key: hooks.model.name, mock: nil, conditions: [],
        text: hooks.model.emitAll())
    }
    imports += plan.imports
    add(plan.diagnostics)
  }

  /// Adds the test data of a plan.
  mutating func add(_ plan: DummyPlan) {
    declarations += plan.dummies.map { dummy in
      EmittedDeclaration(of: dummy.owner, mock: nil, text: dummy.emit())
    }
    imports += plan.imports
    add(plan.diagnostics)
  }

  /// Adds other declarations.
  mutating func add(_ other: EmittedDeclarations) {
    declarations += other.declarations
    imports += other.imports
    add(other.diagnostics)
    refusals += other.refusals
  }
}
