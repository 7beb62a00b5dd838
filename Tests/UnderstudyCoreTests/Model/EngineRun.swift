import UnderstudyCore

/// Runs a program on the engine and records the observations.
struct EngineRun {
  private let mocks: [MockArchive]
  private let orders = [CallOrder("order0"), CallOrder("order1")]
  private let world = World()

  /// Returns the observations of each line, followed by those of the end of the scope.
  static func trace(of program: Program) -> [Observation] {
    var trace: [Observation] = []
    var seen = 0
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .fail) {
        let run = EngineRun(program)
        for line in program.lines {
          var observation = run.run(line)
          observation.reportedFailures = reportedFailures(since: &seen)
          trace.append(observation)
        }
        trace.append(run.recorded(program))
      }
    }
    trace[trace.count - 1].reportedFailures = sorted(log.failures[seen...])
    return trace
  }

  private init(_ program: Program) {
    mocks = program.mocks.enumerated().map { index, kind in
      let name = Program.mockNames[index]
      return kind.isSpy
        ? MockArchive(spying: RealArchive(), name, kind.strictness, line: index + 1)
        : MockArchive(name, kind.strictness, line: index + 1)
    }
  }

  private static func reportedFailures(since seen: inout Int) -> [ReportedFailure] {
    let failures = FailureLog.current!.failures
    defer { seen = failures.count }
    return failures.count == seen ? [] : sorted(failures[seen...])
  }

  private static func sorted(_ failures: ArraySlice<MockFailure>) -> [ReportedFailure] {
    failures.map { ReportedFailure($0) }.sorted { $0.description < $1.description }
  }

  /// Returns all calls recorded at the end, in order across mocks.
  private func recorded(_ program: Program) -> Observation {
    var found: [(order: Int, Observation.Found)] = []
    for mock in program.mocks.indices {
      for requirement in Program.Requirement.allCases {
        let conditions = Array(repeating: Program.Condition.any, count: requirement.parameterCount)
        let pattern = Program.Pattern(mock: mock, requirement: requirement, conditions: conditions)
        found += look(pattern, CallVerb())
      }
    }
    return Observation(line: 0, found: found.sorted { $0.order < $1.order }.map(\.1))
  }
}

// MARK: - Steps

extension EngineRun {
  private func run(_ line: Program.Line) -> Observation {
    var observation = Observation(line: line.number)
    switch line.step {
    case .setUp(let setUp):
      self.setUp(setUp, line.number)
    case .inOrder(let lines):
      inOrder(line: line.number) { for line in lines { _ = run(line) } }
    case .when(let test, let lines):
      when(world.condition(test)) { for line in lines { _ = run(line) } }
    case .become(let machine, let state):
      world.machines[machine].become(state)
    case .setStrictness(let strictness, let indices):
      for index in indices { setStrictness(strictness, for: mocks[index]) }
    case .setStrictnessOfMember(let strictness, let pattern):
      setStrictness(strictness, for: anyPattern(pattern), line: line.number)
    case .ignore(let indices):
      if indices.count == 2 { ignore(mocks[0], mocks[1]) } else { ignore(mocks[indices[0]]) }
    case .reset(let indices):
      if indices.count == 2 { reset(mocks[0], mocks[1]) } else { reset(mocks[indices[0]]) }
    case .resetParts(let mock, let parts):
      reset(mocks[mock], parts)
    case .resetCalls(let pattern):
      forget(pattern)
    case .call(let invocation):
      world.notes = []
      observation.reply = call(invocation)
      observation.notes = world.notes
    case .calls(let pattern):
      observation.found = look(pattern, CallVerb()).map(\.1)
    case .verify(let pattern, let count):
      let verb = CallVerb(verifying: count.counting, line: line.number)
      observation.found = look(pattern, verb).map(\.1)
    case .verifyInOrder(let elements, let exactly):
      verifyInOrder(elements, exactly, line.number)
    case .verifyExpectations(let indices):
      verifyExpectations(indices, line.number)
    case .verifyNoMoreInteractions(let indices, let excluding):
      verifyNoMoreInteractions(indices, excluding.map(anyPattern), line.number)
    }
    return observation
  }

