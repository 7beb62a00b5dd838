import UnderstudyCore

/// Generates random programs, with the same program for the same seed.
///
/// A program has few mocks, requirements and values, so that its lines affect each other. Not every
/// program has orders, states and spies.
struct ProgramGenerator {
  /// The source of randomness.
  var random: SplitMix64

  /// The mocks that were created so far.
  var mocks: [Int]

  /// The mocks that are created before the first line, and later.
  var kinds: [Program.MockKind] = []

  /// The number of scopes around the next line.
  var depth = 1

  /// The requirements that the program uses.
  let requirements: [Program.Requirement]

  /// The argument values.
  let values: [Int]

  /// A Boolean value that indicates whether expectations are ordered.
  let hasOrders: Bool

  /// A Boolean value that indicates whether setups have state conditions.
  let hasStates: Bool

  /// A Boolean value that indicates whether mocks can spy on a real object.
  let hasSpies: Bool

  /// A Boolean value that indicates whether the program opens and ends scopes.
  let hasScopes: Bool

  /// A Boolean value that indicates whether the program has several threads.
  let hasThreads: Bool

  /// The maximum number of calls before a `verifyInOrder`, because the model tries every
  /// assignment.
  private static let longestHistory = 9

  /// The number of calls in the program so far.
  var calls = 0

  /// The number of values in answers so far. All values differ, so that they identify their answer.
  private var answers = 0

  /// Creates the generator of one program.
  ///
  /// The rules of a program with several threads have no state conditions, because a call reads
  /// each state at a different time.
  init(seed: UInt64, hasThreads: Bool = false) {
    self.hasThreads = hasThreads
    var random = SplitMix64(seed: seed)
    mocks = random.chance(70) ? [0] : [0, 1]
    let all = Program.Requirement.allCases
    requirements =
      random.chance(60) ? [random.pick(all)] : Array(all.shuffled(using: &random)[..<2])
    values = random.chance(50) ? [0, 1] : [0, 1, 2]
    hasOrders = random.chance(40)
    hasStates = random.chance(30) && !hasThreads
    hasSpies = random.chance(20)
    hasScopes = random.chance(hasThreads ? 60 : 35)
    self.random = random
  }

  /// Returns the program.
  mutating func program() -> Program {
    kinds = mocks.map { _ in mockKind() }
    let initialMockCount = mocks.count
    let length = hasThreads ? 4 + random.below(9) : 5 + random.below(21)
    // Setups are more likely at the beginning, as in a test. The lines of a block have their own
    // numbers.
    let lines = (0..<length).map { index in
      let number = 100 + 10 * index
      return Program.Line(number: number, step: step(isEarly: index * 3 < length, number))
    }
    return Program(mocks: kinds, initialMockCount: initialMockCount, lines: lines)
  }

  private mutating func step(isEarly: Bool, _ number: Int) -> Program.Step {
    if hasScopes, random.chance(20), let step = scopeStep(number) { return step }
    if hasThreads, !isEarly, random.chance(35) { return .threads(threads(number)) }
    switch random.below(100) {
    case ..<(isEarly ? 55 : 15): return setUpStep(number)
    case ..<76:
      calls += 1
      return .call(invocation())
    case ..<80 where calls <= Self.longestHistory: return orderVerification()
    case ..<86: return .verify(pattern(), count())
    case ..<88: return .calls(pattern())
    case ..<91: return .verifyExpectations(random.chance(30) ? [] : someMocks())
    case ..<94:
      return .verifyNoMoreInteractions(
        someMocks(), excluding: (0..<random.pick([0, 0, 1, 2])).map { _ in pattern() })
    case ..<95: return .ignore(someMocks())
    case ..<97: return strictnessStep()
    default: return resetStep()
    }
  }

  private mutating func setUpStep(_ number: Int) -> Program.Step {
    if hasOrders, random.chance(25) { return .inOrder(block(number)) }
    if hasStates, random.chance(20) { return .when(stateTest(), block(number)) }
    if hasStates, random.chance(25) {
      return .become(machine: random.below(2), state: random.below(2))
    }
    return .setUp(setUp())
  }

  private mutating func block(_ number: Int, isNested: Bool = false) -> [Program.Line] {
    var lines = (1...(1 + random.below(3))).map { index in
      Program.Line(number: number + index, step: .setUp(setUp()))
    }
    if !isNested, random.chance(25) {
      let inner = block(number + 5, isNested: true)
      let isOrder = hasOrders && (!hasStates || random.chance(50))
      lines.insert(
        Program.Line(
          number: number + 5, step: isOrder ? .inOrder(inner) : .when(stateTest(), inner)),
        at: random.below(lines.count + 1))
    }
    return lines
  }

  private mutating func strictnessStep() -> Program.Step {
    let strictness = random.pick([Strictness.nice, .naggy, .strict, .strictForResults])
    if random.chance(40) { return .setStrictness(strictness, someMocks()) }
    return .setStrictnessOfMember(strictness, random.chance(85) ? universalPattern() : pattern())
  }

  mutating func resetStep() -> Program.Step {
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

  /// Returns a number that no other answer returns, even after arguments are added.
  mutating func answer() -> Int {
    answers += 1
    return 10 * answers
  }
}
