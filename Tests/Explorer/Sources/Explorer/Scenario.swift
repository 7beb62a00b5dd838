import Interleavings
import UnderstudyCore

/// A small program with threads that use mocks, and what must hold in every order of them.
struct Scenario: Sendable {
  /// The name, as a phrase that says what meets what.
  let name: String

  /// Sets the program up: makes tests and mocks, and adds threads and checks.
  let setUp: @Sendable (Stage) -> Void

  init(_ name: String, _ setUp: @escaping @Sendable (Stage) -> Void) {
    self.name = name
    self.setUp = setUp
  }

  /// Runs one schedule.
  ///
  /// - Returns: What is wrong; empty if all holds.
  func run(_ scheduler: Scheduler, _ reporter: CapturingReporter) -> Outcome {
    reporter.removeAll()
    let outcome = play(scheduler, reporter)
    reporter.removeAll()
    guard outcome.canGoOn else { return outcome }
    let leaked = Tracked.count
    Tracked.count = 0
    return leaked == 0 ? outcome : outcome.adding("\(leaked) tracked objects are never released")
  }

  @inline(never)
  private func play(_ scheduler: Scheduler, _ reporter: CapturingReporter) -> Outcome {
    let stage = Stage(scheduler, reporter)
    setUp(stage)
    switch scheduler.run() {
    case .finished:
      stage.finish()
      return Outcome(problems: stage.problems, reports: stage.reports.map(\.description))
    case .deadlock(let names):
      return Outcome(problems: ["deadlock of \(names.joined(separator: ", "))"], canGoOn: false)
    case .hung:
      return Outcome(problems: ["a thread hangs outside the scheduler"], canGoOn: false)
    }
  }
}

/// What one schedule came to.
struct Outcome {
  /// What is wrong; empty if all holds.
  var problems: [String]

  /// The failures that were reported.
  var reports: [String] = []

  /// A Boolean value that indicates whether the process can run another schedule.
  var canGoOn = true

  /// Adds a problem.
  func adding(_ problem: String) -> Outcome {
    var copy = self
    copy.problems.append(problem)
    return copy
  }
}

extension Scenario {
  /// All scenarios.
  static let all = waits + endings + runningCalls + verbs + realObjects

  /// The scenario of a name. Stops the process if there is none.
  static func named(_ name: String) -> Scenario {
    guard let scenario = all.first(where: { $0.name == name }) else {
      Options.stop("there is no scenario '\(name)'; --list prints all of them")
    }
    return scenario
  }
}
