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
/// once, and not each call.
struct CallAssignments {
  /// Changes when an expectation loses a call, so that it has room again.
  private(set) var version = 0

  /// The sets of candidates that calls had.
  private var sets: [CandidateSet] = []
  private var indices: [CandidateSet.Key: Int] = [:]
  private var identities: [ObjectIdentifier: Int] = [:]

  /// The indexes of the sets that contain each rule.
  private var setsOfRules: [ObjectIdentifier: [Int]] = [:]

  /// The numbers of the calls that are assigned to each rule, oldest first, by their sets.
  private var calls: [ObjectIdentifier: [Int: [Int]]] = [:]

  /// The rules that calls of each set are assigned to.
  private var holders: [[ObjectIdentifier: Rule]] = []

  private var lastCall = 0

  /// A Boolean value that indicates whether no call matched more than one expectation.
  var isEmpty: Bool { sets.isEmpty }

  /// Adds a call that was assigned to one of several expectations.
  mutating func add(assignedTo rule: Rule, candidates: CandidateSet) {
    lastCall += 1
    insert(lastCall, of: index(of: candidates), to: rule)
  }

  private mutating func index(of set: CandidateSet) -> Int {
    if let known = identities[ObjectIdentifier(set)] ?? indices[set.key] { return known }
    let index = sets.count
    identities[ObjectIdentifier(set)] = index
    sets.append(set)
    holders.append([:])
    indices[set.key] = index
    for rule in set.rules { setsOfRules[ObjectIdentifier(rule), default: []].append(index) }
    return index
  }

  private mutating func insert(_ call: Int, of set: Int, to rule: Rule) {
    let id = ObjectIdentifier(rule)
    holders[set][id] = rule
    let numbers = calls[id]?[set] ?? []
    let position =
      numbers.last.map { $0 < call } != false
      ? numbers.count : numbers.firstIndex { $0 > call } ?? numbers.count
    calls[id, default: [:]][set, default: []].insert(call, at: position)
  }

