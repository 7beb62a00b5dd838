import UnderstudyValues
package import UnderstudyCore

/// Runs a closure many times on several threads, which start at the same time, and waits for them.
///
/// Finds races in code under test. The idea comes from jMock's `Blitzer`.
///
/// ```swift
/// expect(audit.note(.any), 1000)
/// stress(1000, threads: 8) { run in counter.increment(by: run) }
/// #expect(counter.count == 1000)
/// ```
///
/// Errors that the closure throws are collected and reported as one failure on this line. Failures of
/// mocks that happen on the threads are reported on this line too. Check values after this call, or
/// with `#require` in the closure, because a test framework does not know to which test its other
/// failures on these threads belong.
///
/// Blocks the calling thread until all runs have ended. If none ends for a minute, reports a failure on
/// this line and returns.
///
/// - Parameters:
///   - count: The number of runs.
///   - threads: The number of threads.
///   - fileID: The file ID of the call site. Defaults to the caller's.
///   - filePath: The file path of the call site. Defaults to the caller's.
///   - line: The line of the call site. Defaults to the caller's.
///   - column: The column of the call site. Defaults to the caller's.
///   - body: The closure. Receives the index of the run, from 0.
public func stress(
  _ count: Int, threads: Int = 4,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (Int) throws -> Void
) {
  let site = MockSourceLocation(fileID, filePath, line, column)
  guard count > 0, threads > 0 else {
    return FailureReporting.reportMisuse(
      "stress(\(count), threads: \(threads)) runs nothing", site, "Pass positive numbers.")
  }
  let runs = ConcurrentRuns(count: count, threads: min(threads, count), MockScope.current)
  if let left = runs.run(body) {
    FailureReporting.reportMisuse(
      "\(left) of \(count) runs of stress(_:threads:) do not end", site,
      "The closure waits for something that does not happen. Its threads are left to themselves.")
  }
  let errors = runs.errors
  if !errors.isEmpty {
    FailureReporting.report("\(errors.count) of \(count) runs threw an error", at: site) {
      FailedRuns(
        count: count, errors: errors.map { ($0.run, ValueDescription.describe($0.error)) })
    }
  }
  MockScope.current?.reportDeferred(at: site)
}

/// The details of concurrent runs that threw errors.
package struct FailedRuns: FailureContent {
  /// The maximum number of errors in the body.
  private static let shown = 5

  /// The number of all runs.
  package let count: Int

  /// The errors with the index of their run, in the order of the indices.
  package let errors: [(run: Int, description: String)]

  package var kind: MockFailure.Kind { .failedRuns }

  package func headline(_ limit: Int) -> String {
    "\(errors.count) of \(count) runs threw an error, the first one "
      + Truncation.shorten(errors.first?.description ?? "", to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    errors.prefix(Self.shown).map { .fact("run \($0.run)", $0.description) }
      + (errors.count > Self.shown ? [.note("... \(errors.count - Self.shown) more")] : [])
  }
}

/// The runs of a closure on several threads.
private final class ConcurrentRuns: Sendable {
  private let count: Int
  private let threads: Int

  /// The scope of the test, which the threads run in.
  private let scope: MockScope?

  private let state: Guarded<State>
  private let start = Signal()
  private let end = Signal()

  /// The state that the lock guards.
  private struct State {
    var next = 0
    var running: Int
    var ended = 0
    var errors: [(run: Int, error: any Error)] = []

    /// Returns the index of the next run, or `nil` if all have started.
    mutating func take(of count: Int) -> Int? {
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }

    /// Ends a thread.
    ///
    /// - Returns: `true` if it was the last one.
    mutating func leave() -> Bool {
      running -= 1
      return running == 0
    }
  }

  init(count: Int, threads: Int, _ scope: MockScope?) {
    self.count = count
    self.threads = threads
    self.scope = scope
    state = Guarded(State(running: threads))
  }

  /// The errors, in the order of the runs.
  var errors: [(run: Int, error: any Error)] {
    state.withLock { $0.errors }.sorted { $0.run < $1.run }
  }

  /// Runs the closure, and returns when all runs have ended.
  ///
  /// - Returns: The number of runs that have not ended, or `nil` if all have.
  func run(_ body: @escaping @Sendable (Int) throws -> Void) -> Int? {
    for _ in 0..<threads {
      NewThread.start { [self] in
        start.block()
        MockScope.$opened.withValue(scope) { runAll(body) }
        if state.withLock({ $0.leave() }) { end.fire() }
      }
    }
    start.fire()
    var last = -1
    while end.fireCount == 0 {
      end.block(atMost: Patience.forRelease)
      let ended = state.withLock { $0.ended }
      if end.fireCount == 0, ended == last { return count - ended }
      last = ended
    }
    return nil
  }

  private func runAll(_ body: (Int) throws -> Void) {
    while let run = state.withLock({ $0.take(of: count) }) {
      do { try body(run) } catch { state.withLock { $0.errors.append((run, error)) } }
      state.withLock { $0.ended += 1 }
    }
  }
}
