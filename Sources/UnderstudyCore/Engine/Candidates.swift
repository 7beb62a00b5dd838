/// Rules of one kind that may take a call, as they are when the call comes. Immutable, so that
/// matchers can run without the lock.
struct Candidates {
  let rules: [Rule]

  /// The states that each rule holds in; nil when all of them always hold.
  private let states: [[StateCondition]]?

  /// Whether the pattern of a rule is all that there is to look at.
  private let arePlain: Bool

  /// Takes rules of a member in. Lock held.
  init(_ rules: [Rule], of member: MemberState) {
    self.rules = rules
    states = member.hasStates ? rules.map(\.states) : nil
    arePlain = !member.hasStates && !member.hasCaptors
  }

  /// The newest rule that matches; the lock is given back while matchers run. Adds the rules that
  /// do not match, newest first, to the resolution's misses, unless nobody asks for them.
  func newestMatch(
    _ arguments: UnsafeRawPointer, _ lock: Lock, _ resolution: inout CallResolution
  ) -> Rule? {
    if arePlain { return Self.newestMatch(among: rules, arguments, lock, &resolution.misses) }
    lock.unlock()
    defer { lock.lock() }
    return rules.indices.reversed().first { accepts($0, arguments, &resolution) }.map { rules[$0] }
  }

  /// The newest of several rules without states and captors that matches; the lock is given back
  /// while matchers run.
  ///
  /// - Parameter misses: Gets the rules that do not match, newest first, unless it is nil.
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

  /// The rules that match, oldest first; the lock is given back while matchers run. Adds the rules
  /// that do not match, oldest first, to the resolution's misses.
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

  /// Whether a rule matches and its states are those that it holds in. No lock held.
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
