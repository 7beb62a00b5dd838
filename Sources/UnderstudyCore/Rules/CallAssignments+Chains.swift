// The searches for chains of calls whose assignments are moved.

extension CallAssignments {
  /// What searches have visited without reaching an end. Later searches cannot reach one through it,
  /// because a move never connects it with anything else.
  struct Exhausted {
    var rules: Set<ObjectIdentifier> = []
    var sets: Set<Int> = []

    mutating func formUnion(_ other: Exhausted) {
      rules.formUnion(other.rules)
      sets.formUnion(other.sets)
    }
  }

  /// A step of a search: a rule, and the call through which it was reached.
  struct Step {
    let rule: Rule

    /// The set of the call, or -1 at the start.
    var set = -1

    /// The index of the step that reached this one.
    var previous = -1
  }

  /// A breadth-first search. It ends with the first rule that can end the chain.
  struct Search {
    private var exhausted = Exhausted()
    var visited = Exhausted()
    var reached: [Step]

    /// Starts a search.
    ///
    /// - Parameters:
    ///   - start: The first rule.
    ///   - exhausted: What earlier searches have visited in vain. Moved here until the end of the search,
    ///     because a copy would take long.
    init(_ start: Rule, _ exhausted: inout Exhausted) {
      reached = [Step(rule: start)]
      visited.rules.insert(ObjectIdentifier(start))
      swap(&self.exhausted, &exhausted)
    }

    /// Ends the search.
    ///
    /// - Parameters:
    ///   - isSuccess: Whether it has found a chain.
    ///   - exhausted: Receives what was visited in vain.
    mutating func end(_ isSuccess: Bool, _ exhausted: inout Exhausted) {
      swap(&self.exhausted, &exhausted)
      if !isSuccess { exhausted.formUnion(visited) }
    }

    func isNew(_ rule: Rule) -> Bool {
      let id = ObjectIdentifier(rule)
      return !exhausted.rules.contains(id) && !visited.rules.contains(id)
    }

    func isNew(_ set: Int) -> Bool { !exhausted.sets.contains(set) && !visited.sets.contains(set) }

    /// Visits a rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - set: The set of the call through which it was reached.
    ///   - previous: The index of the step that reached it.
    mutating func visit(_ rule: Rule, _ set: Int, from previous: Int) {
      visited.rules.insert(ObjectIdentifier(rule))
      reached.append(Step(rule: rule, set: set, previous: previous))
    }
  }

  /// Moves the calls of a chain, which ends with the last step.
  ///
  /// - Parameter away: Whether calls move from the start to the end of the chain, rather than back.
  mutating func follow(
    _ steps: [Step], away: Bool, _ state: borrowing MockState
  ) {
    var step = steps[steps.count - 1]
    while step.previous >= 0 {
      let previous = steps[step.previous]
      let (from, to) = away ? (previous.rule, step.rule) : (step.rule, previous.rule)
      insert(removeFirst(of: step.set, from: from), of: step.set, to: to)
      state[from].matchedCount -= 1
      state[to].matchedCount += 1
      step = previous
    }
    changes += 1
  }
}

// MARK: - Making room

extension CallAssignments {
  /// Searches a chain of calls from a rule without room to one with room, and moves every call of the
  /// chain.
  ///
  /// - Parameters:
  ///   - start: The rule that loses a call.
  ///   - state: The state of the mock.
  ///   - exhausted: What earlier searches have visited in vain.
  /// - Returns: `true` if there is such a chain.
  mutating func freeCall(
    of start: Rule, _ state: borrowing MockState, _ exhausted: inout Exhausted
  ) -> Bool {
    guard !exhausted.rules.contains(ObjectIdentifier(start)) else { return false }
    var search = Search(start, &exhausted)
    let isFound = findRoom(&search, state)
    search.end(isFound, &exhausted)
    return isFound
  }

  private mutating func findRoom(
    _ search: inout Search, _ state: borrowing MockState
  ) -> Bool {
    // The sets whose rules are visited next, with the steps from which they were reached.
    var next: [(set: Int, previous: Int)] = []
    if findRoom(from: 0, &search, &next, state) { return true }
    var index = 0
    while index < next.count {
      let (set, previous) = next[index]
      for rule in sets[set].rules[skipUnmixed(in: set)...] where search.isNew(rule) {
        search.visit(rule, set, from: previous)
        if findRoom(from: search.reached.count - 1, &search, &next, state) { return true }
      }
      index += 1
    }
    return false
  }

  /// Moves the calls of a chain if one of the calls of its last rule can move to a rule with room.
  /// Otherwise notes the sets of these calls.
  ///
  /// - Parameters:
  ///   - step: The index of the step of the rule.
  ///   - search: The search.
  ///   - next: The sets whose rules are visited next.
  ///   - state: The state of the mock.
  /// - Returns: `true` if there is such a call.
  private mutating func findRoom(
    from step: Int, _ search: inout Search, _ next: inout [(set: Int, previous: Int)],
    _ state: borrowing MockState
  ) -> Bool {
    for set in heldSets(of: search.reached[step].rule) where search.isNew(set) {
      search.visited.sets.insert(set)
      if let taker = oldestWithRoom(in: set, search, state) {
        search.visit(taker, set, from: step)
        follow(search.reached, away: true, state)
        return true
      }
      next.append((set, step))
    }
    return false
  }

