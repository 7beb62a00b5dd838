/// A recorded call whose rule is being chosen.
///
/// The rules and the states that they require are those at the moment of the call. Rules that are
/// added or removed while matchers run do not affect the call. Matchers run between the steps,
/// without the lock, and each matcher runs at most once.
struct UndecidedCall {
  let member: MemberState
  let record: CallRecord
  private let epoch: Int
  private let expectations: Candidates
  private let stubs: Candidates

  /// The rules whose matchers run next.
  private var next = Step.expectations

  /// The expectations that match, oldest first.
  private var matching: [Rule] = []

  private(set) var resolution = CallResolution(misses: [])

  private enum Step {
    case expectations
    case stubs
  }

  /// Creates a call that nothing has been decided about.
  init(
    _ member: MemberState, _ record: CallRecord, _ state: borrowing MockState
  ) {
    self.member = member
    self.record = record
    epoch = state[member].epoch
    expectations = Candidates(state[member].expectations, of: member, state)
    stubs = Candidates(state[member].stubs, of: member, state)
  }

  /// A Boolean value that indicates whether the next step runs matchers or reads states, so that it
  /// must run without the lock.
  var needsMatchers: Bool {
    switch next {
    case .expectations: !expectations.allAlwaysMatch
    case .stubs: !stubs.newestAlwaysMatches
    }
  }

  /// Finds the rules that match.
  mutating func match() {
    switch next {
    case .expectations: matching = expectations.matches(record, &resolution)
    case .stubs: resolution.answer = stubs.newestMatch(record, &resolution)
    }
  }

  /// Returns a Boolean value that indicates whether rules or calls were removed since the call was
  /// made.
  func isOutdated(in state: borrowing MockState) -> Bool { epoch != state[member].epoch }

  /// Chooses the rule, after the matchers of a step have run.
  ///
  /// The remaining counts of expectations are read now, because other calls may have been made in
  /// the meantime.
  ///
  /// - Parameter state: The state of the mock.
  /// - Returns: `false` if the matchers of another step have to run first.
  /// - Complexity: O(*n*), where *n* is the number of rules of the requirement.
  mutating func decide(in state: borrowing MockState) -> Bool {
    guard choose(in: state) else { return false }
    if let taker = resolution.expectation {
      state.noteTaken(record.order, by: taker, among: matching)
    }
    return true
  }

  private mutating func choose(in state: borrowing MockState) -> Bool {
    if case .expectations = next {
      resolution.expectation = state.select(among: matching, self, onlyAnswering: true)
      if let expectation = resolution.expectation, !state[expectation].script.isEmpty {
        resolution.answer = expectation
        resolution.blocked = nil
        return true
      }
      next = .stubs
      if needsMatchers { return false }
      match()
    }
    decideWithStubs(state)
    return true
  }

  private mutating func decideWithStubs(_ state: borrowing MockState) {
    var obstacle: BlockedRule?
    repeat {
      resolution.expectation = state.select(among: matching, self, onlyAnswering: false)
      obstacle = resolution.expectation == nil ? state.blockedByOrder(among: matching) : nil
      // A call on another mock can advance an order between the two readings of it.
    } while resolution.expectation == nil && obstacle == nil
      && state.hasOpenStep(among: matching)
    if let expectation = resolution.expectation {
      if !state[expectation].script.isEmpty { resolution.answer = expectation }
      resolution.blocked = nil
    } else if let rejection = matching.last(where: \.isRejection) {
      // Comes first, because a rejection holds even if a stub answers or the mock is ignored.
      resolution.violated = rejection
      resolution.blocked = nil
      if !state[rejection].script.isEmpty { resolution.answer = rejection }
    } else if resolution.answer == nil {
      noteViolation(obstacle)
    } else {
      resolution.blocked = nil
    }
  }

  /// Notes why no rule takes the call.
  private mutating func noteViolation(_ obstacle: BlockedRule?) {
    resolution.blocked = obstacle ?? resolution.blocked
    guard resolution.blocked?.rule.count == nil else { return }
    resolution.violated = matching.last
    // A stub in another state is not the reason for the failure.
    if resolution.violated != nil { resolution.blocked = nil }
    resolution.isUnexpected =
      matching.isEmpty && expectations.rules.contains { !$0.isRejection }
  }
}

extension MockState {
  /// Returns the oldest matching expectation that can take a call.
  ///
  /// - Parameters:
  ///   - matching: The expectations that match, oldest first.
  ///   - call: The call.
  ///   - onlyAnswering: Whether only an expectation with an answer takes the call now, so that its
  ///     orders advance.
  fileprivate func select(
    among matching: [Rule], _ call: UndecidedCall, onlyAnswering: Bool
  ) -> Rule? {
    guard self[call.member].hasOrders else { return matching.first { hasRoom($0) } }
    return CallOrder.select(
      among: matching.indices, call.record.order, hasRoom: { self.hasRoom(matching[$0]) },
      place: { self[matching[$0]].place },
      isFinal: { !onlyAnswering || !self[matching[$0]].script.isEmpty }
    ).map { matching[$0] }
  }

  /// Returns the oldest matching expectation that cannot take the call because of its order.
  fileprivate func blockedByOrder(among matching: [Rule]) -> BlockedRule? {
    for rule in matching where hasRoom(rule) {
      guard let place = self[rule].place, let broken = CallOrder.violation(at: place) else {
        continue
      }
      return BlockedRule(rule: rule, reason: .order(broken))
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether an expectation that can take calls has an
  /// order.
  fileprivate func hasOpenStep(among matching: [Rule]) -> Bool {
    matching.contains { hasRoom($0) && self[$0].place != nil }
  }
}
