/// What a mock keeps of one requirement: its calls, stubs and expectations.
///
/// Variables are guarded by the lock of the mock, so the ones that every call touches are not
/// checked for exclusive access once more.
final class MemberState {
  let name: MemberName
  let types: CallTypes

  /// Oldest first.
  @exclusivity(unchecked) var expectations: [Rule] = []

  /// Newest last.
  @exclusivity(unchecked) var stubs: [Rule] = []

  /// Whether nothing was set up.
  @exclusivity(unchecked) var hasNoRules = true

  /// Whether all that was set up are stubs that always hold and capture nothing: the common case.
  @exclusivity(unchecked) var hasPlainStubsOnly = false

  /// Whether a rule holds in some states only.
  @exclusivity(unchecked) var hasStates = false

  /// Whether a rule has captors.
  @exclusivity(unchecked) var hasCaptors = false

  /// How strict this member is, if not as strict as its mock.
  var strictness: Strictness? { didSet { updateRuleFlags() } }

  /// Which calls more than one expectation could have taken.
  var shared = CallAssignments()

  /// Changes when rules or calls are taken away, so that a call that is just being matched knows
  /// that nothing else may hold them.
  @exclusivity(unchecked) var epoch = 0

  @exclusivity(unchecked) var log = CallLog()

  /// The member that has taken the place of this one; see ``MockCore/link(_:calledIn:_:_:)``.
  private(set) var replacement: MemberState?

  /// Where the value lies that a call gets where nothing was set up, if it is built in and never
  /// changes; `types` keeps it.
  let constantDefault: UnsafeRawPointer?

  init(_ name: MemberName, _ types: CallTypes) {
    self.name = name
    self.types = types
    constantDefault = types.constantDefault?.pointer(at: 0)
  }

  /// The member that what was set up for this one belongs to now. Lock held.
  var canonical: MemberState { replacement?.canonical ?? self }

  /// Takes the place of a member of the same types that was never called. Lock held.
  func merge(from other: MemberState) {
    expectations = (expectations + other.expectations).sorted { $0.number < $1.number }
    stubs = (stubs + other.stubs).sorted { $0.number < $1.number }
    strictness = strictness ?? other.strictness
    (other.expectations, other.stubs, other.replacement) = ([], [], self)
    updateRuleFlags()
    epoch += 1
  }

  /// Every stub and expectation. Lock held.
  var rules: [Rule] { expectations + stubs }

  /// Adds what a verb set up. Lock held.
  func add(_ rule: Rule) {
    if rule.count == nil { stubs.append(rule) } else { expectations.append(rule) }
    updateRuleFlags()
  }

  /// Looks at the expectations with counts that are as fair as can be, and leaves them as they are:
  /// a verification must not change who answers the next call. Lock held.
  func withRebalancedCounts<Result>(_ body: () -> Result) -> Result {
    let before = (shared, expectations.map(\.matchedCount))
    shared.rebalance(expectations)
    defer {
      shared = before.0
      for (rule, count) in zip(expectations, before.1) { rule.matchedCount = count }
    }
    return body()
  }

  /// Notes what kinds of rules there are, after a change. Lock held.
  func updateRuleFlags() {
    hasNoRules = stubs.isEmpty && expectations.isEmpty && strictness == nil
    hasStates = rules.contains { !$0.states.isEmpty }
    hasCaptors = rules.contains(where: \.pattern.hasCaptors)
    hasPlainStubsOnly = !stubs.isEmpty && expectations.isEmpty && !hasStates && !hasCaptors
  }

  /// The recorded calls, oldest first, as they are now. Lock held.
  func recordedCalls(of core: MockCore) -> [RecordedCall] {
    log.positions.map { RecordedCall($0, of: self, core) }
  }

  /// Takes out one rule. Lock held.
  func remove(_ rule: Rule) {
    stubs.removeAll { $0 === rule }
    expectations.removeAll { $0 === rule }
    shared.forget(rule)
    updateRuleFlags()
    epoch += 1
  }

  /// Empties the answers of all rules, which may hold what the user's closures captured. Lock held.
  ///
  /// - Returns: What is to be released outside the lock.
  func releaseRules() -> Any {
    let contents = rules.map { ($0.script, $0.orders) }
    for rule in rules { (rule.script, rule.orders, rule.gates) = (AnswerScript(), [], []) }
    return (self, contents)
  }

  /// Removes the calls, and the rules that were set up in a scope. Lock held.
  ///
  /// - Returns: What is to be released outside the lock.
  func removeAll(of scope: MockScope) -> (log: CallLog, rules: [Rule]) {
    var removed = (log: CallLog(), rules: rules.filter { $0.scope === scope })
    swap(&removed.log, &log)
    stubs.removeAll { $0.scope === scope }
    expectations.removeAll { $0.scope === scope }
    for rule in removed.rules { shared.forget(rule) }
    updateRuleFlags()
    epoch += 1
    return removed
  }

  /// Takes out what is asked for, to be released by the caller outside the lock. Lock held.
  func remove(_ parts: ResetParts) -> (log: CallLog, rules: [Rule]) {
    var removed = (log: CallLog(), rules: [Rule]())
    if parts.contains(.calls) { swap(&removed.log, &log) }
    if parts.contains(.stubs) {
      removed.rules += stubs
      stubs = []
    }
    if parts.contains(.expectations) {
      removed.rules += expectations
      expectations = []
      shared = CallAssignments()
    }
    updateRuleFlags()
    epoch += 1
    return removed
  }
}
