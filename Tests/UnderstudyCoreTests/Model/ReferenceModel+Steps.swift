import UnderstudyCore

// The effects of the verbs and of the end of the scope.

extension ReferenceModel {
  /// Returns the observations of each line, followed by those of the end of the scope.
  ///
  /// If several observations are possible, returns that of the engine if it is one of them.
  static func trace(of program: Program, matching engine: [Observation]) -> [Observation] {
    // All models that agree with the engine so far.
    var models = [ReferenceModel(program)]
    var trace: [Observation] = []
    for index in engine.indices {
      var successors = models.flatMap { model in
        var model = model
        model.observation = Observation(line: engine[index].line)
        return index < program.lines.count ? model.after(program.lines[index]) : model.atEnd()
      }
      for index in successors.indices {
        successors[index].observation.reportedFailures.sort { $0.description < $1.description }
      }
      var known: Set<[Int?]> = []
      models = successors.filter {
        $0.observation == engine[index] && known.insert($0.fingerprint).inserted
      }
      if models.isEmpty { models = [successors[0]] }
      trace.append(models[0].observation)
    }
    return trace
  }

  /// The state in which models of the same history can differ.
  private var fingerprint: [Int?] {
    history.flatMap { [$0.taker, $0.answerer] } + states + reported.sorted()
  }

  /// Returns the possible models after a line.
  private func after(_ line: Program.Line) -> [ReferenceModel] {
    switch line.step {
    case .call(let invocation): return afterCall(invocation)
    case .verifyNoMoreInteractions(let mocks, let excluding):
      var model = self
      model.observation.reportedFailures += excluding.filter { !mocks.contains($0.mock) }
        .map { _ in ReportedFailure(kind: .misuse, line: line.number) }
      return mocks.reduce([model]) { models, mock in
        models.flatMap { $0.afterVerifyingNoMore(mock, excluding) }
      }
    case .verifyExpectations(let mocks):
      return afterVerifying(mocks.isEmpty ? Array(strictness.indices) : mocks, isExplicit: true)
    default: break
    }
    var model = self
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
    case .when(let test, let lines):
      for inner in lines { run(inner, orders: orders, conditions: conditions + [test]) }
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
        observation.reportedFailures.append(ReportedFailure(kind: .misuse, line: line.number))
      }
    case .reset(let mocks):
      for mock in mocks { reset(mock, .all) }
    case .resetParts(let mock, let parts):
      reset(mock, parts)
    case .resetCalls(let pattern):
      for index in recorded(pattern) { history[index].isForgotten = true }
    case .calls(let pattern):
      observation.found = found(pattern)
    case .verify(let pattern, let count):
      verify(pattern, count)
    case .verifyInOrder(let elements, let exactly):
      verifyInOrder(elements, exactly: exactly)
    case .call, .verifyExpectations, .verifyNoMoreInteractions:
      break
    }
  }

  private mutating func reset(_ mock: Int, _ parts: ResetParts) {
    let gone = rules.filter {
      $0.pattern.mock == mock && parts.contains($0.bounds == nil ? .stubs : .expectations)
    }.map(\.line)
    rules.removeAll { gone.contains($0.line) }
    // Orders do not wait for removed steps.
    for order in orders.keys { orders[order]!.removeAll { gone.contains($0) } }
    if parts.contains(.expectations) { handedOver = handedOver.filter { $0.mock != mock } }
    guard parts.contains(.calls) else { return }
    for index in history.indices where history[index].invocation.mock == mock {
      history[index].isForgotten = true
    }
  }

  private mutating func verify(_ pattern: Program.Pattern, _ count: Program.Count) {
    let matching = recorded(pattern)
    observation.found = found(pattern)
    // The calls of a failed verification are verified too.
    for index in matching { history[index].verified = .yes }
    if matching.count < count.lower || matching.count > count.upper {
      observation.reportedFailures.append(
        ReportedFailure(kind: .failedVerification, line: observation.line, received: matching.count)
      )
    }
  }

  /// Returns the possible models after a `verifyNoMoreInteractions`.
  private func afterVerifyingNoMore(
    _ mock: Int, _ excluding: [Program.Pattern]
  ) -> [ReferenceModel] {
    let left = history.filter { call in
      call.invocation.mock == mock && !call.isForgotten && call.taker == nil
        && !excluding.contains { $0.matches(call.invocation) }
    }
    let least = left.count { $0.verified == .no }
    return (0...left.count { $0.verified == .perhaps }).map { more in
      var model = self
      if least + more > 0 {
        model.observation.reportedFailures.append(
          ReportedFailure(kind: .moreInteractions, line: observation.line, received: least + more))
      }
      return model
    }
  }
}

extension Program.Pattern {
  /// A Boolean value that indicates whether the pattern matches any arguments.
  fileprivate var isUniversal: Bool {
    conditions.allSatisfy { if case .any = $0 { true } else { false } }
  }
}
