import UnderstudyCore

// Setups and verbs with a pattern.

extension EngineRun {
  private func matchers(_ pattern: Program.Pattern) -> [Matcher<Int>] {
    pattern.conditions.map { isConcurrent ? $0.slowMatcher : $0.matcher }
  }

  func setUp(_ setUp: Program.SetUp, _ line: Int) {
    let mock = mock(setUp.pattern.mock)
    let matchers = matchers(setUp.pattern)
    let writer = SetUpWriter(setUp: setUp, line: line, orders: orders, world: world)
    switch setUp.pattern.requirement {
    case .pages: writer.setUp(mock.pages(of: matchers[0]))
    case .read: writer.setUp(mock.read(matchers[0], page: matchers[1]))
    case .open: writer.setUp(mock.open())
    }
  }

  func look(
    _ pattern: Program.Pattern, _ verb: CallVerb
  ) -> [(order: Int, Observation.Found)] {
    let mock = mock(pattern.mock)
    let matchers = matchers(pattern)
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
        found($0.order, [$0.arguments], Observation.Reply($0.outcome) { $0 ?? 0 })
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

  func forget(_ pattern: Program.Pattern) {
    let mock = mock(pattern.mock)
    let matchers = matchers(pattern)
    switch pattern.requirement {
    case .pages: reset(mock.pages(of: matchers[0]))
    case .read: reset(mock.read(matchers[0], page: matchers[1]))
    case .open: reset(mock.open() as CallPattern)
    }
  }

  func anyPattern(_ pattern: Program.Pattern) -> AnyCallPattern {
    let mock = mock(pattern.mock)
    let matchers = matchers(pattern)
    return switch pattern.requirement {
    case .pages: mock.pages(of: matchers[0])
    case .read: mock.read(matchers[0], page: matchers[1])
    case .open: mock.open() as CallPattern
    }
  }
}
