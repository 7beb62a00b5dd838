// The room `Engine`: the core of a mock.
//
// It records calls, chooses rules, runs answers, records violations and makes default values. What it
// decides under its lock it does outside: no code of a test runs under a lock. It knows no verbs.

/// The engine of a mock: records calls, chooses their answers, and checks what was set up.
///
/// Separate from ``Mock`` so that a scope can retain it without retaining the mock.
package final class MockCore: @unchecked Sendable {  // `state` is guarded by `lock`.
  private let lock = Lock()

  // Not checked for exclusive access, because the lock ensures it.
  @exclusivity(unchecked) private var state: State

  /// The real object of a spy, or `nil` if the mock is not a spy. Set before the mock is used.
  private(set) var spied: __Spied?

  /// The default implementations that can answer calls. Set before the mock is used.
  private(set) var defaultImplementations: [DefaultImplementation] = []

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

  /// The reason why no call reaches the mock, or `nil` if calls can reach it. Set before the mock is
  /// used.
  var unreachable: UnreachableChild?

  /// The test in which the mock was created, if that was outside all scopes.
  let home: (any TestHandle)?

  /// The partial mock around this one of the same object. Set before the mock is used.
  weak var outer: Mock?

  /// The mock of the static members of the class, for a partial mock. Set before the mock is used.
  weak var statics: MockCore?

  /// The object whose replaced members the mock stands for. Set before the mock is used.
  weak var replaced: AnyObject?

  /// Creates the engine of a mock that does not belong to a scope yet.
  convenience init(_ name: MockName, _ strictness: Strictness, _ site: MockSourceLocation) {
    self.init(name, strictness, site, home: .current)
  }

  /// Creates the engine of a mock.
  ///
  /// - Parameters:
  ///   - name: The sources of the name.
  ///   - strictness: What happens to calls that nothing was set up for.
  ///   - site: The source location where the mock is created.
  ///   - scope: The scope that the mock belongs to, or `nil` outside all scopes.
  convenience init(
    _ name: MockName, _ strictness: Strictness, _ site: MockSourceLocation, in scope: MockScope?
  ) {
    self.init(name, strictness, site, home: scope)
    if let scope { join(scope) }
  }

  private init(
    _ name: MockName, _ strictness: Strictness, _ site: MockSourceLocation, home scope: MockScope?
  ) {
    state = State(name: name, strictness: strictness, site: site)
    home = scope == nil ? FailureReporting.reporter.handleOfRunningTest() : nil
  }
}

extension MockCore {
  /// Acquires the lock, runs `body` with the state, and releases the lock.
  ///
  /// Transparent, because every call uses it. In debug builds, it is only inlined in this file.
  ///
  /// - Parameter body: Reads or changes the state. It must return the objects that it removes, so
  ///   that they are released after the lock, and must not run user code.
  /// - Returns: The result of `body`.
  @_transparent
  func withState<Result>(_ body: (inout State) -> Result) -> Result {
    // Not `defer`, which is another function in debug builds.
    lock.lock()
    let result = body(&state)
    lock.unlock()
    return result
  }
}

extension MockCore {
  /// Acquires the lock, records a call, and releases the lock.
  ///
  /// Like ``withState(_:)``, but without its closure, which a debug build does not inline.
  @_transparent
  func admit<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ time: CallTime, _ hasFallback: Bool, _ callers: ReturnAddresses
  ) -> CallAdmission {
    lock.lock()
    let admission = state.admit(
      table, index, arguments, result, time, hasFallback, callers, self)
    lock.unlock()
    return admission
  }
}

// MARK: - Settings

extension MockCore {
  /// The source location where the mock was created.
  var site: MockSourceLocation { withState { $0.site } }

  /// A Boolean value that indicates whether unanswered calls are forwarded: to the real object of a
  /// spy, or to `super` in a class mock.
  package var forwards: Bool {
    get { withState { $0.forwards } }
    set { withState { $0.forwards = newValue } }
  }

  /// Sets the name, the strictness and the source location of a mock that its first use has
  /// created.
  func configure(_ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    withState { state in
      state.name.given = name
      state.strictness = strictness
      state.site = site
    }
  }

  /// Makes the mock a spy. Called before the mock is used.
  ///
  /// - Parameter real: The real object.
  func spy(on real: Any) {
    spied = __Spied(real)
    forwards = true
  }

  /// Adds a default implementation that can answer calls. Called before the mock is used.
  func add(_ implementation: DefaultImplementation) {
    defaultImplementations.append(implementation)
  }

  /// Sets what happens from now on to calls that nothing was set up for.
  func setStrictness(_ strictness: Strictness) { withState { $0.strictness = strictness } }

  /// Allows all calls from now on.
  func ignore() { withState { $0.isIgnored = true } }

  /// The name for failures: the given name or, by default, the name of the class or protocol,
  /// numbered if it is not unique.
  package var name: String { VisibleText.line(withState { $0.nameText }) }

  /// A Boolean value that indicates whether the mock has a name of its own. Mocks that stand for
  /// static requirements have the name of their type.
  var hasName: Bool { withState { $0.name.given != nil } || isStatic }

  /// Names a mock without a name after the type that contains it.
  func nameAfterOwner(_ owner: Any.Type) {
    withState { state in
      if state.name.setOwner("\(owner)") { state.takeNumber() }
    }
  }

  /// The history that reports the mock's calls if the test of its scope fails, or `nil` if there is
  /// none.
  var history: InteractionHistory? { withState { $0.history } }

