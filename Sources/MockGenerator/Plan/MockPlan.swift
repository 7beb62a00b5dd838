/// The mocks to generate for a resolution, with everything that emission depends on.
struct MockPlan {
  /// The mocks.
  var mocks: [PlannedMock] = []

  /// The mocks and members that wait until the names of all mocks are known.
  var deferred = DeferredMocks()

  /// The further names of mocks.
  var aliases: [EmittedDeclaration] = []

  /// The imports that the mocks need.
  var imports: [FileImports] = []

  /// The diagnostics of the resolution.
  var diagnostics: [SourceDiagnostic] = []
}

/// A mock, or the members of an inherited protocol, to generate.
struct PlannedMock {
  /// The mocked declaration.
  let type: ResolvedType

  /// The syntax to parse, with the facts about it.
  let source: MockSource

  /// For each parsed declaration, the declarations that its diagnostics can be about.
  let origins: [[ResolvedType]]

  /// The diagnostics to report if the mock can be made.
  var warnings: [SourceDiagnostic] = []
}

/// The mocks and members that wait until the names of all mocks are known.
struct DeferredMocks {
  /// The inherited protocols whose members the mocks need.
  private(set) var inherited: [TypeLocation: ResolvedType] = [:]

  /// The mocks whose bodies repeat members of inherited protocols.
  private(set) var mocks: [DeferredMock] = []

  /// Adds inherited protocols.
  mutating func add(inherited protocols: some Sequence<ResolvedType>) {
    for type in protocols { inherited[type.location] = type }
  }

  /// Adds a mock.
  mutating func add(_ mock: DeferredMock) { mocks.append(mock) }

  /// Adds other mocks and members.
  mutating func add(_ other: DeferredMocks) {
    inherited.merge(other.inherited) { $1 }
    mocks += other.mocks
  }
}

/// A mock whose body repeats members of inherited protocols.
struct DeferredMock {
  /// The mocked declaration.
  let type: ResolvedType

  /// The plan for the declaration itself.
  let plan: ProtocolPlan

  /// The inherited protocols with members that the body repeats.
  let inherited: [ResolvedType]

  /// The requirements that are implemented elsewhere, too.
  let shadowed: ShadowedRequirements
}
