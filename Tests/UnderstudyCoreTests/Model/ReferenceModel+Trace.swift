import UnderstudyCore

// The observations of a program.

extension ReferenceModel {
  /// Returns the observations of each line, followed by those of the end of the program.
  ///
  /// If several observations are possible, returns that of the engine if it is one of them.
  ///
  /// - Throws: ``TooManyStates`` if the program cannot be explored.
  static func trace(
    of program: Program, matching engine: [Observation]
  ) throws(TooManyStates) -> [Observation] {
    var states = StatesLeft()
    // All models that agree with the engine so far.
    var models = [ReferenceModel(program)]
    var trace: [Observation] = []
    for index in engine.indices {
      let line = index < program.lines.count ? program.lines[index] : nil
      for index in models.indices {
        models[index].observation = Observation(line: line?.number ?? 0)
      }
      var successors: [ReferenceModel] = []
      for model in models {
        if let line {
          successors += try model.successors(line, matching: engine[index], &states)
        } else {
          successors += model.atEnd()
        }
      }
      successors = successors.map(\.sorted)
      var known: Set<Int> = []
      let matching = successors.filter {
        $0.observation == engine[index]
          && (successors.count == 1 || known.insert($0.fingerprint).inserted)
      }
      models = matching.isEmpty ? [successors.first ?? models[0].example(line!).sorted] : matching
      trace.append(models[0].observation)
    }
    return trace
  }

  /// The model with the failures in the order in which they are compared.
  private var sorted: ReferenceModel {
    var model = self
    if observation.reportedFailures.count > 1 {
      model.observation.reportedFailures.sort { $0.description < $1.description }
    }
    return model
  }

  /// Returns the possible models after a line.
  private func successors(
    _ line: Program.Line, matching engine: Observation, _ states: inout StatesLeft
  ) throws(TooManyStates) -> [ReferenceModel] {
    switch line.step {
    case .threads(let threads):
      return try afterRunning(threads.map { $0.map { Parts($0) } }, matching: engine, &states)
    case .close(let threads):
      let end = [Parts(line.number, ending)]
      return try afterRunning(
        [end] + threads.map { $0.map { Parts($0) } }, matching: engine, &states)
    case .call:
      return afterRunning([Parts(line)]).map { model in
        var model = model
        model.observation.reply = model.observation.replies.removeValue(forKey: line.number)
        return model
      }
    default:
      return after(line)
    }
  }

  /// Returns one of the possible models after concurrent lines, for the description of a
  /// divergence: the threads run one after another.
  private func example(_ line: Program.Line) -> ReferenceModel {
    var model = self
    switch line.step {
    case .threads(let threads):
      for (index, lines) in threads.enumerated() {
        model = model.afterRunning(lines.map { Parts($0) }, isForeign: index > 0)[0]
      }
    case .close(let threads):
      for lines in threads {
        model = model.afterRunning(lines.map { Parts($0) }, isForeign: true)[0]
      }
      model = model.afterRunning([Parts(line.number, ending)])[0]
    default: break
    }
    return model.collectingBlock()
  }

  /// Returns the possible models after the end of the program, which ends all scopes.
  private func atEnd() -> [ReferenceModel] {
    afterEndingScopes(with: recordedCalls)
  }

  private func afterEndingScopes(with found: [Observation.Found]) -> [ReferenceModel] {
    guard current != nil else {
      var model = self
      model.observation.found = found
      return [model]
    }
    return afterRunning([Parts(0, ending)]).flatMap { $0.afterEndingScopes(with: found) }
  }
}
