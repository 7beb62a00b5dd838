/// The scope that mocks belong to: one for each test.
///
/// Mocks made inside belong to it. At its end their expectations are verified, failures that could
/// not be reported where they happened are reported, and static requirements and scoped default
/// values are undone. The trait `.verifyingMocks` and `MockingTestCase` open one around each test;
/// ``run(unusedStubs:_:)-swift.type.method`` opens one around a closure. The name is jMock's.
///
/// Scopes are task-local: a test that runs in parallel never sees another's. They nest, and a mock
/// belongs to the innermost one. Thread-safe.
public final class MockScope: @unchecked Sendable {  // Variables are guarded by `lock`.
  /// The scope that was opened here, and whose it is beyond this.
  @TaskLocal static var opened: MockScope?

  /// The scope that this code runs in; nil outside of all scopes.
  ///
  /// It may be used without unwrapping by code that knows itself to run in a scope.
  public static var current: MockScope? { opened ?? FailureReporting.scopeOfRunningTest() }

  /// Whether a scope was opened around this code, so that it belongs to a test for certain.
  package static var isOpened: Bool { opened != nil }

  /// What happens at the end with stubs that no call used.
  public let unusedStubs: UnusedStubs

  /// What tells of the calls of the scope's mocks if its test fails; nil where nothing does.
  let history: InteractionHistory?

  /// The scope around this one.
  let parent: MockScope?

  private let lock = Lock()
  private var cores: [MockCore] = []
  private var states: [any AnyStates] = []
  private var deferredReports: [MockFailure] = []
  private var statics: [ObjectIdentifier: Mock] = [:]
  private var defaults: [ObjectIdentifier: any AnyDefault] = [:]
  private var scopedRules: [(core: MockCore, member: MemberState, rule: Rule)] = []
  private var names: [String: Int] = [:]
  private var endings: [() -> Void] = []
  private var hasEnded = false

  /// Makes a scope inside of the current one; whoever makes it must call ``end()``.
  package convenience init(unusedStubs: UnusedStubs, history: InteractionHistory? = nil) {
    self.init(parent: MockScope.current, unusedStubs: unusedStubs, history: history)
  }

  init(
    parent: MockScope?, unusedStubs: UnusedStubs = .allow, history: InteractionHistory? = nil
  ) {
    self.parent = parent
    self.unusedStubs = unusedStubs
    self.history = history
  }

  /// Verifies the expectations of all mocks of the scope, now, each failure at this line.
  ///
  /// What is reported here is not reported again at the end of the scope.
  ///
  /// - Parameters:
  ///   - fileID: The file of the test; leave it to the compiler, as the three that follow.
  ///   - filePath: The path of the test.
  ///   - line: The line of the test.
  ///   - column: The column of the test.
  public func verify(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    if !AnswerContext.reportsMisuse(of: "MockScope.verify", site) { verify(at: site) }
  }

  func verify(at site: MockSourceLocation, wait: MockFailure.Wait? = nil) {
    FailureReporting.reportAnywhere(drainDeferredReports(), at: site)
    for core in members { core.verifyExpectations(at: site, wait: wait) }
  }

  /// Reports the failures that could not be reported when they happened, at this line.
  func reportDeferred(at site: MockSourceLocation) {
    FailureReporting.reportAnywhere(drainDeferredReports(), at: site)
    for core in members { core.reportDeferred(at: site) }
  }

  /// Takes calls, stubs and expectations away from all mocks of the scope, and failures that are
  /// still to be reported, and undoes static requirements and scoped default values.
  public func reset() {
    let (cores, released) = lock.withLock {
      let released: [Any] = [statics, defaults, deferredReports]
      (statics, defaults, deferredReports) = ([:], [:], [])
      return (self.cores, released)
    }
    withExtendedLifetime(released) {}
    for core in cores { core.reset(.all) }
  }
}

// MARK: - The end

extension MockScope {
  /// Ends the scope: lets go of who waits in an answer, and reports what is left, at the line that
  /// each failure belongs to.
  ///
  /// - Returns: What was reported.
  @discardableResult
  package func end() -> [MockFailure] {
    let cores = lock.withLock {
      hasEnded = true
      return self.cores
    }
    for core in cores { core.openGates() }
    let scopedRules = lock.withLock { self.scopedRules }
    let failures =
      drainDeferredReports()
      + (cores.flatMap { $0.failuresAtEnd(unusedStubs: unusedStubs) }
      + scopedRules.flatMap {
        $0.core.removeScopedRule($0.rule, of: $0.member, unusedStubs: unusedStubs)
      })
      .sorted { $0.site.comesBefore($1.site) }
    for core in cores { core.leaveScope() }
    for ending in lock.withLock({ endings }).reversed() { ending() }
    let released: [Any] = lock.withLock {
      defer {
        (self.cores, states, statics, defaults, self.scopedRules, endings) = (
          [], [], [:], [:], [], []
        )
      }
      return [self.cores, states, statics, defaults, self.scopedRules, endings]
    }
    for failure in failures { FailureReporting.reportAnywhere(failure) }
    withExtendedLifetime(released) {}
    return failures
  }
}

