import Synchronization
import UnderstudyCore

/// Runs a program on the engine and records the observations.
///
/// Threads of the program read the mocks while the test's thread waits for them.
final class EngineRun: @unchecked Sendable {
  let program: Program
  let isConcurrent: Bool

  /// The mocks, or `nil` for those that were not created yet.
  private var mocks: [MockArchive?]
  let orders = [CallOrder("order0"), CallOrder("order1")]
  let world = World()
  private let test: RunningTest

  private var trace: [Observation] = []

  /// The index of the next line.
  private var next = 0

  /// The end of a scope that is in progress, with the threads that run meanwhile.
  private var ending: (observation: Observation, threads: RunningThreads)?

  /// The number of failures that were observed, in the test and outside.
  private var seen = (inside: 0, outside: 0)

  /// Returns the observations of each line, followed by those of the end of the program.
  static func trace(of program: Program) -> [Observation] {
    let run = EngineRun(program)
    FailureLog.running(run.test) {
      run.scope(unusedStubs: .fail) {
        for mock in 0..<program.initialMockCount { run.create(mock) }
      }
      run.runLines()
      run.trace[run.trace.count - 1].reportedFailures += run.newFailures()
    }
    for index in run.trace.indices {
      run.trace[index].reportedFailures.sort { $0.description < $1.description }
    }
    return run.trace
  }

  private init(_ program: Program) {
    self.program = program
    isConcurrent = program.isConcurrent
    mocks = program.mocks.map { _ in nil }
    let number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    test = RunningTest(id: "program \(number)", name: "program \(number)")
  }

  /// The number of runs so far. Each run is a test with its own name.
  private static let counter = Atomic(0)

  func create(_ index: Int) {
    let (name, kind) = (Program.mockNames[index], program.mocks[index])
    mocks[index] =
      kind.isSpy
      ? MockArchive(spying: RealArchive(), name, kind.strictness, line: index + 1)
      : MockArchive(name, kind.strictness, line: index + 1)
  }

  func mock(_ index: Int) -> MockArchive { mocks[index]! }

  /// Returns the failures that were reported since the last call.
  private func newFailures() -> [ReportedFailure] {
    let log = FailureLog.current!
    let (inside, outside) = (log.failures, log.failuresOutside)
    defer { seen = (inside.count, outside.count) }
    if inside.count == seen.inside, outside.count == seen.outside { return [] }
    return (inside[seen.inside...] + outside[seen.outside...]).map { ReportedFailure($0) }
  }

  /// Returns all recorded calls on the mocks, in order across mocks.
  private func recorded() -> [Observation.Found] {
    var found: [(order: Int, Observation.Found)] = []
    for mock in program.mocks.indices where mocks[mock] != nil {
      for requirement in Program.Requirement.allCases {
        let conditions = Array(repeating: Program.Condition.any, count: requirement.parameterCount)
        let pattern = Program.Pattern(mock: mock, requirement: requirement, conditions: conditions)
        found += look(pattern, CallVerb())
      }
    }
    return found.sorted { $0.order < $1.order }.map(\.1)
  }
}

// MARK: - Scopes and threads

extension EngineRun {
  /// Runs the lines up to the end of the current scope, or of the program.
  private func runLines() {
    while next < program.lines.count {
      let line = program.lines[next]
      next += 1
      switch line.step {
      case .open(let unusedStubs):
        trace.append(Observation(line: line.number))
        scope(unusedStubs: unusedStubs) {}
      case .close(let threads):
        ending = (Observation(line: line.number), RunningThreads(threads, of: self))
        return
      case .threads(let threads):
        var observation = Observation(line: line.number)
        let others = RunningThreads(Array(threads.dropFirst()), of: self)
        observation.add(run(lines: threads[0]))
        observation.add(others.result())
        finish(observation)
      default:
        var observation = run(line)
        observation.reportedFailures = newFailures()
        trace.append(observation)
      }
    }
    guard trace.count == program.lines.count else { return }
    trace.append(Observation(line: 0, found: recorded()))
  }

  /// Runs lines in a scope, and observes the end of the scope if a line ends it.
  private func scope(unusedStubs: UnusedStubs, _ body: () -> Void) {
    MockScope.run(unusedStubs: unusedStubs) {
      body()
      runLines()
    }
    guard case (var observation, let threads)? = ending else { return }
    ending = nil
    observation.add(threads.result())
    finish(observation)
  }

  /// Adds the observation of concurrent lines, with all calls recorded so far.
  private func finish(_ observation: Observation) {
    var observation = observation
    observation.notes = (observation.notes + world.takeNotes()).sorted()
    observation.found = recorded()
    observation.reportedFailures = newFailures()
    trace.append(observation)
  }

  /// Runs lines on one of several threads.
  func run(lines: [Program.Line]) -> [Observation] { lines.map(run) }
}
