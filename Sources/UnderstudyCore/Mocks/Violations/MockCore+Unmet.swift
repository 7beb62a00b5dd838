#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Finds unmet expectations, and the calls that may have been meant for them.

extension MockCore {
  /// The maximum number of calls on other mocks in a failure.
  private static var shownElsewhere: Int { 3 }

  /// The maximum number of other mocks that are searched for calls.
  private static var searchedMocks: Int { 100 }

  /// The maximum number of calls on each other mock that are compared with an expectation.
  private static var searchedElsewhere: Int { 200 }

  /// Returns a failure for every unmet expectation, in the order of their lines.
  ///
  /// - Parameters:
  ///   - isExplicit: Whether this is an explicit verification, which includes rejections whose
  ///     violation was a known issue.
  ///   - wait: How long the verification has waited, or `nil`.
  ///   - isIncluded: Returns `true` for expectations to include.
  /// - Returns: The failures, with their expectations.
  func unmet(
    isExplicit: Bool, _ wait: MockFailure.Wait? = nil,
    where isIncluded: (Rule) -> Bool = { _ in true }
  ) -> [(failure: MockFailure, rule: Rule)] {
    let found = withState { state in
      state.allMembers.flatMap { member in
        state.takeViolated(member, isExplicit: isExplicit, wait, where: isIncluded)
      }
    }
    guard !found.isEmpty else { return [] }
    // An explicit verification reports each.
    let shown = MockFailure.shown(
      found.map(\.group), limit: isExplicit ? .max : FailureReporting.reporter.repetitionLimit)
    let unreported = shown.map { index, _ in
      let (rule, member) = (found[index].rule, found[index].member)
      return self.unreported(
        rule.count ?? .any, member.name, received: found[index].received, at: rule.site)
    }
    let others = history()
    let numbers = callNumbers
    var duplicates = DuplicateExpectations()
    return zip(shown, unreported).map { shown, unreported in
      let found = found[shown.index]
      let failure: MockFailure
      if !isExplicit, let refused = found.refused {
        failure = unmet(found.rule, found.member, found.received, numbers[refused])
      } else {
        let duplicate =
          found.isUnmet ? duplicates.site(of: found.rule, found.member, self) : nil
        let unmet = UnmetExpectation(
          expectation: candidate(found.rule, found.member.name, received: found.received),
          others: others,
          elsewhere: found.isUnmet ? callsElsewhere(for: found.rule.pattern, found.member) : [],
          states: Array(Set(found.states.map { $0.read().actual() })).sorted(),
          duplicate: duplicate,
          taken: found.isUnmet && duplicate == nil ? takenCall(found, numbers) : nil,
          early: found.isUnmet ? earlyCall(found).map { numbers[$0] } : nil,
          wait: wait, refusedCall: nil, meantCall: found.meant.map { numbers[$0] })
        failure = MockFailure(unmet, severity: .error, site: found.rule.site)
      }
      let registered = failure.registered(as: unreported)
      return (shown.count.map { registered.repeated($0) } ?? registered, found.rule)
    }.sorted { $0.rule.site.comesBefore($1.rule.site) }
  }

  /// Returns the short failure of an expectation that a failure at a call has already described.
  private func unmet(
    _ rule: Rule, _ member: MemberState, _ received: Int, _ refused: Int
  ) -> MockFailure {
    let unmet = UnmetExpectation(
      expectation: candidate(rule, member.name, received: received), others: .none,
      elsewhere: [], states: [], duplicate: nil, taken: nil, early: nil, wait: nil,
      refusedCall: refused, meantCall: nil)
    return MockFailure(unmet, severity: .error, site: rule.site)
  }

  /// Returns the call that an older expectation on another line took, unless it was removed since.
  private func takenCall(
    _ found: ViolatedExpectation, _ numbers: CallNumbers
  ) -> UnmetExpectation.TakenCall? {
    guard let order = found.taken, let taker = found.taker, taker != found.rule.site else {
      return nil
    }
    let call = withState { state -> RecordedCall? in
      state[found.member].log[order].map { state.snapshot(of: $0, to: found.member, self) }
    }
    return call.map { UnmetExpectation.TakenCall(call: $0.describe(numbers), by: taker) }
  }

  /// Returns the number of the last matching call that was made before an expectation was set up.
  /// Patterns with closures of the test are skipped, because such a call is not theirs.
  private func earlyCall(_ found: ViolatedExpectation) -> UInt64? {
    guard !found.rule.pattern.runsPredicate else { return nil }
    let calls = withState { state in
      let log = state[found.member].log
      let end = log.count(before: found.rule.since + 1)
      return log.records[max(end - Self.searchedElsewhere, 0)..<end]
    }
    return calls.last { found.rule.pattern.firstMismatch($0) == ArgumentPattern.matches }?.order
  }

