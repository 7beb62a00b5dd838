import UnderstudyCore

// What the verbs do, and the end of the scope.

extension ReferenceModel {
  /// What each line brings about, and last the end of the scope.
  static func trace(of program: Program) -> [Happening] {
    var model = ReferenceModel(program)
    var trace = program.lines.map { model.run($0) }
    trace.append(model.end())
    for index in trace.indices { trace[index].complaints.sort { $0.description < $1.description } }
    return trace
  }

  private mutating func run(_ line: Program.Line) -> Happening {
    var happening = Happening(line: line.number)
    switch line.step {
    case .stub(let pattern, let script):
      rules.append(Rule(line: line.number, pattern: pattern, script: script, bounds: nil))
    case .expect(let pattern, let count, let script):
      rules.append(
        Rule(
          line: line.number, pattern: pattern, script: script, bounds: (count.lower, count.upper)))
    case .reject(let pattern, let script):
      rules.append(Rule(line: line.number, pattern: pattern, script: script, bounds: (0, 0)))
    case .ignore(let mocks):
      ignored.formUnion(mocks)
    case .reset(let mocks):
      for mock in mocks { reset(mock, .all) }
    case .resetParts(let mock, let parts):
      reset(mock, parts)
    case .resetCalls(let pattern):
      for index in recorded(pattern) { history[index].isForgotten = true }
    case .call(let invocation):
      call(invocation, &happening)
    case .calls(let pattern):
      happening.found = found(pattern)
    case .verify(let pattern, let count):
      verify(pattern, count, &happening)
    case .verifyExpectations(let mocks):
      for mock in mocks.isEmpty ? Array(strictness.indices) : mocks {
        verifyExpectations(of: mock, &happening)
      }
    case .verifyNoMoreInteractions(let mocks, let excluding):
      for mock in mocks { verifyNoMoreInteractions(with: mock, excluding, &happening) }
    }
    return happening
  }

  private mutating func reset(_ mock: Int, _ parts: ResetParts) {
    rules.removeAll {
      $0.pattern.mock == mock && parts.contains($0.bounds == nil ? .stubs : .expectations)
    }
    guard parts.contains(.calls) else { return }
    for index in history.indices where history[index].invocation.mock == mock {
      history[index].isForgotten = true
    }
  }

  private mutating func verify(
    _ pattern: Program.Pattern, _ count: Program.Count, _ happening: inout Happening
  ) {
    let matching = recorded(pattern)
    happening.found = found(pattern)
    // Also calls of a verification that fails have been looked at.
    for index in matching { history[index].isVerified = true }
    if matching.count < count.lower || matching.count > count.upper {
      happening.complaints.append(
        Complaint(kind: .verification, line: happening.line, received: matching.count))
    }
  }

  private mutating func verifyExpectations(of mock: Int, _ happening: inout Happening) {
    for rule in rules where rule.pattern.mock == mock {
      guard let bounds = rule.bounds else { continue }
      let isUnmet = taken(rule) < bounds.lower
      let isViolated = rule.isRejection && received(rule) > 0
      guard isUnmet || isViolated else { continue }
      reported.insert(rule.line)
      happening.complaints.append(
        Complaint(
          kind: .unmet, line: happening.line, rules: [rule.line], received: received(rule)))
    }
  }

  private func verifyNoMoreInteractions(
    with mock: Int, _ excluding: [Program.Pattern], _ happening: inout Happening
  ) {
    let left = history.count { call in
      call.invocation.mock == mock && !call.isForgotten && !call.isVerified && call.taker == nil
        && !excluding.contains { $0.matches(call.invocation) }
    }
    guard left > 0 else { return }
    happening.complaints.append(
      Complaint(kind: .moreInteractions, line: happening.line, received: left))
  }

  /// The end of the scope: what is unmet and was not reported, and stubs that nothing used.
  private func end() -> Happening {
    let left = history.filter { !$0.isForgotten }
    var happening = Happening(
      line: 0, found: left.map { Happening.Found(call: $0.invocation, reply: $0.reply) })
    for rule in rules {
      if let bounds = rule.bounds {
        guard taken(rule) < bounds.lower, !reported.contains(rule.line) else { continue }
        happening.complaints.append(
          Complaint(kind: .unmet, line: rule.line, rules: [rule.line], received: received(rule)))
      } else if !history.contains(where: { $0.answerer == rule.line }) {
        happening.complaints.append(
          Complaint(kind: .unusedStub, line: rule.line, rules: [rule.line]))
      }
    }
    return happening
  }
}
