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
    home = scope == nil ? FailureReporting.handleOfRunningTest() : nil
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
