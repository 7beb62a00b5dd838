/// A requirement of a mock, for one combination of types. What changes is part of the mock's state.
final class MemberState {
  let name: MemberName
  let types: CallTypes

  /// The default value, if it is built in, never changes, and answers each call that nothing was set up
  /// for. Changed only under the lock of the mock.
  // The lock ensures exclusive access. Checking it once more would exceed the budget of a call.
  @exclusivity(unchecked) var constantDefault: Any?

  // Only the state of the mock has access to it.
  @exclusivity(unchecked) fileprivate var contents = Contents()

  init<Arguments, Result>(
    _ name: MemberName, _ arguments: Arguments.Type, _ result: Result.Type
  ) {
    self.name = name
    types = CallTypes(arguments, result)
    constantDefault = ProvidedDefault.constant(result)
  }
}

extension MemberState {
  /// The part of a member that the lock of the mock guards: its calls, stubs and expectations.
  struct Contents {
    /// The expectations, oldest first.
    var expectations: [Rule] = []

    /// The stubs, oldest first.
    var stubs: [Rule] = []

    /// The strictness of this requirement, or `nil` if it is that of the mock.
    var strictness: Strictness?

    /// The recorded calls, oldest first.
    var log = CallLog()

    /// The default values of calls that contain mocks.
    var children = ChildMocks()

    /// A Boolean value that indicates whether an expectation has an order.
    var hasOrders = false

    /// Changes when rules or calls are removed. If it has changed while a call was being matched,
    /// nothing else may retain the rule of the call.
    var epoch = 0

    /// The member that this one was merged into. See ``MockCore/link(_:calledIn:_:_:)``.
    var replacement: MemberState?

    /// A Boolean value that indicates whether nothing was set up.
    var hasNoRules = true

    /// A Boolean value that indicates whether a rule requires a state.
    var hasStates = false

    /// A Boolean value that indicates whether a rule has captors.
    var hasCaptors = false

    /// Every stub and expectation.
    var rules: [Rule] {
      if expectations.isEmpty { return stubs }
      return stubs.isEmpty ? expectations : expectations + stubs
    }
  }
}

extension MockState {
  /// Accesses the part of a member that the lock guards.
  subscript(member: MemberState) -> MemberState.Contents {
    _read { yield member.contents }
    nonmutating _modify { yield &member.contents }
  }
}

// MARK: - The path of a call

extension MockState {
  /// Returns a Boolean value that indicates whether nothing was set up for a member.
  @_transparent func hasNoRules(_ member: MemberState) -> Bool { member.contents.hasNoRules }

  /// Counts a call that the newest matching stub of a member answers, if the member has only stubs
  /// without states and captors, and the stub only returns values.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - arguments: A pointer to the arguments.
  /// - Returns: The value to return, or `nil` if the call cannot be answered while the lock is held.
  func takeValueAtOnce(_ member: MemberState, _ arguments: UnsafeRawPointer) -> Any? {
    guard !member.contents.hasStates, !member.contents.hasCaptors,
      member.contents.expectations.isEmpty
    else { return nil }
    var index = member.contents.stubs.count
    while index > 0 {
      index -= 1
      let stub = member.contents.stubs[index]
      if stub.pattern.matchesAtOnce(arguments) { return takePlainValue(of: stub) }
      if !stub.pattern.runsNoUserCode { return nil }
    }
    return nil
  }

  /// Appends a call to the log of a member.
  @inline(__always) func append(_ call: consuming CallRecord, to member: MemberState) {
    member.contents.log.append(call)
  }

  /// Marks a call.
  func insert(_ marks: CallMarks, at call: CallRecord, to member: MemberState) {
    member.contents.log.update(call.order) { $0.marks.formUnion(marks) }
  }

  /// Removes marks of a call.
  func remove(_ marks: CallMarks, at call: CallRecord, to member: MemberState) {
    member.contents.log.update(call.order) { $0.marks.subtract(marks) }
  }

  /// Records the outcome of a call.
  func setOutcome(_ outcome: Outcome<Any>, of call: CallRecord, to member: MemberState) {
    member.contents.log.update(call.order) { $0.outcome = outcome }
  }
}

// MARK: - Rules

extension MockState {
  /// Returns the member that owns the rules that were set up for another one.
  func canonical(_ member: MemberState) -> MemberState {
    guard let replacement = self[member].replacement else { return member }
    return canonical(replacement)
  }

  /// Moves the rules of a member that was never called to another member of the same types.
  func merge(_ old: MemberState, into member: MemberState) {
    let moved = self[old]
    self[member].expectations = (self[member].expectations + moved.expectations)
      .sorted { $0.number < $1.number }
    self[member].stubs = (self[member].stubs + moved.stubs).sorted { $0.number < $1.number }
    self[member].strictness = self[member].strictness ?? moved.strictness
    (self[old].expectations, self[old].stubs, self[old].replacement) = ([], [], member)
    updateRuleFlags(of: old)
    noteRemoval(in: member)
  }

