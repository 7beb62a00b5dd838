#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Finds unmet expectations, and the calls that may have been meant for them.

/// An expectation that is not met, at the time of a verification or of the end.
private final class UnmetViolation: Violation {
  let rule: Rule
  private let member: MemberState

  /// A copy of what changes in the expectation.
  private let contents: Rule.Contents
  private let verification: Verification

  init(
    _ rule: Rule, _ contents: Rule.Contents, _ member: MemberState, _ verification: Verification
  ) {
    (self.rule, self.contents, self.member) = (rule, contents, member)
    self.verification = verification
    let core = verification.core
    let headline = (rule.count ?? .any)
      .headline(to: member.name.text(on: core.plainName), received: contents.received)
    super.init(
      .error, .unmetExpectation, of: member.name, at: rule.site,
      UnreportedFailure(headline, at: rule.site, test: core.testName))
  }

  override func failure() -> MockFailure {
    let core = verification.core
    let numbers = core.callNumbers
    var content = UnmetExpectation(
      expectation: core.candidate(rule, member.name, received: contents.received))
    if let refused = contents.refusedCall, !verification.isExplicit {
      // The failure at that call has described the expectation already.
      content.refusedCall = numbers[refused]
    } else {
      content.others = verification.history
      content.wait = verification.wait
      content.meantCall = contents.meantCall.map { numbers[$0] }
      content.states = Array(Set(contents.states.map { $0.read().actual() })).sorted()
      if contents.isUnmet {
        content.early = earlyCall.map { numbers[$0] }
        content.elsewhere = core.callsElsewhere(for: rule.pattern, member)
        content.duplicate = verification.duplicate(of: rule, member)
        if content.duplicate == nil { content.taken = takenCall(numbers) }
      }
    }
    return MockFailure(content, site: rule.site, unreported: unreported)
  }

  /// Returns the call that an older expectation on another line took, unless it was removed since.
  private func takenCall(_ numbers: CallNumbers) -> UnmetExpectation.TakenCall? {
    guard let order = contents.takenCall, let taker = contents.taker, taker != rule.site else {
      return nil
    }
    let core = verification.core
    let call = core.withState { state -> RecordedCall? in
      state[member].log[order].map { state.snapshot(of: $0, to: member, core) }
    }
    return call.map { UnmetExpectation.TakenCall(call: $0.describe(numbers), by: taker) }
  }

  /// The number of the last matching call that was made before the expectation was set up. Patterns with
  /// closures of the test are skipped, because such a call is not theirs.
  private var earlyCall: UInt64? {
    guard !rule.pattern.runsPredicate else { return nil }
    let calls = verification.core.withState { state -> ArraySlice<CallRecord> in
      let log = state[member].log
      let end = log.count(before: rule.since + 1)
      return log.records[max(end - MockCore.searchedElsewhere, 0)..<end]
    }
    return calls.last { rule.pattern.firstMismatch($0) == ArgumentPattern.matches }?.order
  }
}

/// A verification of a mock's expectations, with what their failures share.
private final class Verification {
  let core: MockCore

  /// A Boolean value that indicates whether a test has written the verification, which includes
  /// rejections whose violation was a known issue.
  let isExplicit: Bool

  /// How long the verification has waited, or `nil`.
  let wait: MockFailure.Wait?

  /// The newest calls on the mock. Runs user code.
  private(set) lazy var history = core.history()

  /// The expectations of a member that count calls at any time, oldest first, by the descriptions of
  /// their patterns, each of which is described once. Empty if all were set up at the same line.
  private var rules: [ObjectIdentifier: [[String]: [Rule]]] = [:]

  init(_ core: MockCore, isExplicit: Bool, _ wait: MockFailure.Wait? = nil) {
    (self.core, self.isExplicit, self.wait) = (core, isExplicit, wait)
  }

  /// Returns the expectations that are not met, in the order of their lines, and marks them as reported.
  ///
  /// - Parameter isIncluded: Returns `true` for expectations to include.
  func takeUnmet(where isIncluded: (Rule) -> Bool = { _ in true }) -> [UnmetViolation] {
    let found = core.withState { state in
      var found: [(Rule, Rule.Contents, MemberState)] = []
      for member in state.allMembers {
        for rule in state[member].expectations where isIncluded(rule) {
          let contents = state[rule]
          let isCutShort = wait?.wasCancelled == true && rule.count?.upper != nil
          guard !contents.isReported,
            contents.isUnmet || isCutShort
              || isExplicit && rule.isRejection && contents.isExcused
          else { continue }
          state[rule].isReported = true
          found.append((rule, contents, member))
        }
      }
      return found
    }
    return found.map { UnmetViolation($0, $1, $2, self) }
      .sorted { $0.rule.site.comesBefore($1.rule.site) }
  }

