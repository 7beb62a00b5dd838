import UnderstudyCore

// The effects of the steps.

extension ReferenceModel {
  /// Returns the possible models after a line.
  func after(_ line: Program.Line) -> [ReferenceModel] {
    var model = self
    model.line = line.number
    switch line.step {
    case .verifyNoMoreInteractions(let mocks, let excluding):
      for pattern in excluding where !mocks.contains(pattern.mock) {
        model.deliver(ReportedFailure(kind: .misuse, line: line.number), of: pattern.mock)
      }
      return mocks.reduce([model]) { models, mock in
        models.flatMap { $0.afterVerifyingNoMore(mock, excluding) }
      }
    case .verifyExpectations(let mocks):
      if mocks.isEmpty { model.verifyScope() }
      for mock in mocks { model.verifyExpectations(of: mock) }
      return [model]
    default: break
    }
    model.run(line, orders: [], conditions: [])
    return [model]
  }

  /// Runs a line that has only one possible result.
  private mutating func run(
    _ line: Program.Line, orders: [OrderName], conditions: [Program.StateTest]
  ) {
    switch line.step {
    case .setUp(let setUp):
      add(setUp, line.number, orders, conditions)
    case .inOrder(let lines):
      for inner in lines {
        run(inner, orders: orders + [.block(line.number)], conditions: conditions)
      }
      reportIfUnused(line.number, Self.haveSetUps(lines, countingStubs: false))
    case .when(let test, let lines):
      for inner in lines { run(inner, orders: orders, conditions: conditions + [test]) }
      reportIfUnused(line.number, Self.haveSetUps(lines, countingStubs: true))
    case .become(let machine, let state):
      states[machine] = state
    case .ignore(let mocks):
      ignored.formUnion(mocks)
    case .setStrictness(let strictness, let mocks):
      for mock in mocks { self.strictness[mock] = strictness }
    case .setStrictnessOfMember(let strictness, let pattern):
      if pattern.isUniversal {
        strictnessOfMembers[pattern.member] = strictness
      } else {
        deliver(ReportedFailure(kind: .misuse, line: line.number), of: pattern.mock)
      }
    case .reset(let mocks):
      for mock in mocks { reset(mock, .all) }
    case .resetParts(let mock, let parts):
      reset(mock, parts)
    case .resetCalls(let pattern):
      if pattern.isUniversal {
        reset(.all) { $0 == pattern.member }
      } else {
        for index in recorded(pattern) { history[index].isForgotten = true }
      }
    case .calls(let pattern):
      observation.found = found(pattern)
    case .verify(let pattern, let count):
      verify(pattern, count)
    case .verifyInOrder(let elements, let exactly):
      guard admitsAll(elements.map(\.pattern.mock)) else { break }
      for mock in Set(elements.map(\.pattern.mock)) { reportDeferred(of: mock) }
      verifyInOrder(elements, exactly: exactly)
    case .create(let mock):
      mocks[mock] = MockState(scope: current!)
      scopes[current!].mocks.append(mock)
    case .open(let unusedStubs):
      scopes.append(Scope(parent: current, unusedStubs: unusedStubs))
      current = scopes.count - 1
    case .call, .verifyExpectations, .verifyNoMoreInteractions, .close, .threads:
      preconditionFailure("a step with several possible results")
    }
  }

  /// Returns a Boolean value that indicates whether a verb can use several mocks. Reports the first one
  /// that it cannot use, other than the first mock, which is tested last.
  private mutating func admitsAll(_ mocks: [Int]) -> Bool {
    for mock in mocks.dropFirst() where mock != mocks[0] && !admits(mock, line) { return false }
    return admits(mocks[0], line)
  }

  /// Reports a block that sets up nothing.
  private mutating func reportIfUnused(_ line: Int, _ isUsed: Bool) {
    guard !isUsed else { return }
    observation.reportedFailures.append(ReportedFailure(kind: .misuse, line: line))
  }

  /// Returns a Boolean value that indicates whether lines set up something, also in nested blocks.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - countingStubs: Whether stubs count.
  private static func haveSetUps(_ lines: [Program.Line], countingStubs: Bool) -> Bool {
    lines.contains { line in
      switch line.step {
      case .setUp(let setUp):
        if case .stub = setUp.verb { countingStubs } else { true }
      case .inOrder(let inner), .when(_, let inner):
        haveSetUps(inner, countingStubs: countingStubs)
      default: false
      }
    }
  }

  private mutating func reset(_ mock: Int, _ parts: ResetParts) {
    reset(parts) { $0.mock == mock }
  }

  private mutating func reset(_ parts: ResetParts, where isIncluded: (Member) -> Bool) {
    let gone = rules.filter {
      isIncluded($0.pattern.member) && parts.contains($0.bounds == nil ? .stubs : .expectations)
    }
    let lines = gone.map(\.line)
    rules.removeAll { lines.contains($0.line) }
    formerRules += gone
    if isInParts { leaving[line] = lines } else { leaveOrders(lines) }
    guard parts.contains(.calls) else { return }
    for index in history.indices where isIncluded(history[index].invocation.member) {
      history[index].isForgotten = true
    }
  }

  /// Removes rules from their orders, which do not wait for removed steps.
  mutating func leaveOrders(_ lines: [Int]) {
    for order in orders.keys { orders[order]!.removeAll { lines.contains($0) } }
  }

  private mutating func verify(_ pattern: Program.Pattern, _ count: Program.Count) {
    observation.found = []
    guard admits(pattern.mock, line) else { return }
    reportDeferred(of: pattern.mock)
    let matching = recorded(pattern)
    observation.found = found(pattern)
    // The calls of a failed verification are verified too.
    for index in matching { history[index].verified = .yes }
    if matching.count < count.lower || matching.count > count.upper {
      deliver(
        ReportedFailure(kind: .failedVerification, line: line, received: matching.count),
        of: pattern.mock)
    }
  }

  /// Returns the possible models after a `verifyNoMoreInteractions`.
  private func afterVerifyingNoMore(
    _ mock: Int, _ excluding: [Program.Pattern]
  ) -> [ReferenceModel] {
    var admitted = self
    guard admitted.admits(mock, line) else { return [admitted] }
    admitted.reportDeferred(of: mock)
    let left = history.filter { call in
      call.invocation.mock == mock && !call.isForgotten && call.taker == nil
        && !excluding.contains { $0.matches(call.invocation) }
    }
    let least = left.count { $0.verified == .no }
    return (0...left.count { $0.verified == .perhaps }).map { more in
      var model = admitted
      if least + more > 0 {
        model.deliver(
          ReportedFailure(kind: .moreInteractions, line: line, received: least + more), of: mock)
      }
      return model
    }
  }

  /// Verifies the expectations of a mock.
  private mutating func verifyExpectations(of mock: Int) {
    guard admits(mock, line) else { return }
    reportDeferred(of: mock)
    reportUnmet(of: mock, isExplicit: true)
  }

  /// Verifies the expectations of the current scope.
  private mutating func verifyScope() {
    guard let current else {
      observation.reportedFailures.append(ReportedFailure(kind: .misuse, line: line))
      return
    }
    reportDeferred(ofScope: current, at: line)
    for mock in scopes[current].mocks { verifyExpectations(of: mock) }
  }
}

extension Program.Pattern {
  /// A Boolean value that indicates whether the pattern matches any arguments.
  var isUniversal: Bool {
    conditions.allSatisfy { if case .any = $0 { true } else { false } }
  }
}
