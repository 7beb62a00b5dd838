import UnderstudyCore

// Scopes and threads.

extension ProgramGenerator {
  /// Returns the parameters of a new mock.
  mutating func mockKind() -> Program.MockKind {
    Program.MockKind(
      strictness: random.pick([.nice, .nice, .nice, .naggy, .strict, .strictForResults]),
      isSpy: hasSpies && random.chance(70))
  }

  /// Returns a step that opens or ends a scope or creates a mock in one, or `nil` if there are
  /// enough.
  mutating func scopeStep(_ number: Int) -> Program.Step? {
    switch random.below(10) {
    case ..<3 where depth < 4:
      depth += 1
      return .open(random.pick([.fail, .fail, .warn, .allow]))
    case 3..<6 where depth > 1 || random.chance(20) && depth > 0:
      depth -= 1
      return .close(during: hasThreads && random.chance(70) ? foreignThreads(number) : [])
    case 6... where depth > 0 && mocks.count < Program.mockNames.count:
      mocks.append(mocks.count)
      kinds.append(mockKind())
      return .create(mocks.count - 1)
    default:
      return nil
    }
  }

  /// Returns the lines of two or three threads, of which the first is that of the test.
  mutating func threads(_ number: Int) -> [[Program.Line]] {
    var line = number
    let lengths = random.pick([
      [1, 1], [1, 2], [2, 1], [2, 2], [3, 1], [2, 3], [1, 1, 1], [1, 2, 1],
    ])
    return lengths.map { length in
      (0..<length).map { _ in
        line += 1
        return Program.Line(number: line, step: concurrentStep())
      }
    }
  }

  /// Returns the lines of one or two threads that run during the end of a scope.
  private mutating func foreignThreads(_ number: Int) -> [[Program.Line]] {
    var line = number
    return random.pick([[1], [2], [1, 1]]).map { length in
      (0..<length).map { _ in
        line += 1
        return Program.Line(number: line, step: stepDuringEnd())
      }
    }
  }

  private mutating func concurrentStep() -> Program.Step {
    switch random.below(20) {
    case ..<3: return .verify(pattern(), count())
    case 3: return .verifyExpectations([random.pick(mocks)])
    case 4: return .verifyNoMoreInteractions([random.pick(mocks)], excluding: [])
    default: return stepDuringEnd()
    }
  }

  /// Returns a step that needs no scope: a call, a plain setup or a reset.
  private mutating func stepDuringEnd() -> Program.Step {
    switch random.below(16) {
    case ..<2:
      return .setUp(
        Program.SetUp(
          verb: random.pick([.stub, .expect(count()), .expect(count()), .reject]),
          pattern: pattern()))
    case ..<4:
      let step = resetStep()
      if case .reset(let mocks) = step { return .reset([mocks[0]]) }
      return step
    default:
      calls += 1
      return .call(invocation())
    }
  }
}
