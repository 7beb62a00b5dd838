/// A recorded call whose rule is being chosen.
///
/// The rules and the states that they require are those at the moment of the call. Rules that are
/// added or removed while matchers run do not affect the call. Matchers run between the steps,
/// without the lock, and each matcher runs at most once.
struct UndecidedCall {
  let member: MemberState
  let position: CallPosition
  let number: UInt64
  private let epoch: Int
  private let expectations: Candidates
  private let stubs: Candidates

  /// The rules whose matchers run next.
  private var next = Step.expectations

  /// The expectations that match, oldest first.
  private var matching: [Rule] = []

  private(set) var resolution = CallResolution(misses: RuleMisses())

  private enum Step {
    case expectations
    case stubs
  }

  /// Creates a call that nothing has been decided about.
  init(
    _ member: MemberState, _ position: CallPosition, number: UInt64,
    _ state: borrowing MockState
  ) {
    self.member = member
    self.position = position
    self.number = number
    epoch = state[member].epoch
    expectations = Candidates(
      state[member].expectations, of: member, state,
      found: state.matchingExpectations(of: member, position.arguments))
    stubs = Candidates(
      state[member].stubs, of: member, state,
      found: state.newestStub(of: member, position.arguments))
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
    case .expectations: matching = expectations.matches(position.arguments, &resolution)
    case .stubs: resolution.answer = stubs.newestMatch(position.arguments, &resolution)
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
    if state[member].hasCaptors { addCaptures() }
    return true
  }

  /// Adds the captured values of rules that an index has found, because no matcher has run.
  private mutating func addCaptures() {
    let isIndexed = (expectations.isIndexed, stubs.isIndexed)
    for rule in [resolution.expectation, resolution.answer, resolution.violated] {
      guard let rule, rule.count == nil ? isIndexed.1 : isIndexed.0,
        !resolution.captures.contains(where: { $0.rule === rule }),
        let captures = rule.pattern.makeCaptures()
      else { continue }
      _ = rule.pattern.firstMismatch(position.arguments, captures)
      resolution.captures.append((rule, captures))
    }
  }

  private mutating func choose(in state: borrowing MockState) -> Bool {
    if case .expectations = next {
      resolution.expectation = state.select(among: matching, self, onlyAnswering: true)
      if let expectation = resolution.expectation, !state[expectation].script.isEmpty {
        resolution.answer = expectation
        resolution.blocked = nil
        noteCandidates(state)
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
      noteCandidates(state)
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

  /// Returns the indexes of the matching expectations that may have room.
  fileprivate func openRules(in state: borrowing MockState) -> Range<Int> {
    expectations.list?.open(member, state) ?? matching.indices
  }

  /// Returns the oldest matching expectation that has room after moving assignments, or `nil` if there
  /// is none.
  fileprivate func makeRoom(in state: borrowing MockState) -> Rule? {
    if let list = expectations.list { return list.makeRoom(member, state) }
    return state[member].hasShared ? state[member].shared.makeRoom(in: matching, state) : nil
  }

  /// Notes the expectations that could have counted the call instead.
  private mutating func noteCandidates(_ state: borrowing MockState) {
    guard matching.count > 1, let expectation = resolution.expectation, state[expectation].isFree
    else { return }
    let candidates = expectations.list?.free(state) ?? CandidateSet(state.free(matching))
    if candidates.rules.count > 1 { resolution.candidates = candidates }
  }
}

extension MockState {
  /// Returns the oldest matching expectation that can take a call, after moving assignments if that
  /// makes room.
  ///
  /// - Parameters:
  ///   - matching: The expectations that match, oldest first.
  ///   - call: The call.
  ///   - onlyAnswering: Whether only an expectation with an answer takes the call now, so that its
  ///     orders advance.
  fileprivate func select(
    among matching: [Rule], _ call: UndecidedCall, onlyAnswering: Bool
  ) -> Rule? {
    let candidates = call.openRules(in: self)
    let index: Int?
    if self[call.member].hasOrders {
      index = CallOrder.select(
        among: candidates, call.number, hasRoom: { self[matching[$0]].hasRoom },
        place: { self[matching[$0]].place },
        isFinal: { !onlyAnswering || !self[matching[$0]].script.isEmpty })
    } else {
      index = candidates.first { self[matching[$0]].hasRoom }
    }
    return index.map { matching[$0] } ?? call.makeRoom(in: self)
  }

  /// Returns the oldest matching expectation that cannot take the call because of its order.
  fileprivate func blockedByOrder(among matching: [Rule]) -> BlockedRule? {
    for rule in matching where self[rule].hasRoom {
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
    matching.contains { self[$0].hasRoom && self[$0].place != nil }
  }

  /// Returns the rules that count calls at any time.
  fileprivate func free(_ rules: [Rule]) -> [Rule] { rules.filter { self[$0].isFree } }
}
