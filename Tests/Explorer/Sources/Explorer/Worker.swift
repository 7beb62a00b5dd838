import Foundation
import Interleavings
import UnderstudyCore

/// Explores one scenario in this process, and prints what it found.
final class Worker {
  private let scenario: Scenario
  private let options: Options
  private let reporter = CapturingReporter()
  private let journal: Journal?
  private var findings: [String: Finding] = [:]
  private var failing = 0

  /// A problem, with the simplest schedule that shows it.
  private struct Finding {
    var schedule: Schedule
    var reports: [String]
    var count = 0
  }

  init(_ scenario: Scenario, _ options: Options) {
    self.scenario = scenario
    self.options = options
    journal = options.journal.flatMap { Journal($0) }
    FailureReporting.install(reporter)
  }

  /// Explores the scenario.
  ///
  /// - Returns: `false` if a schedule failed.
  func run() -> Bool {
    if let schedule = options.schedule { return replay(schedule) }
    let depthFirst = DepthFirstSearch(preemptions: options.preemptions)
    // The first run initializes globals, so its choices are not repeatable.
    guard explore(Replay(Schedule()), while: { false }) != nil,
      let inDepth = explore(depthFirst, while: { depthFirst.advance() })
    else { return finish(0, 0) }
    if options.stopsAtFailure, !findings.isEmpty { return finish(inDepth, 0) }
    var left = options.randomCount
    let random = explore(RandomSearch(seed: options.seed)) {
      left -= 1
      return left > 0
    }
    if depthFirst.divergences > 0 {
      print("note: \(depthFirst.divergences) schedules cannot be repeated")
    }
    return finish(inDepth, random ?? 0)
  }

  /// Runs schedules until there are no more.
  ///
  /// - Returns: How many there were, or `nil` if the process cannot go on.
  private func explore(_ search: any Search, while hasNext: () -> Bool) -> Int? {
    let scheduler = Scheduler(search)
    scheduler.install()
    if let journal { scheduler.onChange = { journal.write($0) } }
    var count = 0
    repeat {
      let outcome = scenario.run(scheduler, reporter)
      count += 1
      note(outcome, scheduler.schedule)
      if !outcome.canGoOn { return nil }
      if options.stopsAtFailure, !findings.isEmpty { break }
    } while hasNext()
    return count
  }

  private func note(_ outcome: Outcome, _ schedule: Schedule) {
    if !outcome.problems.isEmpty { failing += 1 }
    for problem in outcome.problems {
      var finding =
        findings[problem] ?? Finding(schedule: schedule, reports: outcome.reports)
      finding.count += 1
      if schedule.isSimpler(than: finding.schedule) {
        (finding.schedule, finding.reports) = (schedule, outcome.reports)
      }
      findings[problem] = finding
    }
  }

  private func finish(_ inDepth: Int, _ random: Int) -> Bool {
    let counts = "\(inDepth) schedules, \(random) random"
    if findings.isEmpty {
      print("ok      \(scenario.name): \(counts)")
    } else {
      print("FAILED  \(scenario.name): \(counts), \(failing) of them fail")
    }
    for (problem, finding) in findings.sorted(by: { $0.value.count > $1.value.count }) {
      print("  \(finding.count) x \(problem)")
      for report in finding.reports { print("    reported: \(report)") }
      print("    UNDERSTUDY_SCHEDULE='\(finding.schedule)' Explorer '\(scenario.name)'")
    }
    print("counts \(inDepth) \(random)")
    return findings.isEmpty
  }

  private func replay(_ schedule: Schedule) -> Bool {
    // What the first run initializes is initialized here too.
    let first = Scheduler(Replay(Schedule()))
    first.install()
    guard scenario.run(first, reporter).canGoOn else { return false }
    let scheduler = Scheduler(Replay(schedule), trace: Trace())
    scheduler.install()
    let outcome = scenario.run(scheduler, reporter)
    for report in outcome.reports { print("reported: \(report)") }
    for problem in outcome.problems { print("problem: \(problem)") }
    if outcome.problems.isEmpty { print("no problem") }
    print("counts 1 0")
    return outcome.problems.isEmpty
  }
}