  /// Removes the oldest call of a set that is assigned to a rule.
  private mutating func removeFirst(of set: Int, from rule: Rule) -> Int {
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
    version = old.version + 1
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

  /// Makes room for one more call by moving assignments.
  ///
  /// - Parameters:
  ///   - rules: The expectations that match the call. All of them are used up.
  ///   - state: The state of the mock.
  /// - Returns: The oldest of them that now has room, or `nil` if there is none.
  /// - Complexity: O(*n*), where *n* is the number of expectations in all sets of candidates.
  mutating func makeRoom(in rules: [Rule], _ state: borrowing MockCore.State) -> Rule? {
    guard !isEmpty else { return nil }
    var exhausted = Exhausted()
    for rule in rules where state[rule].isFree {
      if move(from: rule, state, losesCall: true, &exhausted, until: { state[$0].hasRoom }) {
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
  mutating func rebalance(_ expectations: [Rule], _ state: borrowing MockCore.State) {
    guard !isEmpty else { return }
    var exhausted = Exhausted()
    for rule in expectations where state[rule].isFree {
      while state[rule].isUnmet,
        move(
          from: rule, state, losesCall: false, &exhausted,
          until: { state[$0].matchedCount > state[$0].count?.lower ?? 0 })
      {}
    }
  }

  /// What searches have visited without reaching an end. Later searches cannot reach one through it,
  /// because a move never connects it with anything else.
  private struct Exhausted {
    var rules: Set<ObjectIdentifier> = []
    var sets: Set<Int> = []
  }

  /// A step of a search: a rule, and the call through which it was reached.
  private struct Step {
    let rule: Rule

    /// The set of the call, or -1 at the start.
    var set = -1

    /// The index of the step that reached this one.
    var previous = -1
  }

  /// Searches a chain of calls from a rule to one that can end the chain, and moves every call of
  /// the chain.
  ///
  /// - Parameters:
  ///   - start: The rule that loses a call, or receives one.
  ///   - state: The state of the mock.
  ///   - losesCall: Whether the start loses a call, so that calls move to the end of the chain,
  ///     rather than back.
  ///   - exhausted: What earlier searches have visited in vain.
  ///   - ends: Returns `true` for a rule that can receive a call, or lose one.
  /// - Returns: `true` if there is such a chain.
  private mutating func move(
    from start: Rule, _ state: borrowing MockCore.State, losesCall: Bool,
    _ exhausted: inout Exhausted, until ends: (Rule) -> Bool
  ) -> Bool {
    guard !exhausted.rules.contains(ObjectIdentifier(start)) else { return false }
    var search = Search(start, exhausted)
    while search.next < search.reached.count {
      let rule = search.reached[search.next].rule
      let hasEnded =
        losesCall
        ? search.visitTakers(of: heldSets(of: rule).map { ($0, sets[$0]) }, ends)
        : search.visitHolders(holders(near: rule, search), ends)
      if hasEnded {
        follow(search.reached, losesCall, state)
        return true
      }
      search.next += 1
    }
    exhausted.rules.formUnion(search.visited.rules)
    exhausted.sets.formUnion(search.visited.sets)
    return false
  }

  /// A breadth-first search. It ends with the first rule that can end the chain.
  private struct Search {
    let exhausted: Exhausted
    var visited = Exhausted()
    var reached: [Step]
    var next = 0

    init(_ start: Rule, _ exhausted: Exhausted) {
      self.exhausted = exhausted
      reached = [Step(rule: start)]
      visited.rules.insert(ObjectIdentifier(start))
    }

    func isNew(_ rule: Rule) -> Bool {
      let id = ObjectIdentifier(rule)
      return !exhausted.rules.contains(id) && !visited.rules.contains(id)
    }

    func isNew(_ set: Int) -> Bool { !exhausted.sets.contains(set) && !visited.sets.contains(set) }

    /// Visits the rules that can receive a call from the current one.
    ///
    /// - Returns: `true` if one of them ends the chain. It is the last step then.
    mutating func visitTakers(
      of sets: [(Int, CandidateSet)], _ ends: (Rule) -> Bool
    ) -> Bool {
      for (index, set) in sets where isNew(index) {
        visited.sets.insert(index)
        for rule in set.rules where ends(rule) && isNew(rule) {
          reached.append(Step(rule: rule, set: index, previous: next))
          return true
        }
        for rule in set.rules where isNew(rule) { visit(rule, index) }
      }
      return false
    }

    /// Visits the rules that can lose a call to the current one.
    ///
    /// - Parameter holders: The rules, with their oldest calls of each set.
    /// - Returns: `true` if one of them ends the chain. It is the last step then.
    mutating func visitHolders(
      _ holders: [(call: Int, set: Int, rule: Rule)], _ ends: (Rule) -> Bool
    ) -> Bool {
      let found = holders.filter { ends($0.rule) && isNew($0.rule) }
      if let end = found.min(by: { $0.call < $1.call }) {
        reached.append(Step(rule: end.rule, set: end.set, previous: next))
        return true
      }
      for (_, set, rule) in holders.sorted(by: { $0.call < $1.call }) {
        visited.sets.insert(set)
        if isNew(rule) { visit(rule, set) }
      }
      return false
    }

    private mutating func visit(_ rule: Rule, _ set: Int) {
      visited.rules.insert(ObjectIdentifier(rule))
      reached.append(Step(rule: rule, set: set, previous: next))
    }
  }

  /// Returns the sets of the calls that are assigned to a rule, in the order of their oldest calls.
  private func heldSets(of rule: Rule) -> [Int] {
    guard let sets = calls[ObjectIdentifier(rule)] else { return [] }
    return sets.count > 1 ? sets.sorted { $0.value[0] < $1.value[0] }.map(\.key) : Array(sets.keys)
  }

  /// Returns the rules whose calls a rule could have taken, with their oldest calls of each set that
  /// was not visited.
  private func holders(
    near rule: Rule, _ search: Search
  ) -> [(call: Int, set: Int, rule: Rule)] {
    var found: [(call: Int, set: Int, rule: Rule)] = []
    for set in setsOfRules[ObjectIdentifier(rule)] ?? [] where search.isNew(set) {
      for (id, holder) in holders[set] { found.append((calls[id]![set]![0], set, holder)) }
    }
    return found
  }

  /// Moves the calls of a chain, which ends with the last step.
  private mutating func follow(
    _ steps: [Step], _ losesCall: Bool, _ state: borrowing MockCore.State
  ) {
    var step = steps[steps.count - 1]
    while step.previous >= 0 {
      let previous = steps[step.previous]
      let (from, to) = losesCall ? (previous.rule, step.rule) : (step.rule, previous.rule)
      insert(removeFirst(of: step.set, from: from), of: step.set, to: to)
      state[from].matchedCount -= 1
      state[to].matchedCount += 1
      step = previous
    }
    version += 1
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
