// The room `Scopes`: the scope of a test.
//
// Here are its members, its end, its observers, and the delivery of failures. The engine is known as
// `ScopeMember` and the test framework as `FailureReporter`; both are in later rooms and modules.

/// The owner of a test's mocks, and of the rules that are set up on them.
///
/// ```swift
/// MockScope.run {
///   let gateway = MockGateway()
///   stub(gateway.rate(of: "USD")).returns(1.25)
///   expect(gateway.charge(1250, currency: "USD"))
///   try? Till(gateway: gateway).sell(1000, in: "USD")
/// }  // verifies the expectation
/// ```
///
/// A mock belongs to the scope in which it is created. When the scope ends, the expectations on its
/// mocks are verified and deferred failures are reported. Mocks of static requirements and scoped
/// default values are removed. The trait `.verifyingMocks` and `MockingTestCase` open a scope
/// around each test. ``run(unusedStubs:_:)-swift.type.method`` opens one around a closure. The idea
/// comes from jMock.
///
/// Scopes are task-local, so parallel tests have separate scopes. They nest, and a mock belongs to
/// the innermost one. This class is thread-safe.
public final class MockScope: Sendable {
  /// The scope that was opened around this code, even if it has already ended.
  @TaskLocal package static var opened: MockScope?

  /// The scope that this code runs in, or `nil` outside all scopes.
  public static var current: MockScope? { opened ?? FailureReporting.reporter.scopeOfRunningTest() }

  /// The scope that this code certainly runs in, or `nil` if it is unknown.
  ///
  /// XCTest runs one test at a time, so its scope is ``current`` on every thread. It is certain only
  /// on the thread of the test.
  static var certain: MockScope? {
    if let opened { return opened }
    let reporter = FailureReporting.reporter
    return reporter.isOnThreadOfRunningTest() ? reporter.scopeOfRunningTest() : nil
  }

  /// What happens at the end to stubs that no call used.
  public let unusedStubs: UnusedStubs

  /// How the test writes that unused stubs are allowed in the scope.
  let unusedStubsAllowance: String

  /// The test that the scope belongs to, or `nil` if none is known.
  package let test: RunningTest?

  /// The observers of the scope. None after its end.
  var observers: [any ScopeObserver] { state.withLock { $0.observers } }

  /// Whether the scope lasts as long as its test. That of a closure in a test does not.
  let isOfTest: Bool

  /// The scope around this one.
  let parent: MockScope?

  /// The values that the failures of the scope's mocks do not show, except for those that scopes
  /// around it hide.
  private let ownRedactions = Guarded(Redactions())

  let state = Guarded(State())

  /// The state that the lock of a scope guards.
  struct State {
    var phase = ScopePhase.open
    var observers: [any ScopeObserver] = []
    var members: [any ScopeMember] = []
    var failures: [MockFailure] = []

    /// A Boolean value that indicates whether the code in the scope has failed or was cancelled.
    var hasFailed = false

    /// The state machines.
    var states: [any CustomStringConvertible & Sendable] = []

    /// The mocks of types and objects that the whole process shares, by identity.
    var standIns: [ObjectIdentifier: any Sendable] = [:]

    /// The default values, by type.
    var defaults: [ObjectIdentifier: Any] = [:]

    /// The actions that remove rules of mocks in scopes around this one. Each returns the failures of
    /// its rule.
    var removals: [() -> [MockFailure]] = []

    /// The warnings about patterns that no verb used, by their text.
    var unusedPatterns: [String: MockFailure] = [:]

    /// The failures that are counted, because several of their group were reported.
    var repetitions = Repetitions<Violation>()

    /// The number of mocks of each name. A name that the test has given is followed by the line that created
    /// the mock: mocks of one line differ only in their columns, which failures do not show.
    var names: [String: Int] = [:]

    /// The number of mocks of each name that the test has given.
    var givenNames: [String: Int] = [:]

    var endings: [() -> Void] = []

    /// The shared members and objects whose calls could not be attributed to one test.
    var ambiguous: Set<String> = []

    /// The calls on mocks that were released, which count in failures.
    var releasedCalls = ReleasedCalls()

    /// The numbers of verbs, and of mocks being deallocated, that have entered and not left.
    var (entered, deallocating) = (0, 0)
  }

