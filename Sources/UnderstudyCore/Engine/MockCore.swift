/// The state of a mock.
///
/// Separate from ``Mock`` so that a scope can retain it without retaining the mock.
package final class MockCore: @unchecked Sendable {  // Variables are guarded by `lock`.
  let lock = Lock()

  /// Raised if default values other than the built-in ones exist. Stored here, because reading a
  /// global would add an initialization check to every call.
  let hasCustomDefaults = DefaultValues.customised

  /// The real object of a spy, or `nil` if the mock is not a spy.
  let spied: __Spied?

  /// A Boolean value that indicates whether the mock stands for the static requirements of a type.
  /// Set before the mock is used.
  var isStatic = false

  /// A Boolean value that indicates whether the mock records for an object that inherits the real
  /// members. Set before the mock is used.
  var isClassMock = false

  /// A Boolean value that indicates whether the mock records for a real object whose class was
  /// changed. Set before the mock is used.
  var isPartial = false

  /// A Boolean value that indicates whether the mock forwards all calls and records nothing. Set
  /// before the mock is used.
  var isPassthrough = false

  /// The test in which the mock was created, if that was outside all scopes.
  let home: (any TestHandle)?

  /// The partial mock around this one of the same object. Set before the mock is used.
  weak var outer: Mock?

  /// The object whose replaced members the mock stands for. Set before the mock is used.
  weak var replaced: AnyObject?

  private let typeName: String?

  /// The protocols that were used so far, each with the index of its first member in `slots`.
  @exclusivity(unchecked) var tables: [(members: __Members, base: Int)] = []

  /// The first of these protocols, whose members start at index 0. Most mocks have only this one.
  @exclusivity(unchecked) var firstTable: ObjectIdentifier?

  /// The members by their index in the generated tables, or `nil` for members that were neither
  /// called nor set up, and for generic requirements.
  @exclusivity(unchecked) var slots: [MemberState?] = []

  /// The members of generic requirements, one for each combination of types.
  var genericSlots: [Int: [CallTypesKey: MemberState]] = [:]

  /// The members of references whose functions are known. Requirements can be linked with them.
  /// Guarded by `lock`.
  var referenceMembers: [MemberState] = []

  /// The name of the type that contains the mock, if the mock has no other name.
  private var ownerName: String?

  /// The signals that wait for calls on the mock. Guarded by `lock`.
  @exclusivity(unchecked) var watchers: [Signal] = [] { didSet { updateSettings() } }

  /// A Boolean value that indicates whether a call that nothing was set up for immediately returns
  /// its default value. Lock held.
  @exclusivity(unchecked) private(set) var answersAtOnce = false

  /// A Boolean value that indicates whether something waits for calls. Lock held.
  @exclusivity(unchecked) private(set) var isWatched = false

  /// A Boolean value that indicates whether calls that nothing was set up for are not reported,
  /// unless their requirement is stricter.
  @exclusivity(unchecked) private var isQuiet = false

  /// A Boolean value that indicates whether unanswered calls are forwarded to the real object or to
  /// `super`.
  @exclusivity(unchecked) private var forwardsUnlocked: Bool { didSet { updateSettings() } }

  private var siteUnlocked: MockSourceLocation
  private var givenName: String?
  private var isIgnoredUnlocked = false { didSet { updateSettings() } }
  private var strictnessUnlocked: Strictness { didSet { updateSettings() } }
  weak var historyUnlocked: InteractionHistory?

  /// The scope that the mock belongs to. Guarded by `lock`.
  var scopeUnlocked: MockScope?

  /// A Boolean value that indicates whether the mock ends with the scope. A mock that was created
  /// outside all scopes only borrows the scope of the test that uses it. Guarded by `lock`.
  var endsWithScope = false

  /// What happens to calls. Guarded by `lock`.
  @exclusivity(unchecked) var phase = Phase.open { didSet { updateSettings() } }

  /// The number of recorded calls whose rule is being chosen. Guarded by `lock`.
  @exclusivity(unchecked) var deciding = 0

  /// The violations that were neither described nor reported, oldest first. Guarded by `lock`.
  var violations: [Violation] = []

  /// The failures to report at the next verb of the mock's test, or at the mock's end. Guarded by
  /// `lock`.
  var deferredReports: [MockFailure] = []

  /// The 1-based index among the mocks of the same name in the scope. Guarded by `lock`.
  private var number: Int?

  init(
    name: String?, typeName: String?, strictness: Strictness, spied: __Spied?,
    site: MockSourceLocation
  ) {
    givenName = name
    self.typeName = typeName
    strictnessUnlocked = strictness
    self.spied = spied
    forwardsUnlocked = spied != nil
    siteUnlocked = site
    home = MockScope.current == nil ? FailureReporting.handleOfRunningTest() : nil
    updateSettings()
  }

  /// The source location where the mock was created.
  var site: MockSourceLocation { lock.withLock { siteUnlocked } }

  /// A Boolean value that indicates whether unanswered calls are forwarded: to the real object of a
  /// spy, or to `super` in a class mock.
  package var forwards: Bool {
    get { lock.withLock { forwardsUnlocked } }
    set { lock.withLock { forwardsUnlocked = newValue } }
  }

  /// A Boolean value that indicates whether calls that nothing answers are forwarded. Lock held.
  var forwardsLocked: Bool { forwardsUnlocked }

  /// Gives a mock that was made by its first use what it is made with.
  func rename(_ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    lock.withLock {
      givenName = name
      strictnessUnlocked = strictness
      siteUnlocked = site
    }
  }

  /// The strictness of the mock for a requirement. Lock held.
  func strictnessLocked(of member: MemberState) -> Strictness {
    member.strictness ?? strictnessUnlocked
  }

  /// A Boolean value that indicates whether all calls are allowed. Lock held.
  var isIgnoredLocked: Bool { isIgnoredUnlocked }

  /// Sets what happens from now on to calls that nothing was set up for.
  func setStrictness(_ strictness: Strictness) { lock.withLock { strictnessUnlocked = strictness } }

  /// A Boolean value that indicates whether calls to a member that nothing was set up for are not
  /// reported. Lock held.
  func answersQuietly(_ member: MemberState) -> Bool {
    guard let strictness = member.strictness else { return isQuiet }
    return isIgnoredUnlocked || strictness == .nice
  }

  private func updateSettings() {
    isQuiet = isIgnoredUnlocked || strictnessUnlocked == .nice
    isWatched = !watchers.isEmpty || phase != .open
    answersAtOnce = isQuiet && !forwardsUnlocked && !isWatched
  }

  /// The history that reports the mock's calls if the test of its scope fails, or `nil` if there is
  /// none.
  var history: InteractionHistory? { lock.withLock { historyUnlocked } }

  /// The scope in which default values are looked up: the caller's scope or, if there is none, the
  /// mock's.
  var scopeForDefaults: MockScope? { MockScope.current ?? scope }

  /// The name for failures: the given name or, by default, the name of the class or protocol,
  /// numbered if it is not unique.
  package var name: String {
    lock.withLock {
      if let givenName { return givenName }
      guard let number, number > 1 else { return defaultName ?? "Mock" }
      return "\(defaultName ?? "Mock")#\(number)"
    }
  }

  /// A Boolean value that indicates whether the mock has a name of its own. Mocks that stand for
  /// static requirements have the name of their type.
  var hasName: Bool { lock.withLock { givenName != nil } || isStatic }

  /// The default name, which may not be unique, or `nil` if it is not known yet. Lock held.
  private var defaultName: String? {
    typeName ?? ownerName ?? tables.first.map { "Mock\($0.members.protocolName)" }
  }

  /// Names a mock without a name after the type that contains it.
  func nameAfterOwner(_ owner: Any.Type) {
    lock.withLock {
      guard typeName == nil, ownerName == nil else { return }
      ownerName = "\(owner)"
      takeNumber()
    }
  }

  /// Assigns the permanent number once the scope and the name are known. Lock held; acquires the
  /// scope's lock.
  func takeNumber() {
    guard givenName == nil, number == nil, let scopeUnlocked, let defaultName else { return }
    number = scopeUnlocked.nextNumber(of: defaultName)
  }

  /// Allows all calls from now on.
  func ignore() { lock.withLock { isIgnoredUnlocked = true } }
}
