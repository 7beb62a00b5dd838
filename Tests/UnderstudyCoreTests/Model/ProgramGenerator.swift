import UnderstudyCore

/// Makes random programs, the same one for the same seed.
///
/// Each program has few mocks, requirements and values, so that its lines meet.
struct ProgramGenerator {
  private var random: SplitMix64
  private let mocks: [Int]
  private let requirements: [Program.Requirement]
  private let values: [Int]

  /// Makes the generator of one program.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    mocks = random.chance(70) ? [0] : [0, 1]
    let all = Program.Requirement.allCases
    requirements =
      random.chance(60) ? [random.pick(all)] : Array(all.shuffled(using: &random)[..<2])
    values = random.chance(50) ? [0, 1] : [0, 1, 2]
    self.random = random
  }

  /// The program.
  mutating func program() -> Program {
    let strictness = mocks.map { _ in random.pick([Strictness.nice, .nice, .nice, .naggy, .strict])
    }
    let length = 5 + random.below(21)
    // Set-up tends to come first, as in a test.
    let lines = (0..<length).map { index in
      let isEarly = index * 3 < length
      return Program.Line(number: 100 + index, step: step(isEarly: isEarly))
    }
    return Program(strictness: strictness, lines: lines)
  }

  private mutating func step(isEarly: Bool) -> Program.Step {
    switch random.below(100) {
    case ..<(isEarly ? 55 : 15):
      return setUp()
    case ..<80:
      return .call(invocation())
    case ..<88:
      return .verify(pattern(), count())
    case ..<90:
      return .calls(pattern())
    case ..<93:
      return .verifyExpectations(random.chance(30) ? [] : someMocks())
    case ..<96:
      return .verifyNoMoreInteractions(
        someMocks(), excluding: (0..<random.pick([0, 0, 1, 2])).map { _ in pattern() })
    case ..<97:
      return .ignore(someMocks())
    default:
      return reset()
    }
  }

  private mutating func setUp() -> Program.Step {
    let pattern = pattern()
    switch random.below(10) {
    case ..<4: return .stub(pattern, script(pattern.requirement))
    case ..<9: return .expect(pattern, count(), script(pattern.requirement))
    default: return .reject(pattern, script(pattern.requirement))
    }
  }

  private mutating func reset() -> Program.Step {
    switch random.below(6) {
    case 0:
      return .reset(someMocks())
    case 1, 2:
      return .resetCalls(pattern())
    default:
      let parts: [ResetParts] = [.calls, .stubs, .expectations]
      let second = random.chance(30) ? random.pick(parts) : []
      return .resetParts(random.pick(mocks), random.pick(parts).union(second))
    }
  }

  private mutating func someMocks() -> [Int] {
    random.chance(60) ? mocks : [random.pick(mocks)]
  }
}

// MARK: - The parts of a line

extension ProgramGenerator {
  private mutating func invocation() -> Program.Invocation {
    let requirement = random.pick(requirements)
    return Program.Invocation(
      mock: random.pick(mocks), requirement: requirement,
      arguments: (0..<requirement.parameterCount).map { _ in random.pick(values) })
  }

  private mutating func pattern() -> Program.Pattern {
    let requirement = random.pick(requirements)
    return Program.Pattern(
      mock: random.pick(mocks), requirement: requirement,
      conditions: (0..<requirement.parameterCount).map { _ in condition() })
  }

  private mutating func condition() -> Program.Condition {
    switch random.below(10) {
    case ..<4: .any
    case ..<8: .equal(random.pick(values))
    default: .not(random.pick(values))
    }
  }

  private mutating func count() -> Program.Count {
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
    switch random.below(20) {
    case ..<11: .returns((0..<random.pick([1, 1, 2, 3])).map { _ in 10 + random.below(90) })
    case ..<14: requirement.canThrow ? .throws(random.below(90)) : .does
    case ..<16: .performs(plus: 100 * (1 + random.below(9)))
    case ..<19: .does
    default: .fails
    }
  }
}

extension Program.Count {
  /// Makes a count; no upper bound is nil here.
  fileprivate init(_ text: String, _ counting: any CallCounting, _ lower: Int, _ upper: Int?) {
    self.init(text: text, counting: counting, lower: lower, upper: upper ?? .max)
  }
}
