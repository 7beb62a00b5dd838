import UnderstudyValues

// The room `Mocks`: the core of a mock.
//
// It records calls, runs the answers of the rules that `Rules` chooses, describes violations, and makes
// default values. What is decided under its lock is done outside: no code of a test runs under a lock.
// It knows no verbs.

/// The engine of a mock: records calls, chooses their answers, and checks what was set up.
///
/// Separate from ``Mock`` so that a scope can retain it without retaining the mock.
package final class MockCore: @unchecked Sendable {  // `state` is guarded by `lock`.
  private let lock = Lock()

  // Not checked for exclusive access, because the lock ensures it.
  @exclusivity(unchecked) private var state: MockState

  /// The real object of a spy, or `nil` if the mock is not a spy. Set before the mock is used.
  private(set) var spied: __Spied?

  /// The default implementations that can answer calls. Set before the mock is used.
  private(set) var defaultImplementations: [DefaultImplementation] = []

  /// What the mock stands for. Set before the mock is used.
  var role = Role()

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
    state = MockState(name: name, strictness: strictness, site: site)
    home = scope == nil ? FailureReporting.reporter.handleOfRunningTest() : nil
  }
}

extension MockCore {
  /// What a mock stands for, if that is not an object that conforms to a protocol.
  struct Role {
    /// A Boolean value that indicates whether the mock stands for members that a process shares: the
    /// static requirements of a type, or replaced members.
    var isStatic = false

    /// A Boolean value that indicates whether the mock records for an object that inherits the real
    /// members.
    var isClassMock = false

    /// A Boolean value that indicates whether the mock records for a real object whose class was
    /// changed.
    var isPartial = false

    /// A Boolean value that indicates whether the mock forwards all calls and records nothing.
    var isPassthrough = false
  }
}

extension MockCore {
  /// Acquires the lock, runs `body` with the state, and releases the lock.
  ///
  /// - Parameter body: Reads or changes the state. It must return the objects that it removes, so
  ///   that they are released after the lock, and must not run user code.
  /// - Returns: The result of `body`.
  func withState<Result>(_ body: (inout MockState) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
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
  package func configure(_ name: String?, _ strictness: Strictness, _ site: MockSourceLocation) {
    withState { state in
      state.name.given = name
      state.strictness = strictness
      state.site = site
    }
  }

  /// Lets the first failure that shows a child mock name it after the call that returns it.
  ///
  /// - Parameter describesCall: Describes the call. Runs user code.
  func nameLater(_ describesCall: @escaping () -> String) {
    withState { $0.name.describesCall = describesCall }
  }

  /// Makes the mock a spy. Called before the mock is used.
  ///
  /// - Parameter real: The real object.
  package func spy(on real: Any) {
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
  /// numbered if it is not unique. A child mock is named after the call that returns it, which runs user
  /// code.
  package var name: String {
    let key = ObjectIdentifier(self)
    if let describe = withState({ $0.name.describesCall }), !Self.named.contains(key) {
      let call = Self.$named.withValue(Self.named.union([key])) { describe() }
      let released = withState { $0.nameAfterCall(call) }
      withExtendedLifetime(released) {}
    }
    return plainName
  }

  /// The name, which names a child mock without the arguments of its call if nothing has described them.
  var plainName: String { VisibleText.line(withState { $0.nameText }) }

  /// The child mocks that are being named. The description of an argument can contain the mock.
  @TaskLocal private static var named: Set<ObjectIdentifier> = []

  /// A Boolean value that indicates whether the mock has a name of its own. Mocks that stand for
  /// static requirements have the name of their type.
  var hasName: Bool { withState { $0.name.given != nil } || role.isStatic }

  /// Names a mock without a name after the type that contains it.
  func nameAfterOwner(_ owner: Any.Type) {
    withState { state in
      if state.name.setOwner("\(owner)") { state.takeNumber() }
    }
  }

  /// The scope in which default values are looked up: the caller's scope or, if there is none, the
  /// mock's.
  var scopeForDefaults: MockScope? { MockScope.current ?? scope }
}

extension MockCore {
  /// Returns a Boolean value that indicates whether calls to a member that nothing was set up for are
  /// failures.
  func isStrict(_ member: MemberState) -> Bool {
    withState { $0.strictness(of: member) == .strict }
  }
}

// MARK: - Members

extension MockCore {
  /// Returns the member at an index of the generated table, and creates it at its first use.
  func member<Arguments, Result>(
    _ table: __Members, _ index: Int, _ arguments: Arguments.Type, _ result: Result.Type
  ) -> MemberState {
    withState { $0.member(table, index, arguments, result) }
  }

  /// Returns the member of another mock for the same requirement and types, or `nil` if it was
  /// neither called nor set up. Acquires both locks, one after the other.
  func counterpart(of member: MemberState, in other: MockCore) -> MemberState? {
    guard let requirement = withState({ $0.members.requirement(of: member) }) else { return nil }
    return other.withState { $0.members.members(for: requirement) }
      .first { $0.types == member.types }
  }

  /// Names a reference after the function that calls it, at the first call. Links it with the
  /// protocol's requirement of the same name and types.
  ///
  /// A reference does not reveal the name of its function, but each call through it does. After
  /// linking, both share their rules and their calls.
  ///
  /// - Parameters:
  ///   - reference: The members that the reference stands for.
  ///   - function: The name of the function, as in `#function`.
  ///   - arguments: The type of the arguments.
  ///   - result: The type of the result.
  func link<Arguments, Result>(
    _ reference: __Members, calledIn function: StaticString, _ arguments: Arguments.Type,
    _ result: Result.Type
  ) {
    withState { state in
      let (slot, old, isKnown) = state.members.reference(reference)
      guard !isKnown else { return }
      let count = TupleType.elementCount(of: arguments)
      let name = MemberName.ofFunction(function.description, parameters: count)
      let requirement = name.flatMap { state.members.requirement($0, arguments, result) }
      let member =
        requirement ?? MemberState(name ?? reference.all[0], arguments, result)
      // The function may pass a value that takes precedence over the default value.
      member.constantDefault = nil
      if let old { state.merge(old, into: member) }
      state.members.setReference(member, at: slot)
      state.takeNumber()
    }
  }
}
