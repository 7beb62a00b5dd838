/// The rules of one kind that may take a call, at the moment of the call. Immutable, so that
/// matchers can run without the lock.
struct Candidates {
  let rules: [Rule]

  /// The states that each rule requires, or `nil` if no rule requires any.
  private let states: [[StateCondition]]?

  /// A Boolean value that indicates whether only the patterns of the rules have to be checked.
  private let arePlain: Bool

  /// Creates the candidates among the rules of a member. Lock held.
  init(_ rules: [Rule], of member: MemberState) {
    self.rules = rules
    states = member.hasStates ? rules.map(\.states) : nil
    arePlain = !member.hasStates && !member.hasCaptors
  }

  /// Returns the newest matching rule. The lock is released while matchers run. Adds nonmatching
  /// rules, newest first, to the misses of the resolution, unless these are `nil`.
  func newestMatch(
    _ arguments: UnsafeRawPointer, _ lock: Lock, _ resolution: inout CallResolution
  ) -> Rule? {
    if arePlain { return Self.newestMatch(among: rules, arguments, lock, &resolution.misses) }
    lock.unlock()
    defer { lock.lock() }
    return rules.indices.reversed().first { accepts($0, arguments, &resolution) }.map { rules[$0] }
  }

  /// Returns the newest matching rule among rules without states and captors. The lock is released
  /// while matchers run.
  ///
  /// - Parameter misses: Receives the nonmatching rules, newest first, unless it is `nil`.
  static func newestMatch(
    among rules: [Rule], _ arguments: UnsafeRawPointer, _ lock: Lock,
    _ misses: inout [RuleMismatch]?
  ) -> Rule? {
    guard let newest = rules.last else { return nil }
    if newest.pattern.isUniversal { return newest }
    lock.unlock()
    let position = newest.pattern.firstMismatch(arguments)
    if position == ArgumentPattern.matches {
      lock.lock()
      return newest
    }
    misses?.append(RuleMismatch(rule: newest, position: position))
    var index = rules.count - 1
    while index > 0 {
      index -= 1
      let rule = rules[index]
      let position = rule.pattern.firstMismatch(arguments)
      if position == ArgumentPattern.matches {
        lock.lock()
        return rule
      }
      misses?.append(RuleMismatch(rule: rule, position: position))
    }
    lock.lock()
    return nil
  }

  /// Returns the matching rules, oldest first. The lock is released while matchers run. Adds
  /// nonmatching rules, oldest first, to the misses of the resolution.
  func matches(
    _ arguments: UnsafeRawPointer, _ lock: Lock, _ resolution: inout CallResolution
  ) -> [Rule] {
    if states == nil, rules.allSatisfy(\.pattern.isUniversal) { return rules }
    lock.unlock()
    defer { lock.lock() }
    var matching: [Rule] = []
    for index in rules.indices where accepts(index, arguments, &resolution) {
      matching.append(rules[index])
    }
    return matching
  }

  /// Returns a Boolean value that indicates whether a rule matches and its states hold. No lock
  /// held.
  private func accepts(
    _ index: Int, _ arguments: UnsafeRawPointer, _ resolution: inout CallResolution
  ) -> Bool {
    let rule = rules[index]
    let captures = rule.pattern.makeCaptures()
    let position = rule.pattern.firstMismatch(arguments, captures)
    guard position == ArgumentPattern.matches else {
      resolution.misses?.append(RuleMismatch(rule: rule, position: position))
      return false
    }
    let readings = states?[index].map { $0.read() } ?? []
    if readings.allSatisfy(\.isMet) {
      if let captures { resolution.captures.append((rule, captures)) }
      return true
    }
    if rule.isRejection {
      resolution.isPermitted = true
    } else if resolution.blocked == nil {
      resolution.blocked = BlockedRule(rule: rule, reason: .state(readings))
    }
    return false
  }
}
