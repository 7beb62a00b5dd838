/// The rules of one kind that may take a call, at the moment of the call. Immutable, so that
/// matchers can run without the lock.
struct Candidates {
  let rules: [Rule]

  /// The states that each rule requires, or `nil` if no rule requires any.
  private let states: [[StateCondition]]?

  /// A Boolean value that indicates whether only the patterns of the rules have to be checked.
  private let arePlain: Bool

  /// What the index of the rules has found, or `nil` if matchers have to run.
  private let found: Found?

  /// What an index has found.
  enum Found {
    /// The matching rules.
    case all(MatchingRules)

    /// The newest matching rule, or `nil` if none matches.
    case newest(Rule?)
  }

  /// Creates the candidates among the rules of a member.
  ///
  /// - Parameter found: What the index of the rules has found, or `nil` if matchers have to run.
  init(
    _ rules: [Rule], of member: MemberState, _ state: borrowing MockCore.State,
    found: Found? = nil
  ) {
    self.rules = rules
    self.found = found
    let hasStates = state[member].hasStates
    var states: [[StateCondition]]?
    if hasStates {
      states = []
      for rule in rules { states?.append(state[rule].states) }
    }
    self.states = states
    arePlain = !hasStates && !state[member].hasCaptors
  }

  /// A Boolean value that indicates whether the newest rule matches every call, so that no matcher
  /// has to run.
  var newestAlwaysMatches: Bool {
    guard let newest = rules.last else { return true }
    if found != nil { return true }
    return arePlain && newest.pattern.isUniversal
  }

  /// A Boolean value that indicates whether every rule matches every call, so that no matcher has
  /// to run.
  var allAlwaysMatch: Bool {
    found != nil || states == nil && rules.allSatisfy(\.pattern.isUniversal)
  }

  /// A Boolean value that indicates whether an index has found the matching rules, so that no matcher
  /// runs.
  var isIndexed: Bool { found != nil }

  /// The list that the index of the rules has found, or `nil` if there is none.
  var list: MatchingRules? {
    if case .all(let list) = found { list } else { nil }
  }

  /// Returns the newest matching rule. Runs matchers. Adds nonmatching rules, newest first, to the
  /// misses of the resolution, unless these are `nil`.
  func newestMatch(_ arguments: UnsafeRawPointer, _ resolution: inout CallResolution) -> Rule? {
    if case .newest(let rule) = found {
      if rule == nil { resolution.misses?.append(excluded: rules.reversed()) }
      return rule
    }
    if arePlain { return Self.newestMatch(among: rules, arguments, &resolution.misses) }
    return rules.indices.reversed().first { accepts($0, arguments, &resolution) }.map { rules[$0] }
  }

  /// Returns the newest matching rule among rules without states and captors. Runs matchers.
  ///
  /// - Parameter misses: Receives the nonmatching rules, newest first, unless it is `nil`.
  static func newestMatch(
    among rules: [Rule], _ arguments: UnsafeRawPointer, _ misses: inout RuleMisses?
  ) -> Rule? {
    var index = rules.count
    while index > 0 {
      index -= 1
      let rule = rules[index]
      let position = rule.pattern.firstMismatch(arguments)
      if position == ArgumentPattern.matches { return rule }
      misses?.append(RuleMismatch(rule: rule, position: position))
    }
    return nil
  }

  /// Returns the matching rules, oldest first. Runs matchers. Adds nonmatching rules, oldest first,
  /// to the misses of the resolution.
  func matches(_ arguments: UnsafeRawPointer, _ resolution: inout CallResolution) -> [Rule] {
    if let list {
      if list.rules.isEmpty { resolution.misses?.append(excluded: rules) }
      return list.rules
    }
    if allAlwaysMatch { return rules }
    var matching: [Rule] = []
    for index in rules.indices where accepts(index, arguments, &resolution) {
      matching.append(rules[index])
    }
    return matching
  }

  /// Returns a Boolean value that indicates whether a rule matches and its states hold.
  private func accepts(
    _ index: Int, _ arguments: UnsafeRawPointer, _ resolution: inout CallResolution
  ) -> Bool {
    let rule = rules[index]
    let captures = rule.pattern.makeCaptures()
    let position = rule.pattern.firstMismatch(arguments, captures)
    guard position == ArgumentPattern.matches else {
      // A call that a rejection does not match has nothing to do with the rejection.
      if !rule.isRejection {
        resolution.misses?.append(RuleMismatch(rule: rule, position: position))
      }
      return false
    }
    let readings = states?[index].map { $0.read() } ?? []
    if readings.allSatisfy(\.isMet) {
      if let captures { resolution.captures.append((rule, captures)) }
      return true
    }
    if !rule.isRejection, resolution.blocked == nil {
      resolution.blocked = BlockedRule(rule: rule, reason: .state(readings))
    }
    return false
  }
}
