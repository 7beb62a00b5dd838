/// Everything that a mock keeps.
///
/// It is apart from ``Mock`` so that a scope can hold it without keeping the mock alive.
package final class MockCore: @unchecked Sendable {  // Variables are guarded by `lock`.
  let lock = Lock()

  /// Raised when the built-in default values are not all there is. Kept here because reading a
  /// global would cost every call a look whether it has been initialised.
  let hasCustomDefaults = DefaultValues.customised

  /// The real object that the mock spies on; nil for a mock that is no spy.
  let spied: __Spied?

  /// Whether it stands for the static requirements of a type. Set before the mock is used.
  var isStatic = false

  /// Whether it records for an object that inherits the real members. Set before the mock is used.
  var isClassMock = false

  /// A Boolean value that indicates whether it records for a real object whose class was changed. Set
  /// before the mock is used.
  var isPartial = false

  /// Whether it passes on all calls and records nothing. Set before the mock is used.
  var isPassthrough = false

  /// The partial mock around this one of the same object. Set before the mock is used.
  weak var outer: Mock?

  /// The object whose replaced members it stands for. Set before the mock is used.
  weak var replaced: AnyObject?

  private let typeName: String?

  /// The protocols whose requirements were met so far, and where their members begin in `slots`.
  @exclusivity(unchecked) var tables: [(members: __Members, base: Int)] = []

  /// The first of these protocols, whose members begin at 0: the only one of most mocks.
  @exclusivity(unchecked) var firstTable: ObjectIdentifier?

  /// The members at the places of the generated index; nil where one was neither called nor set
  /// up, and for generic requirements.
  @exclusivity(unchecked) var slots: [MemberState?] = []

  /// The members of generic requirements: one for each combination of types that was used.
  var genericSlots: [Int: [CallTypesKey: MemberState]] = [:]

  /// The members of references whose functions are known: those of a protocol may turn out to be
  /// the same. Guarded by `lock`.
  var referenceMembers: [MemberState] = []

  /// The name of the type that contains the mock, where that is all there is to call it by.
  private var ownerName: String?

  /// What waits for calls of the mock. Guarded by `lock`.
  @exclusivity(unchecked) var watchers: [Signal] = [] { didSet { updateSettings() } }

  /// Whether a call that nothing was set up for gets its default value without further ado. Lock
  /// held.
  @exclusivity(unchecked) private(set) var answersAtOnce = false

  /// Whether something waits for calls. Lock held.
  @exclusivity(unchecked) private(set) var isWatched = false

  /// Whether a call that nothing was set up for needs no report, unless its member is stricter.
  @exclusivity(unchecked) private var isQuiet = false

  /// Whether calls that nothing answers go to the real object, or to `super`.
  @exclusivity(unchecked) private var forwardsUnlocked: Bool { didSet { updateSettings() } }

  private var siteUnlocked: MockSourceLocation
  private var givenName: String?
  private var isIgnoredUnlocked = false { didSet { updateSettings() } }
  private var strictnessUnlocked: Strictness { didSet { updateSettings() } }
  weak var historyUnlocked: InteractionHistory?

  /// The scope that the mock belongs to. Guarded by `lock`.
  var scopeUnlocked: MockScope?

  /// A Boolean value that indicates whether the scope ends with the mock. A mock that was created
  /// outside all scopes only borrows the scope of the test that uses it. Guarded by `lock`.
  var endsWithScope = false

  /// What happens to calls. Guarded by `lock`.
  @exclusivity(unchecked) var phase = Phase.open { didSet { updateSettings() } }

  /// How many calls have been recorded whose rule is being chosen. Guarded by `lock`.
  @exclusivity(unchecked) var deciding = 0

  /// The violations that were neither described nor reported, oldest first. Guarded by `lock`.
  var violations: [Violation] = []

  /// The failures that wait for a verb of the mock's test, or for the mock's end. Guarded by `lock`.
  var deferredReports: [MockFailure] = []

  /// Which one of its name it is in its scope, from 1. Guarded by `lock`.
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
    updateSettings()
  }

  /// Where the mock was made.
  var site: MockSourceLocation { lock.withLock { siteUnlocked } }

  /// Whether calls that nothing answers go to the real object: a spy's, or a class mock's `super`.
  package var forwards: Bool {
    get { lock.withLock { forwardsUnlocked } }
    set { lock.withLock { forwardsUnlocked = newValue } }
  }

  /// Gives a mock that was made by its first use what it is made with.
  func rename(_ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    lock.withLock {
      givenName = name
      strictnessUnlocked = strictness
      siteUnlocked = site
    }
  }

  /// What the mock does with a call to a member that nothing was set up for. Lock held.
  func strictnessLocked(of member: MemberState) -> Strictness {
    member.strictness ?? strictnessUnlocked
  }

  /// A Boolean value that indicates whether any call is fine. Lock held.
  var isIgnoredLocked: Bool { isIgnoredUnlocked }

  /// Says what to do from now on with calls that nothing was set up for.
  func setStrictness(_ strictness: Strictness) { lock.withLock { strictnessUnlocked = strictness } }

  /// Whether a call that nothing was set up for needs no report. Lock held.
  func answersQuietly(_ member: MemberState) -> Bool {
    guard let strictness = member.strictness else { return isQuiet }
    return isIgnoredUnlocked || strictness == .nice
  }

  private func updateSettings() {
    isQuiet = isIgnoredUnlocked || strictnessUnlocked == .nice
    isWatched = !watchers.isEmpty || phase != .open
    answersAtOnce = isQuiet && !forwardsUnlocked && !isWatched
  }

  /// What tells of the mock's calls if the test of its scope fails; nil where nothing does.
  var history: InteractionHistory? { lock.withLock { historyUnlocked } }

  /// Where scoped default values are looked up: the caller's scope, else the mock's.
  var scopeForDefaults: MockScope? { MockScope.current ?? scope }

  /// The name for failures: the given one, else the class's or protocol's, numbered if need be.
  package var name: String {
    lock.withLock {
      if let givenName { return givenName }
      guard let number, number > 1 else { return defaultName ?? "Mock" }
      return "\(defaultName ?? "Mock")#\(number)"
    }
  }

  /// Whether the test has given it a name. Mocks that stand for static requirements bear the name of
  /// their type.
  var hasName: Bool { lock.withLock { givenName != nil } || isStatic }

  /// The name of a mock that nobody named; it need not be unique. Nil until it is known. Lock held.
  private var defaultName: String? {
    typeName ?? ownerName ?? tables.first.map { "Mock\($0.members.protocolName)" }
  }

  /// Calls a mock that has no name after the type that contains it.
  func nameAfterOwner(_ owner: Any.Type) {
    lock.withLock {
      guard typeName == nil, ownerName == nil else { return }
      ownerName = "\(owner)"
      takeNumber()
    }
  }

  /// Gives it its number for good, once scope and name are known. Lock held; takes the scope's.
  func takeNumber() {
    guard givenName == nil, number == nil, let scopeUnlocked, let defaultName else { return }
    number = scopeUnlocked.nextNumber(of: defaultName)
  }

  /// Lets any call be fine from now on.
  func ignore() { lock.withLock { isIgnoredUnlocked = true } }
}
