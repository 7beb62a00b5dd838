/// Finds the rules of one kind that match a call without running the matchers of all of them.
///
/// Only for rules whose patterns match any arguments, or compare some with values of the standard
/// library. They can also capture arguments. Nothing of the user's runs, so the index is used while the lock of the mock is held.
struct RuleIndex {
  /// The smallest number of rules for which hashing the arguments is faster than running matchers.
  static var threshold: Int { 16 }

  /// The rules that compare the same arguments.
  private struct Column {
    let arguments: [ArgumentPattern.ComparedArgument]

    /// The indexes of the rules, oldest first, by the values that they expect.
    var rules: [[AnyHashable]: Bucket] = [:]
  }

  /// The rules that expect the same values, or any.
  private struct Bucket {
    let number: Int
    var rules: [Int] = []
  }

  /// The columns, by the offsets of the arguments that their rules compare.
  private var columns: [[Int]: Column] = [:]

  /// The rules that match any arguments.
  private var universal = Bucket(number: 0)

  private var lastBucket = 0

  /// The number of rules that were added.
  private var count = 0

  /// A Boolean value that indicates whether a rule cannot be found without running its matchers.
  private var isUnusable = false

  /// The lists of rules, by the buckets that they are made of.
  private var lists: [[Int]: MatchingRules] = [:]

  /// Adds the rules that were added since the last time.
  ///
  /// - Returns: `false` if the index cannot be used.
  mutating func update(_ rules: [Rule]) -> Bool {
    guard !isUnusable, rules.count >= Self.threshold else { return false }
    guard count < rules.count else { return true }
    lists = [:]
    while count < rules.count, !isUnusable {
      add(rules[count].pattern)
      count += 1
    }
    return !isUnusable
  }

  private mutating func add(_ pattern: ArgumentPattern) {
    guard !pattern.isUniversal else { return universal.rules.append(count) }
    guard let compared = pattern.comparedArguments else {
      isUnusable = true
      return
    }
    guard !compared.isEmpty else { return universal.rules.append(count) }
    let (offsets, key) = (compared.offsets, compared.expected)
    if columns[offsets] == nil { columns[offsets] = Column(arguments: compared) }
    if columns[offsets]?.rules[key] == nil {
      lastBucket += 1
      columns[offsets]?.rules[key] = Bucket(number: lastBucket)
    }
    columns[offsets]?.rules[key]?.rules.append(count)
  }

  /// Returns the index of the newest rule that matches, or `nil` if none matches.
  func newest(_ arguments: UnsafeRawPointer) -> Int? {
    var newest = universal.rules.last
    for column in columns.values {
      guard let index = column.rules[column.arguments.values(arguments)]?.rules.last else {
        continue
      }
      newest = max(newest ?? index, index)
    }
    return newest
  }

  /// Returns the rules that match, oldest first.
  mutating func matching(_ arguments: UnsafeRawPointer, among rules: [Rule]) -> MatchingRules {
    var found = columns.values.compactMap { $0.rules[$0.arguments.values(arguments)] }
    if !universal.rules.isEmpty { found.append(universal) }
    found.sort { $0.number < $1.number }
    let numbers = found.map(\.number)
    if let known = lists[numbers] { return known }
    let indices = found.count == 1 ? found[0].rules : found.flatMap(\.rules).sorted()
    let new = MatchingRules(indices.map { rules[$0] })
    lists[numbers] = new
    return new
  }
}

/// The expectations that match some calls, oldest first.
final class MatchingRules {
  let rules: [Rule]

  /// The number of rules at the beginning that are known to have no room, except for those that
  /// assignments were moved away from.
  private var full = 0

  /// The state of the assignments in which moving them could not make room.
  private var fixedAssignments: Int?

  private var candidates: CandidateSet?

  /// Creates a list. Its rules must not change their orders and states.
  init(_ rules: [Rule]) { self.rules = rules }

  /// Returns the indexes of the rules that may have room.
  ///
  /// - Complexity: Constant on average.
  func open(_ member: MemberState, _ state: borrowing MockState) -> Range<Int> {
    while full < rules.count, !state[rules[full]].hasRoom { full += 1 }
    var first = full
    guard state[member].hasShared else { return first..<rules.count }
    for rule in state[member].shared.reopenedRules(state) {
      let index = rules.firstIndex(from: rule)
      if index < first, rules[index] === rule { first = index }
    }
    return first..<rules.count
  }

  /// Makes room for a call by moving assignments. See ``CallAssignments/makeRoom(in:_:)``.
  func makeRoom(_ member: MemberState, _ state: borrowing MockState) -> Rule? {
    guard state[member].hasShared, fixedAssignments != state[member].shared.changes else {
      return nil
    }
    let rule = state[member].shared.makeRoom(in: rules, state)
    if rule == nil { fixedAssignments = state[member].shared.changes }
    return rule
  }

  /// Returns the rules that count calls at any time.
  func free(_ state: borrowing MockState) -> CandidateSet {
    if let candidates { return candidates }
    let new = CandidateSet(rules.filter { state[$0].isFree })
    candidates = new
    return new
  }
}

/// The indexes of the rules of one member.
final class MemberIndex {
  fileprivate var expectations = RuleIndex()
  fileprivate var stubs = RuleIndex()
}

extension MockState {
  /// Returns the matching expectations of a member, or `nil` if matchers have to run to find them.
  func matchingExpectations(
    of member: MemberState, _ arguments: UnsafeRawPointer
  ) -> Candidates.Found? {
    let rules = self[member].expectations
    guard let index = index(of: member, for: rules), index.expectations.update(rules) else {
      return nil
    }
    return .all(index.expectations.matching(arguments, among: rules))
  }

  /// Returns the newest matching stub of a member, or `nil` if matchers have to run to find it.
  func newestStub(
    of member: MemberState, _ arguments: UnsafeRawPointer
  ) -> Candidates.Found? {
    let rules = self[member].stubs
    guard let index = index(of: member, for: rules), index.stubs.update(rules) else { return nil }
    return .newest(index.stubs.newest(arguments).map { rules[$0] })
  }

  /// Returns the indexes of a member, or `nil` if there are few rules or some have states.
  private func index(of member: MemberState, for rules: [Rule]) -> MemberIndex? {
    guard rules.count >= RuleIndex.threshold, !self[member].hasStates else { return nil }
    if let index = self[member].index { return index }
    let new = MemberIndex()
    self[member].index = new
    return new
  }
}