  /// A Boolean value that indicates whether the scope stands in for one that was not opened.
  private let isStandIn: Bool

  /// Fires when a verb leaves a scope that is closing.
  let departure = Signal()

  /// Creates a scope inside the current one. Its creator must call ``end(discardingFailures:)``.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens at the end to stubs that no call used.
  ///   - allowance: How the test writes that unused stubs are allowed.
  ///   - observers: The observers of the scope.
  ///   - test: The test that the scope is opened for. Ignored if a scope around it has a test. `nil` for
  ///     a closure, whose scope belongs to the running test.
  package convenience init(
    unusedStubs: UnusedStubs, allowance: String = "MockScope.run(unusedStubs: .allow)",
    observers: [any ScopeObserver] = [], test: RunningTest? = nil
  ) {
    let parent = MockScope.current
    self.init(
      parent: parent, unusedStubs: unusedStubs, allowance: allowance, observers: observers,
      test: parent?.test ?? test ?? FailureReporting.reporter.runningTest(),
      isOfTest: parent == nil && test != nil)
    OpenScopes.insert(self)
  }

  /// Creates a scope that stands in for one that was not opened. It is not one of the
  /// ``OpenScopes``.
  ///
  /// - Parameter test: The test that the scope belongs to.
  package convenience init(standInFor test: RunningTest?) {
    self.init(
      parent: nil, unusedStubs: .allow, allowance: "", observers: [], test: test, isOfTest: false,
      isStandIn: true)
  }

  private init(
    parent: MockScope?, unusedStubs: UnusedStubs, allowance: String,
    observers: [any ScopeObserver],
    test: RunningTest?, isOfTest: Bool, isStandIn: Bool = false
  ) {
    self.parent = parent
    self.unusedStubs = unusedStubs
    unusedStubsAllowance = allowance
    self.test = test
    self.isOfTest = isOfTest
    self.isStandIn = isStandIn
    state.withLock { $0.observers = observers }
  }

  /// Verifies the expectations on all mocks of the scope, and reports failures at the given line.
  func verify(at site: MockSourceLocation, wait: MockFailure.Wait? = nil) {
    reportDeferred(at: site)
    for member in members { member.verifyExpectations(at: site, wait: wait) }
  }

  /// Removes the calls, stubs and expectations of all mocks of the scope, the mocks of static
  /// requirements and the scoped default values. Failures that have not been reported yet remain.
  public func reset() {
    let (members, released) = state.withLock { state in
      let released: [Any] = [state.standIns, state.defaults]
      (state.standIns, state.defaults) = ([:], [:])
      return (state.members, released)
    }
    withExtendedLifetime(released) {}
    for member in members { member.removeEverything() }
  }
}

// MARK: - The contents of a scope

extension MockScope {
  /// The values that the failures of the scope's mocks do not show.
  var redactions: Redactions {
    var redactions = ownRedactions.withLock { $0 }
    if let parent { redactions.formUnion(parent.redactions) }
    return redactions
  }

  /// Changes the values that the failures of the scope's mocks do not show.
  func redact(_ change: (inout Redactions) -> Void) { ownRedactions.withLock(change) }

  /// Adds a mock.
  ///
  /// - Returns: `false` if the scope has ended and can no longer verify the mock.
  func adopt(_ member: any ScopeMember) -> Bool {
    state.withLock { state in
      guard state.phase == .open else { return false }
      state.members.append(member)
      return true
    }
  }

  /// Adds a state machine, whose state is shown in failures.
  func adopt(_ states: any CustomStringConvertible & Sendable) {
    state.withLock { $0.states.append(states) }
  }

  /// The mocks of the scope.
  var members: [any ScopeMember] { state.withLock { $0.members } }

  /// The modules whose code has created the mocks of this scope and of those around it.
  var modulesOfMocks: Set<String> {
    let own = members.map { String($0.site.fileID.prefix { $0 != "/" }) }
    return (parent?.modulesOfMocks ?? []).union(own)
  }

  /// The descriptions of the state machines of the scope and of those around it.
  package var stateDescriptions: [String] {
    (parent?.stateDescriptions ?? []) + state.withLock { $0.states }.map(\.description)
  }

