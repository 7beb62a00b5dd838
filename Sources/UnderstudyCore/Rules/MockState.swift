// The room `Rules`: what a lock guards in a mock.
//
// Members, stubs, expectations, orders and states; which rule takes a call.
// It decides, and does nothing: what is decided here runs in `Mocks`.

/// The part of a mock that its lock guards.
///
/// It is accessible only through `MockCore.withState(_:)`, and it cannot be copied. A function
/// that has access to it therefore holds the lock. Members, rules and calls can be stored
/// anywhere, but what changes in them is accessible only through the state of their mock.
struct MockState: ~Copyable {
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

  /// Answers forwarded calls instead of a real object, or `nil` if nothing does.
  var answerer: (any CallAnswerer)? { didSet { updateSettings() } }

  /// The observers of the calls and their answers.
  var observers: [any CallObserver] = [] { didSet { updateSettings() } }

  /// A Boolean value that indicates whether all calls are allowed.
  var isIgnored = false { didSet { updateSettings() } }

  /// What happens to calls that nothing was set up for.
  var strictness: Strictness { didSet { updateSettings() } }

  /// The scope that the mock belongs to.
  var scope: MockScope?

  /// A Boolean value that indicates whether the mock and all its rules end with the scope. A mock that was
  /// created outside all scopes only borrows the scope of the test that uses it, and keeps the rules that
  /// were set up outside.
  var endsWithScope = false

  /// The scope of the last test that borrowed the mock, if the test has ended and nothing else has used
  /// the mock since. A call is late until then.
  var endedScope: MockScope?

  /// What happens to calls.
  var phase = ScopePhase.open { didSet { updateSettings() } }

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

  /// A Boolean value that indicates whether something waits for calls or observes their answers.
  private(set) var isWatched = false

  init(name: MockName, strictness: Strictness, site: MockSourceLocation) {
    self.name = name
    self.strictness = strictness
    self.site = site
    updateSettings()
  }

  private mutating func updateSettings() {
    isWatched = !phase.isOpen || !observers.isEmpty || !watchers.isEmpty
    answersAtOnce =
      (isIgnored || strictness.isNice || answerer != nil) && !forwards && !isWatched
  }

  /// Returns the strictness of the mock for a requirement.
  ///
  /// An answerer answers all requirements.
  func strictness(of member: MemberState) -> Strictness {
    setStrictness(of: member).resolved(for: member.types)
  }

  /// Returns the strictness that was set for a requirement, or for the mock.
  func setStrictness(of member: MemberState) -> Strictness {
    self[member].strictness ?? (answerer == nil ? strictness : .nice)
  }
}

/// What a mock does with a call that nothing was set up for.
///
/// ```swift
/// let gateway = MockGateway("gateway", .strict)
/// setStrictness(.naggy, for: gateway.rate(of: .any))
/// ```
///
/// The terms come from GoogleMock. An expectation makes its requirement strict on every mock: a
/// call that matches no expectation and no stub is a failure.
public enum Strictness: Sendable, Hashable {
  /// Answers with the default value and reports nothing.
  case nice

  /// Answers with the default value and reports a warning.
  case naggy

  /// Reports a failure.
  case strict

  /// Reports a failure if the call has to return something.
  ///
  /// A call that returns nothing, such as that of a setter, or an optional value needs no stub. So a mock of
  /// many requirements, `MockGateway("gateway", .strictForResults)`, does not have to permit each of them.
  case strictForResults
}

extension Strictness {
  /// Returns the strictness of calls with certain types.
  func resolved(for types: CallTypes) -> Strictness {
    guard case .strictForResults = self else { return self }
    return types.returnsNothingOrOptional ? .nice : .strict
  }
}

extension Strictness {
  /// A Boolean value that indicates whether the strictness is ``nice``.
  var isNice: Bool { if case .nice = self { true } else { false } }
}