  /// Returns the matching calls on other mocks of the scope. Patterns with closures of the test are
  /// skipped, because the closures are written for calls on their own mock.
  func callsElsewhere(for pattern: ArgumentPattern, _ member: MemberState) -> [CallDescription] {
    guard !pattern.runsPredicate else { return [] }
    let numbers = callNumbers
    let others = (scope?.members ?? []).lazy.compactMap { $0 as? MockCore }.filter { $0 !== self }
    let calls = Array(others.prefix(Self.searchedMocks)).flatMap { core in
      guard let member = counterpart(of: member, in: core) else { return [RecordedCall]() }
      return core.withState { state in
        state[member].log.records.prefix(Self.searchedElsewhere).map {
          state.snapshot(of: $0, to: member, core)
        }
      }
    }.filter { pattern.firstMismatch($0.record) == ArgumentPattern.matches }
    return calls.sorted { $0.order < $1.order }.prefix(Self.shownElsewhere)
      .map { $0.describe(numbers) }
  }
}

/// The expectations that expect the same calls as others. Each pattern is described once.
private struct DuplicateExpectations {
  /// The expectations of a member that count calls at any time, oldest first, by the descriptions of
  /// their patterns. Empty if all were set up at the same line.
  private var rules: [ObjectIdentifier: [[String]: [Rule]]] = [:]

  /// Returns the line of another expectation of the same call. Runs user code.
  mutating func site(
    of rule: Rule, _ member: MemberState, _ core: MockCore
  ) -> MockSourceLocation? {
    guard core.withState({ $0[rule].isFree }), rule.pattern.redactedPositions.isEmpty else {
      return nil
    }
    let known = rules[ObjectIdentifier(member)] ?? Self.rules(of: member, core)
    rules[ObjectIdentifier(member)] = known
    guard !known.isEmpty else { return nil }
    return known[rule.pattern.describe()]?.first { $0 !== rule && $0.site != rule.site }?.site
  }

  private static func rules(of member: MemberState, _ core: MockCore) -> [[String]: [Rule]] {
    let free = core.withState { state in state[member].expectations.filter { state[$0].isFree } }
    guard let first = free.first, free.contains(where: { $0.site != first.site }) else {
      return [:]
    }
    return Dictionary(grouping: free) { $0.pattern.describe() }
  }
}

/// An expectation that is not met, at the time of a verification.
private struct ViolatedExpectation {
  let member: MemberState
  let rule: Rule
  let received: Int
  let refused: UInt64?
  let meant: UInt64?
  let taken: UInt64?
  let taker: MockSourceLocation?
  let isUnmet: Bool
  let states: [StateCondition]

  /// What the expectation has in common with others that are reported one by one only a few times.
  var group: Group { Group(member: ObjectIdentifier(member), site: rule.site) }

  struct Group: Hashable {
    let member: ObjectIdentifier
    let site: MockSourceLocation
  }
}

extension MockState {
  /// Returns the expectations of a member that are not met, and marks them as reported.
  fileprivate func takeViolated(
    _ member: MemberState, isExplicit: Bool, _ wait: MockFailure.Wait?,
    where isIncluded: (Rule) -> Bool
  ) -> [ViolatedExpectation] {
    self[member].expectations.filter(isIncluded).compactMap { rule in
      let contents = self[rule]
      let isCutShort = wait?.wasCancelled == true && rule.count?.upper != nil
      let isViolated =
        contents.isUnmet || isCutShort
        || (isExplicit && rule.isRejection && contents.isExcused)
      guard isViolated, !contents.isReported else { return nil }
      self[rule].isReported = true
      return ViolatedExpectation(
        member: member, rule: rule, received: contents.received, refused: contents.refusedCall,
        meant: contents.meantCall, taken: contents.takenCall, taker: contents.taker,
        isUnmet: contents.isUnmet, states: contents.states)
    }
  }
}

// Finds unused stubs and the reasons why they were not used.