  /// Adds a rule that a verb has set up.
  mutating func add(_ rule: Rule, to member: MemberState) {
    let member = canonical(member)
    if rule.count == nil {
      self[member].stubs.append(rule)
    } else {
      self[member].expectations.append(rule)
      hasObligations = true
    }
    self[member].hasNoRules = false
    if !self[rule].states.isEmpty { self[member].hasStates = true }
    if rule.pattern.hasCaptors { self[member].hasCaptors = true }
    if self[rule].place != nil { self[member].hasOrders = true }
  }

  /// Removes a rule.
  func remove(_ rule: Rule, from member: MemberState) {
    self[member].stubs.removeAll { $0 === rule }
    self[member].expectations.removeAll { $0 === rule }
    noteRemoval(in: member)
  }

  /// Sets the strictness of a requirement.
  func setStrictness(_ strictness: Strictness, of member: MemberState) {
    self[member].strictness = strictness
    updateRuleFlags(of: member)
  }

  /// Adds a condition to a rule.
  func add(_ condition: StateCondition, to rule: Rule, of member: MemberState) {
    self[rule].states.append(condition)
    updateRuleFlags(of: canonical(member))
  }

  /// Makes a rule a step of orders.
  func setPlace(_ place: OrderPlace, of rule: Rule, of member: MemberState) {
    let member = canonical(member)
    self[rule].place = place
    self[member].hasOrders = true
  }

  private func updateRuleFlags(of member: MemberState) {
    let rules = self[member].rules
    var (hasStates, hasCaptors, hasOrders) = (false, false, false)
    for rule in rules {
      if self[rule].place != nil { hasOrders = true }
      if !self[rule].states.isEmpty { hasStates = true }
      if rule.pattern.hasCaptors { hasCaptors = true }
    }
    self[member].hasNoRules = rules.isEmpty && self[member].strictness == nil
    self[member].hasStates = hasStates
    self[member].hasCaptors = hasCaptors
    self[member].hasOrders = hasOrders
  }

  /// Notes that rules or calls of a member were removed.
  func noteRemoval(in member: MemberState) {
    self[member].epoch += 1
    updateRuleFlags(of: member)
  }
}

// Removes the contents of members.

/// What was removed from a member, to be released outside the lock.
struct RemovedContents {
  fileprivate(set) var log = CallLog()
  fileprivate(set) var rules: [Rule] = []
  fileprivate(set) var children = ChildMocks()
}

extension MockState {
  /// Removes the given parts of a member.
  func remove(_ parts: ResetParts, from member: MemberState) -> RemovedContents {
    var removed = RemovedContents()
    if parts.contains(.calls) { swap(&removed.log, &self[member].log) }
    if parts.contains(.stubs) {
      removed.rules += self[member].stubs
      self[member].stubs = []
      swap(&removed.children, &self[member].children)
    }
    if parts.contains(.expectations) {
      removed.rules += self[member].expectations
      self[member].expectations = []
    }
    noteRemoval(in: member)
    return removed
  }

  /// Removes the calls and child mocks of a member, and the rules that were set up in a scope.
  func removeAll(of scope: MockScope, from member: MemberState) -> RemovedContents {
    var removed = RemovedContents()
    swap(&removed.log, &self[member].log)
    swap(&removed.children, &self[member].children)
    removed.rules = self[member].rules.filter { $0.scope === scope }
    self[member].stubs.removeAll { $0.scope === scope }
    self[member].expectations.removeAll { $0.scope === scope }
    noteRemoval(in: member)
    return removed
  }

  /// Removes calls of a member.
  ///
  /// - Parameter numbers: The order numbers of the calls.
  /// - Returns: The old log, to release outside the lock.
  func removeCalls(numbered numbers: Set<UInt64>, of member: MemberState) -> CallLog {
    let old = self[member].log
    self[member].log.remove(numbers)
    self[member].epoch += 1
    return old
  }

  /// Removes the answers of all rules, which may retain values captured by user closures, and the
  /// child mocks.
  ///
  /// - Returns: The objects to release outside the lock.
  func removeAnswers(of member: MemberState) -> Any {
    let rules = self[member].rules
    let contents = rules.map { (self[$0].script, self[$0].orders) }
    for rule in rules {
      (self[rule].script, self[rule].orders, self[rule].gates) = (AnswerScript(), [], [])
    }
    defer { self[member].children = ChildMocks() }
    return (member, contents, self[member].children)
  }
}
