/// The calls that matched more than one expectation of a requirement, and the expectation that each
/// call is assigned to.
///
/// A call is assigned to the oldest expectation with room, because it needs an answer immediately.
/// Later calls may show that another expectation should have received it. Assignments are therefore
/// moved, so that every call has an expectation and every expectation has its calls, if that is
/// possible. The algorithm searches augmenting paths of a bipartite matching (Kuhn, 1955).
/// Expectations with an order or a state are excluded, because for them it matters when a call was
/// assigned.
///
/// Calls with the same candidates are interchangeable. A search therefore visits each set of candidates
/// once, and not each call. What it would visit in vain is skipped: at the beginning of each set, the
/// expectations that are used up, and those whose calls all have the same candidates.
struct CallAssignments {
  /// Changes when calls are added, moved or removed. Until then, a search that has found no chain finds
  /// none again.
  var changes = 0

  /// The sets of candidates that calls had.
  private(set) var sets: [CandidateSet] = []
  private var indices: [CandidateSet.Key: Int] = [:]
  private var identities: [ObjectIdentifier: Int] = [:]

  /// What is known about the rules of each set.
  var skipped: [Skipped] = []

  /// The rules that have lost a call and may still have room.
  var reopened: [Rule] = []

  /// The indexes of the sets that contain each rule.
  private(set) var setsOfRules: [ObjectIdentifier: [Int]] = [:]

  /// The numbers of the calls that are assigned to each rule, oldest first, by their sets.
  private(set) var calls: [ObjectIdentifier: [Int: [Int]]] = [:]

  /// The rules that calls of each set are assigned to.
  private(set) var holders: [[ObjectIdentifier: Rule]] = []

  private var lastCall = 0

  /// How many rules at the beginning of a set a search does not have to visit.
  struct Skipped {
    /// The number of rules without room, except for those that were reopened.
    var full = 0

    /// The number of rules that have no calls of other sets.
    var unmixed = 0
  }

  /// A Boolean value that indicates whether no call matched more than one expectation.
  var isEmpty: Bool { sets.isEmpty }

  /// Adds a call that was assigned to one of several expectations.
  mutating func add(assignedTo rule: Rule, candidates: CandidateSet) {
    lastCall += 1
    changes += 1
    insert(lastCall, of: index(of: candidates), to: rule)
  }

  private mutating func index(of set: CandidateSet) -> Int {
    if let known = identities[ObjectIdentifier(set)] ?? indices[set.key] { return known }
    let index = sets.count
    identities[ObjectIdentifier(set)] = index
    sets.append(set)
    skipped.append(Skipped())
    holders.append([:])
    indices[set.key] = index
    for rule in set.rules { setsOfRules[ObjectIdentifier(rule), default: []].append(index) }
    return index
  }

  mutating func insert(_ call: Int, of set: Int, to rule: Rule) {
    let id = ObjectIdentifier(rule)
    if holders[set].updateValue(rule, forKey: id) == nil { noteHolder(rule, of: set) }
    let position = calls[id]?[set]?.firstIndex(after: call) ?? 0
    calls[id, default: [:]][set, default: []].insert(call, at: position)
  }

  /// Notes that a rule has received the first call of a set.
  private mutating func noteHolder(_ rule: Rule, of set: Int) {
    for other in setsOfRules[ObjectIdentifier(rule)] ?? [] where other != set {
      let unmixed = skipped[other].unmixed
      guard unmixed > 0, sets[other].rules[unmixed - 1].number >= rule.number else { continue }
      skipped[other].unmixed = sets[other].rules.firstIndex(from: rule)
    }
  }

  /// Removes the oldest call of a set that is assigned to a rule.
  mutating func removeFirst(of set: Int, from rule: Rule) -> Int {
    let id = ObjectIdentifier(rule)
    let call = calls[id]![set]!.removeFirst()
    guard calls[id]![set]!.isEmpty else { return call }
    calls[id]![set] = nil
    holders[set][id] = nil
    return call
  }

  /// Removes the calls of rules, and the rules from the candidates of other calls.
  mutating func forget(_ rules: [Rule]) {
    let gone = Set(rules.map(ObjectIdentifier.init))
    guard !gone.isDisjoint(with: setsOfRules.keys) else { return }
    let old = self
    self = CallAssignments()
    changes = old.changes + 1
    var left: [(call: Int, set: CandidateSet, rule: Rule)] = []
    for (index, set) in old.sets.enumerated() {
      let set = CandidateSet(set.rules.filter { !gone.contains(ObjectIdentifier($0)) })
      for (id, rule) in old.holders[index] where !gone.contains(id) {
        left += old.calls[id]![index]!.map { ($0, set, rule) }
      }
    }
    for (_, set, rule) in left.sorted(by: { $0.call < $1.call }) {
      add(assignedTo: rule, candidates: set)
    }
  }

  /// Returns the rules that have lost a call and still have room.
  mutating func reopenedRules(_ state: borrowing MockState) -> [Rule] {
    if !reopened.isEmpty { reopened.removeAll { !state[$0].hasRoom } }
    return reopened
  }

  /// Makes room for one more call by moving assignments.
  ///
  /// - Parameters:
  ///   - rules: The expectations that match the call. All of them are used up.
  ///   - state: The state of the mock.
  /// - Returns: The oldest of them that now has room, or `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of expectations in all sets of candidates. If the
  ///   expectations compare the same arguments, it is constant on average.
  mutating func makeRoom(in rules: [Rule], _ state: borrowing MockState) -> Rule? {
    guard !isEmpty else { return nil }
    var exhausted = Exhausted()
    for rule in rules where state[rule].isFree {
      if freeCall(of: rule, state, &exhausted) {
        reopened.append(rule)
        return rule
      }
    }
    return nil
  }

  /// Moves assignments to expectations that lack calls, from those that have more than they need.
  ///
  /// - Parameters:
  ///   - expectations: The expectations of the requirement.
  ///   - state: The state of the mock.
  mutating func rebalance(_ expectations: [Rule], _ state: borrowing MockState) {
    guard !isEmpty else { return }
    var exhausted = Exhausted()
    var spare = SpareCalls()
    for rule in expectations where state[rule].isFree {
      while state[rule].isUnmet, fetchCall(for: rule, state, &exhausted, &spare) {}
    }
  }
}

extension [Int] {
  /// Returns the index of the first element after a number. The elements must be in ascending order.
  fileprivate func firstIndex(after number: Int) -> Int {
    if last.map({ $0 < number }) ?? true { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Rule] {
  /// Returns the index of a rule, or that of the next newer one. The rules must be oldest first.
  func firstIndex(from rule: Rule) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number < rule.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The expectations that can count the same calls at any time, oldest first.
final class CandidateSet {
  let rules: [Rule]

  /// The identity of the rules. Two sets of the same rules are equal.
  lazy var key = Key(rules: rules.map(ObjectIdentifier.init))

  struct Key: Hashable {
    fileprivate let rules: [ObjectIdentifier]
  }

  init(_ rules: [Rule]) { self.rules = rules }
}