  private func call(_ invocation: Program.Invocation) -> Observation.Reply {
    let (mock, arguments) = (mocks[invocation.mock], invocation.arguments)
    do {
      switch invocation.requirement {
      case .pages: return .returned(mock.pages(of: arguments[0]))
      case .read:
        return .returned(SetUpWriter.number(try mock.read(arguments[0], page: arguments[1])))
      case .open: return .returned(try mock.open().id)
      }
    } catch {
      return Observation.Reply(error)
    }
  }

  private func verifyInOrder(
    _ elements: [Program.OrderElement], _ exactly: Bool, _ line: Int
  ) {
    let all = elements.map { element in
      let pattern = anyPattern(element.pattern)
      return element.count.map { times($0.counting, pattern) } ?? pattern
    }
    switch all.count {
    case 1: UnderstudyCore.verifyInOrder(all[0], exactly: exactly, line: line)
    case 2: UnderstudyCore.verifyInOrder(all[0], all[1], exactly: exactly, line: line)
    default: UnderstudyCore.verifyInOrder(all[0], all[1], all[2], exactly: exactly, line: line)
    }
  }

  private func times(_ count: some CallCounting, _ pattern: AnyCallPattern) -> AnyCallPattern {
    pattern.times(count)
  }

  private func verifyExpectations(_ indices: [Int], _ line: Int) {
    switch indices.count {
    case 0: UnderstudyCore.verifyExpectations(line: line)
    case 1: UnderstudyCore.verifyExpectations(mocks[indices[0]], line: line)
    default: UnderstudyCore.verifyExpectations(mocks[0], mocks[1], line: line)
    }
  }

  private func verifyNoMoreInteractions(
    _ indices: [Int], _ excluding: [AnyCallPattern], _ line: Int
  ) {
    if indices.count == 1 {
      UnderstudyCore.verifyNoMoreInteractions(
        mocks[indices[0]], excluding: excluding, line: line)
    } else {
      UnderstudyCore.verifyNoMoreInteractions(
        mocks[0], mocks[1], excluding: excluding, line: line)
    }
  }
}

// MARK: - Patterns

extension EngineRun {
  private func setUp(_ setUp: Program.SetUp, _ line: Int) {
    let mock = mocks[setUp.pattern.mock]
    let matchers = setUp.pattern.conditions.map(\.matcher)
    let writer = SetUpWriter(setUp: setUp, line: line, orders: orders, world: world)
    switch setUp.pattern.requirement {
    case .pages: writer.setUp(mock.pages(of: matchers[0]))
    case .read: writer.setUp(mock.read(matchers[0], page: matchers[1]))
    case .open: writer.setUp(mock.open())
    }
  }

  private func look(
    _ pattern: Program.Pattern, _ verb: CallVerb
  ) -> [(order: Int, Observation.Found)] {
    let mock = mocks[pattern.mock]
    let matchers = pattern.conditions.map(\.matcher)
    func found(_ order: Int, _ arguments: [Int], _ reply: Observation.Reply) -> (
      order: Int, Observation.Found
    ) {
      let call = Program.Invocation(
        mock: pattern.mock, requirement: pattern.requirement, arguments: arguments)
      return (order, Observation.Found(call: call, reply: reply))
    }
    switch pattern.requirement {
    case .pages:
      return verb.look(mock.pages(of: matchers[0])).map {
        found($0.order, [$0.arguments], Observation.Reply($0.outcome) { $0 })
      }
    case .read:
      return verb.look(mock.read(matchers[0], page: matchers[1])).map {
        found(
          $0.order, [$0.arguments.0, $0.arguments.1],
          Observation.Reply($0.outcome, SetUpWriter.number))
      }
    case .open:
      return verb.look(mock.open()).map {
        found($0.order, [], Observation.Reply($0.outcome, \.id))
      }
    }
  }

  private func forget(_ pattern: Program.Pattern) {
    let mock = mocks[pattern.mock]
    let matchers = pattern.conditions.map(\.matcher)
    switch pattern.requirement {
    case .pages: reset(mock.pages(of: matchers[0]))
    case .read: reset(mock.read(matchers[0], page: matchers[1]))
    case .open: reset(mock.open() as CallPattern)
    }
  }

  private func anyPattern(_ pattern: Program.Pattern) -> AnyCallPattern {
    let mock = mocks[pattern.mock]
    let matchers = pattern.conditions.map(\.matcher)
    return switch pattern.requirement {
    case .pages: mock.pages(of: matchers[0])
    case .read: mock.read(matchers[0], page: matchers[1])
    case .open: mock.open() as CallPattern
    }
  }
}
