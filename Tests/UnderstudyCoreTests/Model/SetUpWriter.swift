import UnderstudyCore

/// The state that answers change.
final class World: Sendable {
  private let notes = LockedValue<[Int]>([])

  /// The state machines.
  let machines = [
    States(Program.machineNames[0], initially: 0), States(Program.machineNames[1], of: Int.self),
  ]

  /// Notes that the `.performs` of the setup on a line ran.
  func note(_ line: Int) { notes.withLock { $0.append(line) } }

  /// Returns the lines of the setups whose `.performs` ran since the last call.
  func takeNotes() -> [Int] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
  }

  /// Returns the condition on a state machine.
  func condition(_ test: Program.StateTest) -> StateCondition {
    let states = machines[test.machine]
    return test.isNegated ? states.isNot(test.state) : states.is(test.state)
  }
}

/// Performs one setup on the engine.
struct SetUpWriter {
  /// The setup to perform.
  let setUp: Program.SetUp

  /// The line of the setup.
  let line: Int

  /// The orders that have names in the program.
  let orders: [CallOrder]

  /// The state machines, and the notes of answers.
  let world: World

  /// Sets up `pages(of:)`, which cannot throw, and returns an optional value.
  func setUp(_ pattern: CallPattern<Int, Int?, Never>) {
    setUp(pattern, value: { $0 }, sum: { $0 }, throwing: { _, _ in })
  }

  /// Sets up `read(_:page:)`.
  func setUp(_ pattern: CallPattern<(Int, Int), String, any Error>) {
    setUp(
      pattern, value: { "\($0)" }, sum: { $0.0 + $0.1 },
      throwing: { $0.throws(Damaged(code: $1)) })
  }

  /// Sets up `open()`.
  func setUp(_ pattern: CallPattern<Void, Token, any Error>) {
    setUp(
      pattern, value: { Token(id: $0) }, sum: { 0 },
      throwing: { $0.throws(Damaged(code: $1)) })
  }

  /// Returns the number for a text, or 0 for the default value.
  static func number(_ text: String) -> Int { text.isEmpty ? 0 : Int(text) ?? -1 }

  private func setUp<A, R, F>(
    _ pattern: CallPattern<A, R, F>, value: @escaping (Int) -> R, sum: @escaping (A) -> Int,
    throwing: (CallSetup<A, R, F>, Int) -> Void
  ) {
    let result =
      switch setUp.verb {
      case .stub: stub(pattern, line: line)
      case .expect(let count): open(count.counting, pattern)
      case .reject: reject(pattern, line: line)
      }
    for condition in setUp.conditions { result.when(world.condition(condition)) }
    switch setUp.orders.count {
    case 0: break
    case 1: result.inOrder(orders[setUp.orders[0]], line: line)
    default: result.inOrder(orders[setUp.orders[0]], orders[setUp.orders[1]], line: line)
    }
    for (index, actions) in setUp.script.parts.enumerated() {
      if index > 0 { _ = result.then }
      for action in actions { add(action, to: result, value, sum, throwing) }
    }
  }

  private func open<A, R, F>(
    _ count: some CallCounting, _ pattern: CallPattern<A, R, F>
  ) -> CallSetup<A, R, F> {
    expect(pattern, count, line: line)
  }

  private func add<A, R, F>(
    _ action: Program.Action, to result: CallSetup<A, R, F>, _ value: @escaping (Int) -> R,
    _ sum: @escaping (A) -> Int, _ throwing: (CallSetup<A, R, F>, Int) -> Void
  ) {
    switch action {
    case .returns(let values):
      switch values.count {
      case 1: result.returns(value(values[0]))
      case 2: result.returns(value(values[0]), value(values[1]))
      default: result.returns(value(values[0]), value(values[1]), value(values[2]))
      }
    case .throws(let code):
      throwing(result, code)
    case .answers(let addend):
      result.answers { (arguments: A) in value(sum(arguments) + addend) }
    case .performs:
      result.performs { [line, world] (_: A) in world.note(line) }
    case .moves(let machine, let state):
      result.moves(world.machines[machine], to: state)
    case .forwards:
      result.forwards()
    case .fails:
      result.fails()
    }
  }
}