  /// Returns the line of another expectation of the same call. Runs user code.
  func duplicate(of rule: Rule, _ member: MemberState) -> MockSourceLocation? {
    guard core.withState({ $0[rule].isFree }), rule.pattern.redactedPositions.isEmpty else {
      return nil
    }
    let known = rules[ObjectIdentifier(member)] ?? freeRules(of: member)
    rules[ObjectIdentifier(member)] = known
    guard !known.isEmpty else { return nil }
    return known[rule.pattern.describe()]?.first { $0 !== rule && $0.site != rule.site }?.site
  }

  private func freeRules(of member: MemberState) -> [[String]: [Rule]] {
    let free = core.withState { state in state[member].expectations.filter { state[$0].isFree } }
    guard let first = free.first, free.contains(where: { $0.site != first.site }) else {
      return [:]
    }
    return Dictionary(grouping: free) { $0.pattern.describe() }
  }
}

extension MockCore {
  /// Reports every unmet expectation, one failure each.
  ///
  /// - Parameters:
  ///   - site: The line of the verification.
  ///   - wait: How long the verification has waited, or `nil`.
  func verifyExpectations(at site: MockSourceLocation, wait: MockFailure.Wait?) {
    evaluate(at: site) { hasEntered in
      guard hasEntered else { return }
      FailureReporting.whileReporting {
        for violation in Verification(self, isExplicit: true, wait).takeUnmet() {
          var failure = violation.failure()
          failure.site = site
          // A known issue does not excuse an expectation that stays unmet.
          if FailureReporting.verdict({ deliver(failure) }) == .knownIssue {
            withState { $0[violation.rule].isReported = false }
          }
        }
      }
    }
  }

  /// Reports the failures that could not be reported where they happened, at this line.
  ///
  /// Only a verb on the test's own task or thread reports them. The caller has entered the scope.
  func reportDeferred(at site: MockSourceLocation) {
    guard scope?.containsCurrentCode ?? FailureReporting.reporter.canReport() else { return }
    FailureReporting.whileReporting {
      let (deferred, violations) = withState { $0.takeUnreported() }
      for var failure in deferred + describe(violations).map(\.deferred) {
        failure.site = site
        deliver(failure)
      }
    }
  }

  /// Removes the remaining failures when a scope of the mock ends, and registers their facts.
  ///
  /// - Returns: Describes the failures.
  func takeFailures(atEndOf scope: MockScope) -> () -> [MockFailure] {
    let (endsWithScope, answerer) = withState { ($0.endsWithScope, $0.answerer) }
    let describe = takeFailures(unusedStubs: scope.unusedStubs) {
      endsWithScope || $0.scope === scope
    }
    guard endsWithScope, let severity = scope.unusedStubs.severity, let answerer else {
      return describe
    }
    return {
      let failures = describe()
      return failures + (answerer.failureAtEnd(of: self.name, severity).map { [$0] } ?? [])
    }
  }

  /// Removes the remaining failures when the mock or its scope ends, and registers their facts. They are
  /// the deferred failures, and what was set up and not used, each at its own line.
  ///
  /// - Parameters:
  ///   - unusedStubs: What happens to stubs that no call used.
  ///   - isIncluded: Returns `true` for rules to include.
  /// - Returns: Describes the failures.
  func takeFailures(
    unusedStubs: UnusedStubs, where isIncluded: @escaping (Rule) -> Bool = { _ in true }
  ) -> () -> [MockFailure] {
    let (deferred, violations) = withState { state in
      if state.phase == .closing { state.phase = .ended }
      return state.takeUnreported()
    }
    let (unmet, unused) = (
      takeUnmet(where: isIncluded), self.violations(ofUnusedStubs: unusedStubs, where: isIncluded)
    )
    return { [self] in
      let gates = withState { state in
        state.allMembers.flatMap { state[$0].rules }.filter(isIncluded).flatMap { state[$0].gates }
      }
      return deferred + describe(violations).map(\.deferred) + describe(unmet)
        + gates.compactMap { $0.failureAtEnd() } + describe(unused)
    }
  }

  /// Returns the expectations that are not met, in the order of their lines, and marks them as reported.
  func takeUnmet(where isIncluded: (Rule) -> Bool) -> [Violation] {
    Verification(self, isExplicit: false).takeUnmet(where: isIncluded)
  }

