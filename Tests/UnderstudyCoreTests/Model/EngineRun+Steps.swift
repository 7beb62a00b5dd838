import UnderstudyCore

// The steps that run on one thread.

extension EngineRun {
  func run(_ line: Program.Line) -> Observation {
    var observation = Observation(line: line.number)
    switch line.step {
    case .setUp(let setUp):
      self.setUp(setUp, line.number)
    case .inOrder(let lines):
      inOrder(line: line.number) { for line in lines { _ = run(line) } }
    case .when(let test, let lines):
      when(world.condition(test), line: line.number) { for line in lines { _ = run(line) } }
    case .become(let machine, let state):
      world.machines[machine].become(state)
    case .setStrictness(let strictness, let indices):
      for index in indices { setStrictness(strictness, for: mock(index)) }
    case .setStrictnessOfMember(let strictness, let pattern):
      setStrictness(strictness, for: anyPattern(pattern), line: line.number)
    case .ignore(let indices):
      if indices.count == 2 {
        UnderstudyCore.ignore(mock(indices[0]), mock(indices[1]))
      } else {
        UnderstudyCore.ignore(mock(indices[0]))
      }
    case .reset(let indices):
      if indices.count == 2 {
        reset(mock(indices[0]), mock(indices[1]))
      } else {
        reset(mock(indices[0]))
      }
    case .resetParts(let index, let parts):
      reset(mock(index), parts)
    case .resetCalls(let pattern):
      forget(pattern)
    case .call(let invocation):
      observation.reply = call(invocation)
      observation.notes = world.takeNotes()
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
      UnderstudyCore.verifyNoMoreInteractions(
        indices.map(mock), excluding: excluding.map(anyPattern),
        at: MockSourceLocation(#fileID, #filePath, line.number, #column))
    case .create(let index):
      create(index)
    case .open, .close, .threads:
      preconditionFailure("not a single step")
    }
    return observation
  }

  private func call(_ invocation: Program.Invocation) -> Observation.Reply {
    let (mock, arguments) = (mock(invocation.mock), invocation.arguments)
    do {
      switch invocation.requirement {
      case .pages: return .returned(mock.pages(of: arguments[0]) ?? 0)
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
    case 1: UnderstudyCore.verifyExpectations(mock(indices[0]), line: line)
    default: UnderstudyCore.verifyExpectations(mock(indices[0]), mock(indices[1]), line: line)
    }
  }
}
