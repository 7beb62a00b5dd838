/// The state of one requirement of a mock: its calls, stubs and expectations.
///
/// Variables are guarded by the lock of the mock. Those on the path of every call are therefore not
/// checked for exclusive access.
final class MemberState {
  let name: MemberName
  let types: CallTypes

  /// The expectations, oldest first.
  @exclusivity(unchecked) var expectations: [Rule] = []

  /// The stubs, oldest first.
  @exclusivity(unchecked) var stubs: [Rule] = []

  /// A Boolean value that indicates whether nothing was set up.
  @exclusivity(unchecked) var hasNoRules = true

  /// A Boolean value that indicates whether there are only stubs without states and captors, which
  /// is the common case.
  @exclusivity(unchecked) var hasPlainStubsOnly = false

  /// A Boolean value that indicates whether a rule requires a state.
  @exclusivity(unchecked) var hasStates = false

  /// A Boolean value that indicates whether a rule has captors.
  @exclusivity(unchecked) var hasCaptors = false

  /// The strictness of this requirement, or `nil` if it is that of the mock.
  var strictness: Strictness? { didSet { updateRuleFlags() } }

  /// The assignments of calls that more than one expectation could have taken.
  var shared = CallAssignments()

  /// Changes when rules or calls are removed. A call that is being matched then knows that nothing
  /// else may retain them.
  @exclusivity(unchecked) var epoch = 0

  @exclusivity(unchecked) var log = CallLog()

  /// The member that has replaced this one. See ``MockCore/link(_:calledIn:_:_:)``.
  private(set) var replacement: MemberState?

  /// The address of the built-in default value, if the value never changes. `types` retains it.
  let constantDefault: UnsafeRawPointer?

  init(_ name: MemberName, _ types: CallTypes) {
    self.name = name
    self.types = types
    constantDefault = types.constantDefault?.pointer(at: 0)
  }

  /// The member that owns the rules that were set up for this one. Lock held.
  var canonical: MemberState { replacement?.canonical ?? self }

  /// Takes over the rules of a member of the same types that was never called. Lock held.
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

  /// Adds a rule that a verb has set up. Lock held.
  func add(_ rule: Rule) {
    if rule.count == nil { stubs.append(rule) } else { expectations.append(rule) }
    updateRuleFlags()
  }

  /// Evaluates the expectations with rebalanced counts, and then restores the counts. A
  /// verification must not change which rule answers the next call. Lock held.
  func withRebalancedCounts<Result>(_ body: () -> Result) -> Result {
    let before = (shared, expectations.map(\.matchedCount))
    shared.rebalance(expectations)
    defer {
      shared = before.0
      for (rule, count) in zip(expectations, before.1) { rule.matchedCount = count }
    }
    return body()
  }

  /// Updates the flags after the rules have changed. Lock held.
  func updateRuleFlags() {
    hasNoRules = stubs.isEmpty && expectations.isEmpty && strictness == nil
    hasStates = rules.contains { !$0.states.isEmpty }
    hasCaptors = rules.contains(where: \.pattern.hasCaptors)
    hasPlainStubsOnly = !stubs.isEmpty && expectations.isEmpty && !hasStates && !hasCaptors
  }

  /// Returns a snapshot of the recorded calls, oldest first. Lock held.
  func recordedCalls(of core: MockCore) -> [RecordedCall] {
    log.positions.map { RecordedCall($0, of: self, core) }
  }

  /// Removes a rule. Lock held.
  func remove(_ rule: Rule) {
    stubs.removeAll { $0 === rule }
    expectations.removeAll { $0 === rule }
    shared.forget(rule)
    updateRuleFlags()
    epoch += 1
  }

  /// Removes the answers of all rules, which may retain values captured by user closures. Lock
  /// held.
  ///
  /// - Returns: The objects to release outside the lock.
  func releaseRules() -> Any {
    let contents = rules.map { ($0.script, $0.orders) }
    for rule in rules { (rule.script, rule.orders, rule.gates) = (AnswerScript(), [], []) }
    return (self, contents)
  }

  /// Removes the calls, and the rules that were set up in a scope. Lock held.
  ///
  /// - Returns: The objects to release outside the lock.
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

  /// Removes the given parts. The caller releases them outside the lock. Lock held.
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
