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