// MARK: - What a scope keeps

extension MockScope {
  /// Takes a mock in.
  ///
  /// - Returns: False when the scope has ended, so that it would never verify the mock.
  func adopt(_ core: MockCore) -> Bool {
    lock.withLock {
      if !hasEnded { cores.append(core) }
      return !hasEnded
    }
  }

  /// Takes a state machine in, to tell of its state in failures.
  func adopt(_ states: any AnyStates) { lock.withLock { self.states.append(states) } }

  /// The mocks of the scope.
  var members: [MockCore] { lock.withLock { cores } }

  /// The modules that have made the mocks of the scope and of those around it.
  var modulesOfMocks: Set<String> {
    let own = members.map { String($0.site.fileID.prefix { $0 != "/" }) }
    return (parent?.modulesOfMocks ?? []).union(own)
  }

  /// What the state machines of the scope and of those around it are in, in words.
  var statesText: [String] {
    (parent?.statesText ?? []) + lock.withLock { states }.map(\.description)
  }

  /// Which one of a name the next mock of that name is, from 1.
  func nextNumber(of name: String) -> Int {
    lock.withLock {
      names[name, default: 0] += 1
      return names[name]!
    }
  }

  /// Keeps a failure until the end.
  ///
  /// - Returns: False when the scope has ended.
  func deferReport(_ failure: MockFailure) -> Bool {
    lock.withLock {
      if !hasEnded { deferredReports.append(failure) }
      return !hasEnded
    }
  }

  /// Notes what is to be undone at the end of the scope, after its mocks were verified.
  ///
  /// - Returns: False when the scope has ended.
  package func atEnd(_ ending: @escaping () -> Void) -> Bool {
    lock.withLock {
      if !hasEnded { endings.append(ending) }
      return !hasEnded
    }
  }

  /// Whether the code that runs here belongs to the scope's test, or to none.
  package var coversCurrentCode: Bool {
    guard let current = MockScope.current else { return true }
    return current.isInside(of: self) || isInside(of: current)
  }

  private func isInside(of other: MockScope) -> Bool {
    self === other || parent?.isInside(of: other) == true
  }

  /// Whether the scope is still to be verified.
  var isOpen: Bool { lock.withLock { !hasEnded } }

  private func drainDeferredReports() -> [MockFailure] {
    lock.withLock {
      defer { deferredReports = [] }
      return deferredReports
    }
  }

  /// Whether this code runs in the scope or in one inside of it.
  var isCurrentOrAncestor: Bool {
    var scope: MockScope? = MockScope.current
    while let candidate = scope {
      if candidate === self { return true }
      scope = candidate.parent
    }
    return false
  }

  /// The mock that stands for the static requirements of a type.
  func staticMock(of type: Any.Type) -> Mock {
    standIn(for: ObjectIdentifier(type)) {
      let mock = Mock("\(type)")
      // A real object may ask for it that another test has a partial mock of.
      mock.core.forwards = PartialMocks.areMade(of: type)
      return mock
    }
  }

  /// The mock that stands for replaced members.
  func replacement(of owner: __ReplacedOwner) -> Mock {
    standIn(for: owner.key, owner.object) {
      let mock = Mock(owner.name)
      mock.core.forwards = true
      mock.core.replaced = owner.object
      return mock
    }
  }

  /// The mock that stands for something in this scope or in one around it, made at its first use.
  ///
  /// - Parameters:
  ///   - key: What it stands for.
  ///   - object: The object, where it is one: another one may have been at its place before.
  ///   - make: Makes it.
  private func standIn(
    for key: ObjectIdentifier, _ object: AnyObject? = nil, make: () -> Mock
  ) -> Mock {
    var scope: MockScope? = self
    while let candidate = scope {
      let mock = candidate.lock.withLock { candidate.statics[key] }
      if let mock, mock.core.replaced === object { return mock }
      scope = candidate.parent
    }
    let fresh = make()
    fresh.core.isStatic = true
    let (mock, old) = lock.withLock { () -> (Mock, Mock?) in
      if let mock = statics[key], mock.core.replaced === object { return (mock, nil) }
      return (fresh, statics.updateValue(fresh, forKey: key))
    }
    withExtendedLifetime(old) {}
    return mock
  }

  /// Notes what was set up here for a static requirement whose mock belongs to a scope around this
  /// one: it holds until this scope ends.
  func addScopedRule(_ rule: Rule, of member: MemberState, to core: MockCore) {
    lock.withLock { scopedRules.append((core, member, rule)) }
  }

  /// Sets the default value of a type until the end of the scope.
  func setDefault<Value>(_ value: Value) {
    DefaultValues.customised.raise()
    let old = lock.withLock {
      defaults.updateValue(Default { value }, forKey: ObjectIdentifier(Value.self))
    }
    withExtendedLifetime(old) {}
  }

  /// The default value of a type in this scope or one around it.
  func defaultValue(for type: ObjectIdentifier) -> (any AnyDefault)? {
    lock.withLock { defaults[type] } ?? parent?.defaultValue(for: type)
  }
}
