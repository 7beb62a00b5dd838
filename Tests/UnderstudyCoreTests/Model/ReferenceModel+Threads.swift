import UnderstudyCore

// The interleavings of threads.

extension ReferenceModel {
  /// A part of a step, which runs without interruption by other threads.
  enum Part {
    /// A verb on the test's thread sets up the mock, which may belong to an ended scope.
    case reopen(Int)
    case record(Program.Invocation)
    case decide(Program.Invocation)
    case answer

    /// A verb, without the failures that it reports for other threads.
    case verb(Program.Line)
    case reportDeferred(Int)

    /// Delivers the failure of a verb.
    case deliver

    /// Removes the rules of a reset from their orders.
    case leaveOrders
    case end(Ending)
  }

  /// The parts of one line.
  struct Parts {
    let line: Int
    let parts: [Part]

    /// Creates the parts of a line that does not end a scope.
    init(_ line: Program.Line) {
      self.line = line.number
      parts =
        switch line.step {
        case .call(let invocation): [.record(invocation), .decide(invocation), .answer]
        case .setUp(let setUp): [.reopen(setUp.pattern.mock), .verb(line), .deliver]
        case .reset, .resetParts: [.verb(line), .leaveOrders]
        case .resetCalls(let pattern) where pattern.isUniversal: [.verb(line), .leaveOrders]
        case .verify(let pattern, _):
          [.reportDeferred(pattern.mock), .verb(line), .deliver]
        case .verifyExpectations(let mocks), .verifyNoMoreInteractions(let mocks, _):
          [.reportDeferred(mocks[0]), .verb(line), .deliver]
        default: [.verb(line)]
        }
    }

    /// Creates the parts of the end of a scope.
    init(_ line: Int, _ ending: [Ending]) {
      self.line = line
      parts = ending.map { .end($0) }
    }
  }

  /// Returns the possible models after one part of a line, or none if the thread has to wait.
  private func after(_ part: Part, line: Int, isForeign: Bool) -> [ReferenceModel] {
    var model = self
    (model.line, model.isForeign) = (line, isForeign)
    switch part {
    case .reopen(let mock):
      model.reopen(mock)
    case .record(let invocation):
      model.record(invocation)
    case .decide(let invocation):
      if lateCalls.contains(line) {
        model.answerLate(invocation)
      } else {
        model.decide(history.firstIndex { $0.line == line }!)
      }
    case .answer:
      if !lateCalls.contains(line) { model.answer(history.firstIndex { $0.line == line }!) }
    case .verb(let line):
      model.isInParts = true
      return model.after(line).map { model in
        var model = model
        model.isInParts = false
        return model
      }
    case .reportDeferred(let mock):
      model.reportDeferred(of: mock)
    case .deliver:
      for (mock, failure) in model.undelivered.removeValue(forKey: line) ?? [] {
        model.deliver(failure, of: mock)
      }
    case .leaveOrders:
      model.leaveOrders(model.leaving.removeValue(forKey: line) ?? [])
    case .end(let ending):
      return model.after(ending)
    }
    return [model]
  }

  /// Returns the possible models after lines that one thread runs, one after another.
  func afterRunning(_ steps: [Parts], isForeign: Bool = false) -> [ReferenceModel] {
    steps.reduce([self]) { models, step in
      step.parts.reduce(models) { models, part in
        models.flatMap { $0.after(part, line: step.line, isForeign: isForeign) }
      }.map { $0.collectingOutcome(of: step.line) }
    }
  }

  /// Returns the possible models after lines that run on several threads, if their outcomes are
  /// those of the engine. The first thread is that of the test.
  ///
  /// - Throws: ``TooManyStates`` if the interleavings reach more states than are left.
  func afterRunning(
    _ threads: [[Parts]], matching engine: Observation, _ states: inout StatesLeft
  ) throws(TooManyStates) -> [ReferenceModel] {
    let queues = threads.enumerated().map { thread, steps in
      steps.flatMap { step in
        step.parts.filter { hasEffect($0, isForeign: thread > 0) }
          .map { (line: step.line, part: $0) }
      }
    }
    var reached = [Progress(model: self, counts: queues.map { _ in 0 })]
    for _ in queues.joined() {
      var next: [Int: Progress] = [:]
      for progress in reached {
        for (thread, queue) in queues.enumerated() where progress.counts[thread] < queue.count {
          let (line, part) = queue[progress.counts[thread]]
          for model in progress.model.after(part, line: line, isForeign: thread > 0) {
            let model = model.collectingOutcome(of: line)
            try states.takeOne()
            guard model.observation.isPart(of: engine) else { continue }
            var longer = Progress(model: model, counts: progress.counts)
            longer.counts[thread] += 1
            next[longer.fingerprint] = longer
          }
        }
      }
      reached = Array(next.values)
    }
    return reached.map { $0.model.collectingBlock() }
  }

  /// The number of states that may still be explored for a program.
  ///
  /// Most programs have a few hundred. Of some, the interleavings reach so many that exploring them takes
  /// hours.
  struct StatesLeft {
    private var count = 100_000

    /// Takes a state.
    ///
    /// - Throws: ``TooManyStates`` if none is left.
    mutating func takeOne() throws(TooManyStates) {
      guard count > 0 else { throw TooManyStates() }
      count -= 1
    }
  }

  /// The error of a program whose interleavings reach too many states.
  struct TooManyStates: Error {}

  /// Returns a Boolean value that indicates whether a part of a concurrent line can have an effect.
  private func hasEffect(_ part: Part, isForeign: Bool) -> Bool {
    switch part {
    case .reopen(let mock): !isForeign && mocks[mock].phase != .open
    case .reportDeferred: !isForeign
    case .deliver: isForeign
    case .leaveOrders: !orders.isEmpty
    default: true
    }
  }

  /// A state that an interleaving has reached, with the number of parts that each thread has run.
  private struct Progress {
    let model: ReferenceModel
    var counts: [Int]

    var fingerprint: Int {
      var hasher = Hasher()
      hasher.combine(counts)
      model.hashState(into: &hasher)
      return hasher.finalize()
    }
  }

  /// Notes the outcome of a concurrent line.
  private func collectingOutcome(of line: Int) -> ReferenceModel {
    var model = self
    if let reply = observation.reply { model.observation.replies[line] = reply }
    if let found = observation.found { model.observation.findings[line] = found.map(\.call) }
    (model.observation.reply, model.observation.found) = (nil, nil)
    return model
  }

  /// Notes all recorded calls after concurrent lines.
  func collectingBlock() -> ReferenceModel {
    var model = self
    model.isForeign = false
    model.observation.notes.sort()
    model.observation.found = recordedCalls
    return model
  }

  /// The recorded calls on all mocks.
  var recordedCalls: [Observation.Found] {
    history.filter { !$0.isForgotten }
      .map { Observation.Found(call: $0.invocation, reply: $0.reply) }
  }
}

extension Observation {
  /// Returns a Boolean value that indicates whether another observation has the same outcomes of
  /// the lines that this one has.
  fileprivate func isPart(of other: Observation) -> Bool {
    replies.allSatisfy { other.replies[$0.key] == $0.value }
      && findings.allSatisfy { other.findings[$0.key] == $0.value }
  }
}