  /// Describes failures, as many as the reporter shows.
  func describe(_ violations: [Violation]) -> [MockFailure] {
    Violation.describe(violations, limit: FailureReporting.reporter.repetitionLimit)
  }
}

// Finds the calls that may have been meant for an expectation.

extension MockCore {
  /// The maximum number of calls on other mocks in a failure.
  private static var shownElsewhere: Int { 3 }

  /// The maximum number of other mocks that are searched for calls.
  private static var searchedMocks: Int { 100 }

  /// The maximum number of calls on each other mock that are compared with an expectation.
  fileprivate static var searchedElsewhere: Int { 200 }

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

// Finds unused stubs and the reasons why they were not used.

/// A stub that no call used.
private final class UnusedViolation: Violation {
  let stub: Rule
  private let member: MemberState
  private let core: MockCore

  /// The rules of the member with answers, each with the number of calls that it received.
  private let answering: [(rule: Rule, received: Int)]

  /// The calls to the member.
  private let calls: [CallRecord]

  init(
    _ stub: Rule, _ member: MemberState, _ severity: MockFailure.Severity, _ core: MockCore,
    _ answering: [(rule: Rule, received: Int)], _ calls: [CallRecord]
  ) {
    (self.stub, self.member, self.core) = (stub, member, core)
    (self.answering, self.calls) = (answering, calls)
    super.init(
      severity, .unusedStub, of: member.name, at: stub.site,
      UnreportedFailure(
        UnusedStub.headline(member.name.text(on: core.plainName)), severity, at: stub.site,
        test: core.testName))
  }

  override func failure() -> MockFailure {
    // A mock of static members outlives the scopes inside that of the test.
    let scope = (core.role.isStatic ? stub.scope : nil) ?? core.scope
    var matching: [CallRecord] = []
    var misses: [ExaminedCall] = []
    for call in calls {
      let examined = ExaminedCall(call, stub.pattern)
      if examined.isMatching { matching.append(call) } else { misses.append(examined) }
    }
    let isMatched = !matching.isEmpty
    let content = UnusedStub(
      stub: core.candidate(stub, member.name),
      nearest: isMatched
        ? [] : ExaminedCall.nearest(among: misses, of: member, core, to: stub.pattern),
      missed: isMatched ? 0 : misses.count,
      answeredBy: isMatched ? rule(thatAnswered: matching)?.site : nil,
      hasCaptors: stub.pattern.hasCaptors, allowance: scope?.unusedStubsAllowance ?? "")
    return MockFailure(content, severity: severity, site: stub.site, unreported: unreported)
  }

  /// Returns the rule that answered all of some calls, or `nil` if there is none.
  private func rule(thatAnswered calls: [CallRecord]) -> Rule? {
    answering.first { rule, received in
      received >= calls.count
        && calls.allSatisfy { call in
          call.order > rule.since && rule.pattern.firstMismatch(call) == ArgumentPattern.matches
        }
    }?.rule
  }
}

extension MockCore {
  /// Returns the unused stubs, in the order of their lines.
  ///
  /// - Parameters:
  ///   - policy: What happens to unused stubs.
  ///   - isIncluded: Returns `true` for stubs to include.
  func violations(ofUnusedStubs policy: UnusedStubs, where isIncluded: (Rule) -> Bool)
    -> [Violation]
  {
    guard let severity = policy.severity else { return [] }
    let make = withState { state in
      var make: [() -> UnusedViolation] = []
      for member in state.allMembers {
        let unused = state[member].stubs.filter { stub in
          state[stub].matchedCount == 0 && !state[stub].isExemptFromUse && isIncluded(stub)
        }
        if unused.isEmpty { continue }
        let answering = (state[member].stubs + state[member].expectations)
          .filter { $0.count == nil || !state[$0].script.isEmpty }
          .map { ($0, state[$0].received) }
        let calls = state[member].log.records
        make += unused.map { stub in
          { UnusedViolation(stub, member, severity, self, answering, calls) }
        }
      }
      return make
    }
    return make.map { $0() }.sorted { $0.stub.site.comesBefore($1.stub.site) }
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
    let describe = left.map { $0.takeFailures(unusedStubs: .allow) }
    for (core, describe) in zip(left, describe) {
      for var failure in describe() {
        failure.endedTest = core.home?.test.name
        if core.home?.report(failure) != true {
          FailureReporting.reportOutsideTests(failure)
        }
      }
    }
  }
}
