// Removes the contents of members, and evaluates expectations with other counts.

/// What was removed from a member, to be released outside the lock.
struct RemovedContents {
  fileprivate(set) var log = CallLog()
  fileprivate var callIndex: CallIndex?
  fileprivate(set) var rules: [Rule] = []
  fileprivate(set) var children = ChildMocks()
}

extension MockCore.State {
  /// Removes the given parts of a member.
  func remove(_ parts: ResetParts, from member: MemberState) -> RemovedContents {
    var removed = RemovedContents()
    if parts.contains(.calls) { removeLog(of: member, &removed) }
    if parts.contains(.stubs) {
      removed.rules += self[member].stubs
      self[member].stubs = []
      swap(&removed.children, &self[member].children)
    }
    if parts.contains(.expectations) {
      removed.rules += self[member].expectations
      self[member].expectations = []
      self[member].removeShared()
    }
    noteRemoval(in: member)
    return removed
  }

  private func removeLog(of member: MemberState, _ removed: inout RemovedContents) {
    swap(&removed.log, &self[member].log)
    swap(&removed.callIndex, &self[member].callIndex)
  }

  /// Removes the calls and child mocks of a member, and the rules that were set up in a scope.
  func removeAll(of scope: MockScope, from member: MemberState) -> RemovedContents {
    var removed = RemovedContents()
    removeLog(of: member, &removed)
    swap(&removed.children, &self[member].children)
    removed.rules = self[member].rules.filter { $0.scope === scope }
    self[member].stubs.removeAll { $0.scope === scope }
    self[member].expectations.removeAll { $0.scope === scope }
    if self[member].hasShared { self[member].shared.forget(removed.rules) }
    noteRemoval(in: member)
    return removed
  }

  /// Removes calls of a member. The others move to another log.
  ///
  /// - Parameter numbers: The order numbers of the calls. Not positions, because another removal may
  ///   have moved the calls.
  /// - Returns: The log, with its index, to release outside the lock.
  func removeCalls<Arguments, Result>(
    numbered numbers: Set<UInt64>, of member: MemberState, _ arguments: Arguments.Type,
    _ result: Result.Type
  ) -> (CallLog, CallIndex?) {
    let old = (self[member].log, self[member].callIndex)
    var log = CallLog()
    for position in old.0.positions where !numbers.contains(order(of: position)) {
      copy(position, to: &log, arguments, result)
    }
    self[member].log = log
    self[member].callIndex = nil
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

// MARK: - Counts

extension MockCore.State {
  /// Evaluates the expectations of a member with rebalanced counts, and then restores the counts. A
  /// verification must not change which rule answers the next call.
  func withRebalancedCounts<Result>(of member: MemberState, _ body: ([Rule]) -> Result) -> Result {
    let expectations = self[member].expectations
    guard self[member].hasShared else { return body(expectations) }
    let before = (self[member].shared, expectations.map { self[$0].matchedCount })
    self[member].shared.rebalance(expectations, self)
    defer {
      self[member].shared = before.0
      for (rule, count) in zip(expectations, before.1) { self[rule].matchedCount = count }
    }
    return body(expectations)
  }
}
