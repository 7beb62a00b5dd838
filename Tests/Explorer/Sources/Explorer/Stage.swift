import Interleavings
import UnderstudyCore

/// One run of a scenario: its tests, its threads, and what must hold afterward.
final class Stage: @unchecked Sendable {  // One thread runs at a time.
  private let scheduler: Scheduler
  private let reporter: CapturingReporter
  private var violations: [Violation] = []
  private var checks: [() -> Void] = []
  private var runningTasks: Set<String> = []
  private(set) var problems: [String] = []

  init(_ scheduler: Scheduler, _ reporter: CapturingReporter) {
    self.scheduler = scheduler
    self.reporter = reporter
  }

  /// The failures that were reported so far.
  var reports: [Report] { reporter.reports }

  /// A clock on which a timeout may expire at any time.
  var clock: AnytimeClock { AnytimeClock(scheduler: scheduler) }

  /// The failures that were reported so far, without calls after the end of a scope.
  var reportsInTime: [Report] { reports.filter { !$0.isLateCall } }

  /// Adds a test. The scenario must end it.
  func test(_ name: String = "the test") -> TestCase { TestCase(name) }

  /// Adds a thread.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - test: The test whose body the thread runs, or `nil` for a thread of no test.
  ///   - body: The code.
  func thread(_ name: String, of test: TestCase? = nil, _ body: @escaping () -> Void) {
    scheduler.spawn(name) { test == nil ? body() : test?.run(body) }
  }

  /// Starts a task that must complete.
  @discardableResult
  func task(
    _ name: String, of test: TestCase? = nil, _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    runningTasks.insert(name)
    return Task.detached { [self] in
      if let test { await test.run(body) } else { await body() }
      runningTasks.remove(name)
    }
  }

  /// Cancels a task.
  ///
  /// A task holds a lock of the concurrency library while its cancellation handlers run, so no other
  /// thread runs meanwhile.
  func cancel(_ task: Task<Void, Never>) {
    Interleaving.step()
    scheduler.withoutPreemption { task.cancel() }
  }

  /// Makes a call that must be reported exactly once, by the test that owns the mock.
  ///
  /// A call that returns before the scope begins to end must be reported in its test, before the test
  /// ends. Any other call can be reported outside tests instead, but not in another test.
  ///
  /// - Parameters:
  ///   - call: The text of the call, which no other call of the scenario has.
  ///   - test: The test that owns the mock.
  ///   - body: Makes the call.
  func violate(_ call: String, of test: TestCase, _ body: () -> Void) {
    let violation = Violation(call: call, owner: test)
    violations.append(violation)
    body()
    violation.isTimely = !test.isEnding
  }

  /// Notes a call of a task that must be reported exactly once, after it has returned.
  func note(_ call: String, of test: TestCase, isTimely: Bool) {
    let violation = Violation(call: call, owner: test)
    violation.isTimely = isTimely
    violations.append(violation)
  }

  /// Notes that a violating call has entered the mock. It must be reported in its test if the end of
  /// the scope has not begun.
  func noteEntry(_ call: String) {
    violations.first { $0.call == call }.map { $0.hasEnteredInTime = !$0.owner.isEnding }
  }

  /// Adds a check that runs when all threads have finished.
  func check(_ body: @escaping () -> Void) { checks.append(body) }

  /// Notes a problem unless a condition holds.
  func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  /// Requires one report whose first line contains a text, in a test.
  func requireReport(of text: String, in test: TestCase) {
    let found = reports.filter { $0.headline.contains(text) }
    require(found.count == 1, "'\(text)' is reported \(found.count) times")
    require(found.allSatisfy { $0.test === test.whole }, "'\(text)' is reported outside its test")
  }

  /// Requires the number of reports whose first lines contain a text, late calls aside.
  func requireReports(of text: String, _ count: ClosedRange<Int>) {
    let found = reportsInTime.count { $0.headline.contains(text) }
    require(count.contains(found), "'\(text)' is reported \(found) times")
  }

  /// Checks what must hold after every schedule.
  func finish() {
    UnverifiedMocks.report()
    for violation in violations { violation.check(reports).map { problems.append($0) } }
    for name in runningTasks { problems.append("'\(name)' never completes") }
    for check in checks { check() }
    checks = []
  }
}

/// A call that must be reported.
private final class Violation {
  let call: String
  let owner: TestCase

  /// A Boolean value that indicates whether the call returned before the scope began to end.
  var isTimely = false

  /// A Boolean value that indicates whether the call entered before the scope began to end.
  var hasEnteredInTime = false

  init(call: String, owner: TestCase) {
    self.call = call
    self.owner = owner
  }

  /// Says what is wrong with the reports of the call; `nil` if nothing is.
  func check(_ reports: [Report]) -> String? {
    let found = reports.filter { $0.headline.contains(call) }
    guard let report = found.first else { return "\(call) is lost" }
    guard found.count == 1 else { return "\(call) is reported \(found.count) times" }
    if let test = report.test, test !== owner.whole { return "\(call) is reported in another test" }
    guard isTimely || hasEnteredInTime else { return nil }
    if report.test == nil { return "\(call) is in time, but reported outside its test" }
    return report.isAfterEnd ? "\(call) is in time, but reported after the end of its test" : nil
  }
}
