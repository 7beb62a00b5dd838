import UnderstudyCore

/// A failure that reached the reporter.
struct Report {
  /// The failure.
  let failure: MockFailure

  /// The test that the failure was attributed to, or `nil` if it was reported outside tests.
  let test: TestCase?

  /// A Boolean value that indicates whether the test had ended before.
  let isAfterEnd: Bool

  /// The first line of the failure.
  var headline: String { failure.headline }

  /// A Boolean value that indicates whether the failure is a call that was made after the end of the
  /// mock's scope.
  var isLateCall: Bool { failure.kind == .lateCall }
}

extension Report: CustomStringConvertible {
  var description: String { "'\(headline)' \(test.map { "in \($0.name)" } ?? "outside tests")" }
}

/// Collects the failures of the running schedule in place of a test framework.
final class CapturingReporter: __TestReporter, @unchecked Sendable {  // One thread runs at a time.
  private(set) var reports: [Report] = []

  func removeAll() { reports = [] }

  func report(_ failure: MockFailure) -> Bool {
    Interleaving.step()
    guard let test = TestCase.current else { return false }
    reports.append(Report(failure: failure, test: test, isAfterEnd: test.hasEnded))
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) {
    Interleaving.step()
    reports.append(Report(failure: failure, test: nil, isAfterEnd: false))
  }

  func canReport() -> Bool { TestCase.current != nil }

  func captureCallStack() -> (any CallStack)? { SlowStack() }

  func runningTest() -> RunningTest? { TestCase.current?.running }
}

/// A stack whose look-up takes time.
private struct SlowStack: CallStack {
  func callSite() -> MockSourceLocation? {
    Interleaving.step()
    return nil
  }
}