  /// Returns the 1-based index of the next mock among those of the same name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - site: The line that created the mock, if the test has given the name.
  func nextNumber(of name: String, at site: MockSourceLocation?) -> Int {
    let key = site.map { "\(name)\n\($0.fileID):\($0.line)" } ?? name
    return state.withLock { state in
      state.names[key, default: 0] += 1
      if site != nil { state.givenNames[name, default: 0] += 1 }
      return state.names[key]!
    }
  }

  /// Returns a Boolean value that indicates whether the test has given the same name to several
  /// mocks.
  func isNameShared(_ name: String) -> Bool {
    state.withLock { $0.givenNames[name, default: 0] > 1 }
  }

  /// Adds an action that runs at the end of the scope, after its mocks have been verified.
  ///
  /// - Returns: `false` if the scope has ended.
  package func atEnd(_ ending: @escaping () -> Void) -> Bool {
    state.withLock { state in
      guard state.phase == .open else { return false }
      state.endings.append(ending)
      return true
    }
  }
}

// MARK: - The code that runs in a scope

extension MockScope {
  /// A Boolean value that indicates whether the scope has not ended.
  package var isOpen: Bool { state.withLock { $0.phase == .open } }

  /// The scope around all scopes around this one, or this one if there is none.
  package var outermost: MockScope { parent?.outermost ?? self }

  /// Returns a Boolean value that indicates whether this scope is the same as another one, or is
  /// inside it.
  func isInside(_ other: MockScope) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// A Boolean value that indicates whether this code certainly runs in the scope, or in one inside
  /// it.
  var containsCurrentCode: Bool {
    if let certain = MockScope.certain { return certain.isInside(self) }
    return isStandIn && (test == nil || test == FailureReporting.reporter.runningTest())
  }

  /// A Boolean value that indicates whether this code belongs to the scope's test, or to no test.
  package var coversCurrentCode: Bool {
    guard let current = MockScope.current else { return true }
    return current.isInside(self) || isInside(current)
  }

  /// Returns a Boolean value that indicates whether two scopes are known to belong to different
  /// tests.
  func belongsToOtherTest(than other: MockScope) -> Bool {
    guard let test, let otherTest = other.test else { return false }
    return test != otherTest
  }

  /// The innermost open scope among this one and those around it.
  var openAncestor: MockScope? { isOpen ? self : parent?.openAncestor }
}

/// The operations of a mock that its scope needs.
///
/// The scope decides when its mocks are verified and released, but not how.
protocol ScopeMember: ObservedMock {
  /// The source location where the mock was created.
  var site: MockSourceLocation { get }

  /// A Boolean value that indicates whether the rule of a recorded call is being chosen.
  var isDeciding: Bool { get }

  /// Returns the calls that have entered and not returned, except those that wait in an answer.
  func runningCalls() -> [any RunningCall]

  /// Releases all callers that are blocked or suspended in an answer.
  func openGates()

  /// Closes a mock that ends with the scope. Calls that were already recorded continue.
  func close(for scope: MockScope)

  /// Removes the failures that were not reported, when the scope ends, and registers their facts.
  ///
  /// - Returns: Describes the failures.
  func takeFailures(atEndOf scope: MockScope) -> () -> [MockFailure]

  /// Releases what belongs to a scope that has ended.
  ///
  /// - Parameters:
  ///   - scope: The scope.
  ///   - observers: The observers of the scope, to tell them before.
  func release(from scope: MockScope, _ observers: [any ScopeObserver])

  /// Reports the failures that could not be reported where they happened, at this line.
  func reportDeferred(at site: MockSourceLocation)

  /// Reports every unmet expectation, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long the verification has waited, or `nil`.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait?)

  /// Removes the calls, stubs and expectations.
  func removeEverything()

  /// Adds a signal that fires at every call, and when a call has been decided about.
  func watch(_ signal: Signal)

  /// Removes a signal that ``watch(_:)`` added.
  func unwatch(_ signal: Signal)
}

/// The phases of a scope and of each of its mocks, in order.
enum ScopePhase {
  /// Mocks can join, and calls are recorded.
  case open

  /// A scope waits for the calls and verbs that have entered. A call is late; those that were recorded
  /// before are still being decided about.
  case closing

  /// The failures have been collected for the last time. A call is late.
  case ended

  /// A Boolean value that indicates whether calls are recorded.
  var isOpen: Bool { if case .open = self { true } else { false } }
}