extension MockCore {
  /// Returns a failure for every unused stub, in the order of their lines.
  ///
  /// - Parameters:
  ///   - policy: What happens to unused stubs.
  ///   - isIncluded: Returns `true` for stubs to include.
  func failures(ofUnusedStubs policy: UnusedStubs, where isIncluded: (Rule) -> Bool)
    -> [MockFailure]
  {
    guard let severity = policy.severity else { return [] }
    let members = withState { state in
      state.allMembers.compactMap { MemberWithUnusedStubs($0, state) }
    }
    return members.flatMap { member in
      let stubs = member.stubs.filter(isIncluded)
      return MockFailure.shown(stubs.map(\.site), limit: FailureReporting.reporter.repetitionLimit)
        .map {
          index, count in
          let stub = stubs[index]
          let unreported = unreported(
            UnusedStub.headline(text(of: member.member.name)), severity, at: stub.site)
          let failure = MockFailure(content(stub, member), severity: severity, site: stub.site)
            .registered(as: unreported)
          return count.map { failure.repeated($0) } ?? failure
        }
    }.sorted { $0.site.comesBefore($1.site) }
  }

  private func content(_ stub: Rule, _ found: MemberWithUnusedStubs) -> UnusedStub {
    let candidate = candidate(stub, found.member.name)
    // A mock of static members outlives the scopes inside that of the test.
    let allowance = ((role.isStatic ? stub.scope : nil) ?? scope)?.unusedStubsAllowance ?? ""
    var matching: [CallRecord] = []
    var misses: [ExaminedCall] = []
    for call in found.calls {
      let examined = ExaminedCall(call, stub.pattern)
      if examined.isMatching { matching.append(call) } else { misses.append(examined) }
    }
    guard matching.isEmpty else {
      let answering = found.answering.first { rule, received in
        received >= matching.count
          && matching.allSatisfy { call in
            call.order > rule.since && rule.pattern.firstMismatch(call) == ArgumentPattern.matches
          }
      }
      return UnusedStub(
        stub: candidate, nearest: [], missed: 0, answeredBy: answering?.rule.site,
        hasCaptors: stub.pattern.hasCaptors, allowance: allowance)
    }
    let nearest = ExaminedCall.nearest(among: misses, of: found.member, self, to: stub.pattern)
    return UnusedStub(
      stub: candidate, nearest: nearest, missed: misses.count, answeredBy: nil,
      hasCaptors: stub.pattern.hasCaptors, allowance: allowance)
  }
}

/// A snapshot of a member with unused stubs.
private struct MemberWithUnusedStubs {
  let member: MemberState
  let stubs: [Rule]

  /// The rules with answers, each with the number of calls that it received.
  let answering: [(rule: Rule, received: Int)]

  let calls: [CallRecord]

  /// Creates the snapshot of a member, or returns `nil` if all its stubs were used.
  init?(_ member: MemberState, _ state: borrowing MockState) {
    var unused: [Rule] = []
    var answering: [(rule: Rule, received: Int)] = []
    for rule in state[member].stubs + state[member].expectations {
      let contents = state[rule]
      if rule.count == nil, contents.matchedCount == 0, !contents.isExemptFromUse {
        unused.append(rule)
      }
      if rule.count == nil || !contents.script.isEmpty {
        answering.append((rule, contents.received))
      }
    }
    guard !unused.isEmpty else { return nil }
    self.member = member
    self.answering = answering
    calls = state[member].log.records
    stubs = unused
  }
}

/// The mocks without a scope that may have failures left to report.
///
/// Failures that no verification, scope or `deinit` has reported are reported when the process
/// ends.
package enum UnverifiedMocks {
  private static let cores = Guarded<[ObjectIdentifier: MockCore]>([:])

  /// Reports at the end of a test process that does not link `Understudy`, and so has no reporter that
  /// does. The tests would pass otherwise.
  private static let reportAtExit: Void = {
    atexit { if FailureReporting.isMissingInTests { report() } }
  }()

  /// Adds a mock that may have failures left to report.
  ///
  /// - Parameters:
  ///   - core: The mock.
  ///   - state: The state of the mock, which notes it, so that the end of most mocks does not have to
  ///     search them.
  static func insert(_ core: MockCore, _ state: inout MockState) {
    _ = reportAtExit
    state.isUnverified = true
    cores.withLock { $0[ObjectIdentifier(core)] = core }
  }

  /// Removes a mock that is being deallocated.
  static func remove(_ core: MockCore) {
    let removed = cores.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }
    withExtendedLifetime(removed) {}
  }

  /// Reports the remaining failures at the end of the process, each to the test that created its
  /// mock, or outside all tests if that test is not known.
  package static func report() {
    let left = cores.withLock { Array($0.values) }
    // Descriptions of one mock's values must not lose the failures of the next ones.
    var unreported = left.map { $0.unreportedAtExit() }
    for (index, core) in left.enumerated() {
      unreported[index] = []
      for var failure in core.failuresAtEnd(unusedStubs: .allow) {
        failure.endedTest = core.home?.test.name
        if core.home?.report(failure) != true {
          FailureReporting.reportOutsideTests(failure)
        }
      }
    }
  }
}
