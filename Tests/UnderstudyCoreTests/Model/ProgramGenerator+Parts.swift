import UnderstudyCore

// The parts of a line.

extension ProgramGenerator {
  /// Returns one or two mocks.
  mutating func someMocks() -> [Int] {
    guard random.chance(60) else { return [random.pick(mocks)] }
    return Array(mocks.shuffled(using: &random).prefix(2))
  }

  /// Returns a random call.
  mutating func invocation() -> Program.Invocation {
    let requirement = random.pick(requirements)
    return Program.Invocation(
      mock: random.pick(mocks), requirement: requirement,
      arguments: (0..<requirement.parameterCount).map { _ in random.pick(values) })
  }

  /// Returns a random pattern.
  mutating func pattern() -> Program.Pattern {
    let requirement = random.pick(requirements)
    return Program.Pattern(
      mock: random.pick(mocks), requirement: requirement,
      conditions: (0..<requirement.parameterCount).map { _ in condition() })
  }

  /// Returns a pattern that matches any arguments.
  mutating func universalPattern() -> Program.Pattern {
    let requirement = random.pick(requirements)
    return Program.Pattern(
      mock: random.pick(mocks), requirement: requirement,
      conditions: Array(repeating: .any, count: requirement.parameterCount))
  }

  private mutating func condition() -> Program.Condition {
    switch random.below(10) {
    case ..<4: .any
    case ..<8: .equal(random.pick(values))
    default: .not(random.pick(values))
    }
  }

  /// Returns a random setup.
  mutating func setUp() -> Program.SetUp {
    let pattern = pattern()
    var setUp =
      switch random.below(10) {
      case ..<3: Program.SetUp(verb: .stub, pattern: pattern)
      case ..<9: Program.SetUp(verb: .expect(count()), pattern: pattern)
      default: Program.SetUp(verb: .reject, pattern: pattern)
      }
    setUp.script = script(pattern.requirement)
    if hasStates, random.chance(40) {
      setUp.conditions = (0..<random.pick([1, 1, 2])).map { _ in stateTest() }
    }
    if hasOrders, random.chance(45) {
      setUp.orders = random.pick([[0], [0], [0], [1], [0, 1], [1, 0], [0, 0]])
      if case .stub = setUp.verb, random.chance(90) { setUp.orders = [] }
    }
    return setUp
  }

  /// Returns a random condition on a state machine.
  mutating func stateTest() -> Program.StateTest {
    Program.StateTest(
      machine: random.below(2), state: random.below(2), isNegated: random.chance(35))
  }

  /// Returns a random `verifyInOrder`.
  mutating func orderVerification() -> Program.Step {
    let elements = (0..<random.pick([1, 2, 2, 2, 3, 3])).map { _ in
      Program.OrderElement(pattern: pattern(), count: random.chance(40) ? count() : nil)
    }
    return .verifyInOrder(elements, exactly: random.chance(30))
  }

  /// Returns a random count.
  mutating func count() -> Program.Count {
    let few = random.below(3)
    let more = few + random.below(3)
    switch random.below(13) {
    case 0, 1: return Program.Count(".once", CallCount.once, 1, 1)
    case 2: return Program.Count("\(few)", few, few, few)
    case 3: return Program.Count(".exactly(\(few))", CallCount.exactly(few), few, few)
    case 4: return Program.Count("\(few)...\(more)", few...more, few, more)
    case 5: return Program.Count("\(few)..<\(more + 1)", few..<(more + 1), few, more)
    case 6: return Program.Count("\(few)...", few..., few, nil)
    case 7: return Program.Count(".atLeast(\(few))", CallCount.atLeast(few), few, nil)
    case 8: return Program.Count("...\(few)", ...few, 0, few)
    case 9: return Program.Count("..<\(few + 1)", ..<(few + 1), 0, few)
    case 10: return Program.Count(".atMost(\(few))", CallCount.atMost(few), 0, few)
    case 11:
      return Program.Count(".between(\(few), \(more))", CallCount.between(few, more), few, more)
    default:
      return random.chance(50)
        ? Program.Count(".any", CallCount.any, 0, nil)
        : Program.Count(".never", CallCount.never, 0, 0)
    }
  }

  private mutating func script(_ requirement: Program.Requirement) -> Program.Script {
    guard random.chance(65) else { return Program.Script() }
    var parts: [[Program.Action]] = []
    for _ in 0..<random.pick([1, 1, 1, 2, 2, 3]) {
      parts.append((0..<random.pick([1, 1, 1, 1, 2])).map { _ in action(requirement) })
    }
    if random.chance(8) { parts.append([.fails]) }
    return Program.Script(parts: parts)
  }

  private mutating func action(_ requirement: Program.Requirement) -> Program.Action {
    if hasStates, random.chance(35) {
      return .moves(machine: random.below(2), to: random.below(2))
    }
    if hasSpies, random.chance(20) { return .forwards }
    switch random.below(20) {
    case ..<11: return .returns((0..<random.pick([1, 1, 2, 3])).map { _ in answer() })
    case ..<14: return requirement.canThrow ? .throws(answer()) : .performs
    case ..<16: return .answers(plus: answer())
    case ..<19: return .performs
    default: return .fails
    }
  }
}

extension Program.Count {
  /// Creates a count, whose upper bound can be `nil`.
  fileprivate init(_ text: String, _ counting: any CallCounting, _ lower: Int, _ upper: Int?) {
    self.init(text: text, counting: counting, lower: lower, upper: upper ?? .max)
  }
}