  /// The scope in which default values are looked up: the caller's scope or, if there is none, the
  /// mock's.
  var scopeForDefaults: MockScope? { MockScope.current ?? scope }
}

extension MockCore {
  /// The part of a mock that its lock guards.
  ///
  /// It is accessible only through ``MockCore/withState(_:)``, and it cannot be copied. A function
  /// that has access to it therefore holds the lock. Members, rules and calls can be stored
  /// anywhere, but what changes in them is accessible only through the state of their mock.
  struct State: ~Copyable {
    /// The sources of the name.
    var name: MockName

    /// The source location where the mock was created.
    var site: MockSourceLocation

    /// A Boolean value that indicates whether unanswered calls are forwarded to the real object or
    /// to `super`.
    var forwards = false { didSet { updateSettings() } }

    /// The number of partial mocks in the test that make the mock of their class's static members
    /// forward.
    var partialMocks = 0 { didSet { forwards = partialMocks > 0 } }

    /// The trace that answers forwarded calls instead of a real object, or `nil` if there is none.
    var replay: (any CallReplay)? { didSet { updateSettings() } }

    /// The real object whose answers those of stubs are compared with, or `nil` if there is none.
    var checkedReal: CheckedReal? { didSet { updateSettings() } }

    /// A Boolean value that indicates whether the mock is a spy on an implementation that a contract
    /// compares.
    var isInContract = false

    /// A Boolean value that indicates whether all calls are allowed.
    var isIgnored = false { didSet { updateSettings() } }

    /// What happens to calls that nothing was set up for.
    var strictness: Strictness { didSet { updateSettings() } }

    /// The scope that the mock belongs to.
    var scope: MockScope?

    /// A Boolean value that indicates whether the mock ends with the scope. A mock that was created
    /// outside all scopes only borrows the scope of the test that uses it.
    var endsWithScope = false

    /// The history that reports the mock's calls if the test of its scope fails.
    weak var history: InteractionHistory?

    /// What happens to calls.
    var phase = Phase.open { didSet { updateSettings() } }

    /// The number of recorded calls whose rule is being chosen.
    var deciding = 0

    /// The signals that fire at every call.
    var watchers: [Signal] = [] { didSet { updateSettings() } }

    /// The violations that were neither described nor reported, oldest first.
    var violations: [Violation] = []

    /// The failures to report at the next verb of the mock's test, or at the mock's end.
    var deferredReports: [MockFailure] = []

    /// A Boolean value that indicates whether a rule was set up that can be left at the end: an
    /// expectation, or an answer with a gate. Most mocks have only stubs, which most ends do not
    /// report.
    var hasObligations = false

    /// A Boolean value that indicates whether the mock is one of the ``UnverifiedMocks``.
    var isUnverified = false

    /// The call that leads to this mock, if it is a child mock that a chain has read.
    var link: ChainLink?

    /// The positions of the arguments that failures do not show, or `nil` if there are none.
    var redacted: [MemberName: Set<Int>]?

    /// The members that were called or set up.
    var members = MemberTable()

    /// A Boolean value that indicates whether a call that nothing was set up for immediately
    /// returns its default value.
    private(set) var answersAtOnce = false

    /// A Boolean value that indicates whether something waits for calls or checks their answers.
    private(set) var isWatched = false

    /// A Boolean value that indicates whether calls that nothing was set up for are not reported,
    /// unless their requirement is stricter.
    private var isQuiet = false

    init(name: MockName, strictness: Strictness, site: MockSourceLocation) {
      self.name = name
      self.strictness = strictness
      self.site = site
      updateSettings()
    }

    private mutating func updateSettings() {
      isQuiet = isIgnored || strictness.isNice || replay != nil
      isWatched = !phase.isOpen || checkedReal != nil || !watchers.isEmpty
      answersAtOnce = isQuiet && !forwards && !isWatched
    }

    /// Returns the strictness of the mock for a requirement.
    ///
    /// A trace sets up all requirements.
    func strictness(of member: MemberState) -> Strictness {
      setStrictness(of: member).resolved(for: member.types)
    }

    /// Returns the strictness that was set for a requirement, or for the mock.
    func setStrictness(of member: MemberState) -> Strictness {
      self[member].strictness ?? (replay == nil ? strictness : .nice)
    }

    /// Returns a Boolean value that indicates whether calls to a member that nothing was set up for
    /// are not reported.
    func answersQuietly(_ member: MemberState) -> Bool {
      guard let strictness = ownStrictness(of: member) else {
        return isQuiet || self.strictness.resolved(for: member.types).isNice
      }
      return isIgnored || strictness.resolved(for: member.types).isNice
    }
  }

  /// Returns a Boolean value that indicates whether calls to a member that nothing was set up for are
  /// failures.
  func isStrict(_ member: MemberState) -> Bool {
    withState { $0.strictness(of: member) == .strict }
  }

  /// What happens to a call on the mock.
  enum Phase {
    /// It is recorded.
    case open

    /// It is a late call. Calls that were recorded before are still being decided.
    case closing

    /// It is a late call. The violations have been collected.
    case ended

    /// A Boolean value that indicates whether calls are recorded.
    @_transparent
    var isOpen: Bool { if case .open = self { true } else { false } }
  }
}

extension Strictness {
  /// A Boolean value that indicates whether the strictness is ``nice``.
  @_transparent
  var isNice: Bool { if case .nice = self { true } else { false } }
}