  /// Returns the sets of the calls that are assigned to a rule, in the order of their oldest calls.
  private func heldSets(of rule: Rule) -> [Int] {
    guard let sets = calls[ObjectIdentifier(rule)] else { return [] }
    return sets.count > 1 ? sets.sorted { $0.value[0] < $1.value[0] }.map(\.key) : Array(sets.keys)
  }

  /// Returns the oldest rule of a set that has room and was not visited.
  ///
  /// - Complexity: Constant on average.
  private mutating func oldestWithRoom(
    in set: Int, _ search: Search, _ state: borrowing MockState
  ) -> Rule? {
    let rules = sets[set].rules
    while skipped[set].full < rules.count, !state[rules[skipped[set].full]].hasRoom {
      skipped[set].full += 1
    }
    let open = rules[skipped[set].full...].first { state[$0].hasRoom && search.isNew($0) }
    let reopened = reopenedRules(state).filter {
      search.isNew($0) && setsOfRules[ObjectIdentifier($0)]?.contains(set) == true
    }
    return (reopened + (open.map { [$0] } ?? [])).min { $0.number < $1.number }
  }

  /// Returns the index of the first rule of a set that may have calls of other sets.
  ///
  /// - Complexity: Constant on average.
  private mutating func skipUnmixed(in set: Int) -> Int {
    let rules = sets[set].rules
    var index = skipped[set].unmixed
    while index < rules.count,
      calls[ObjectIdentifier(rules[index])]?.keys.allSatisfy({ $0 == set }) ?? true
    {
      index += 1
    }
    skipped[set].unmixed = index
    return index
  }
}

// MARK: - Fetching calls

extension CallAssignments {
  /// The calls of each set, oldest first, that rules with more calls than they need may lose.
  struct SpareCalls {
    private var queues: [Int: (calls: [(number: Int, holder: Rule)], next: Int)] = [:]

    /// Returns the rule with the oldest call of a set that it can lose, or `nil` if there is none.
    ///
    /// A rule that cannot lose a call cannot lose one later, so each call is examined once.
    ///
    /// - Parameters:
    ///   - set: The index of the set.
    ///   - all: Returns all calls of the set.
    ///   - isSpare: Returns `true` for a call that its holder still has and can lose.
    mutating func first(
      of set: Int, all: () -> [(number: Int, holder: Rule)], isSpare: (Int, Rule) -> Bool
    ) -> (number: Int, holder: Rule)? {
      if queues[set] == nil { queues[set] = (all().sorted { $0.number < $1.number }, 0) }
      while let call = queues[set].flatMap({ $0.next < $0.calls.count ? $0.calls[$0.next] : nil }) {
        if isSpare(call.number, call.holder) { return call }
        queues[set]?.next += 1
      }
      return nil
    }
  }

  /// Searches a chain of calls from a rule that has more calls than it needs to one that lacks calls,
  /// and moves every call of the chain.
  ///
  /// - Parameters:
  ///   - start: The rule that receives a call.
  ///   - state: The state of the mock.
  ///   - exhausted: What earlier searches have visited in vain.
  ///   - spare: The calls that can be moved.
  /// - Returns: `true` if there is such a chain.
  mutating func fetchCall(
    for start: Rule, _ state: borrowing MockState, _ exhausted: inout Exhausted,
    _ spare: inout SpareCalls
  ) -> Bool {
    guard !exhausted.rules.contains(ObjectIdentifier(start)) else { return false }
    var search = Search(start, &exhausted)
    let isFound = findSpareCall(&search, state, &spare)
    search.end(isFound, &exhausted)
    return isFound
  }

  private mutating func findSpareCall(
    _ search: inout Search, _ state: borrowing MockState, _ spare: inout SpareCalls
  ) -> Bool {
    var next = 0
    while next < search.reached.count {
      let sets = (setsOfRules[ObjectIdentifier(search.reached[next].rule)] ?? [])
        .filter(search.isNew)
      if let (set, holder) = oldestSpareCall(of: sets, state, &spare) {
        search.visit(holder, set, from: next)
        follow(search.reached, away: false, state)
        return true
      }
      for (_, set, rule) in holders(of: sets) {
        search.visited.sets.insert(set)
        if search.isNew(rule) { search.visit(rule, set, from: next) }
      }
      next += 1
    }
    return false
  }

  /// Returns the rule that can lose the oldest call of some sets, and the set of the call.
  private func oldestSpareCall(
    of sets: [Int], _ state: borrowing MockState, _ spare: inout SpareCalls
  ) -> (set: Int, holder: Rule)? {
    var oldest: (number: Int, set: Int, holder: Rule)?
    for set in sets {
      let call = spare.first(of: set) {
        holders[set].flatMap { id, rule in calls[id]![set]!.map { ($0, rule) } }
      } isSpare: { number, rule in
        state[rule].matchedCount > state[rule].count?.lower ?? 0
          && calls[ObjectIdentifier(rule)]?[set]?.first == number
      }
      if let call, call.number < oldest?.number ?? .max {
        oldest = (call.number, set, call.holder)
      }
    }
    return oldest.map { ($0.set, $0.holder) }
  }

  /// Returns the rules that calls of some sets are assigned to, with their sets, in the order of their
  /// oldest calls.
  private func holders(of sets: [Int]) -> [(call: Int, set: Int, rule: Rule)] {
    var found: [(call: Int, set: Int, rule: Rule)] = []
    for set in sets {
      for (id, holder) in holders[set] { found.append((calls[id]![set]![0], set, holder)) }
    }
    return found.sorted { $0.call < $1.call }
  }
}
