internal import Testing
internal import UnderstudyCore

extension RunningTest {
  /// The number of test runs so far.
  private static let runs = Guarded(0)

  /// Creates the description of a Swift Testing test.
  init(_ test: Test) { self.init(id: "\(test.id)", name: test.name) }

  /// Creates the description of one run of a test, or of one of its cases. No two runs are equal.
  init(runOf test: Test) {
    TestRun.begin()
    let run = Self.runs.withLock { runs in
      runs += 1
      return runs
    }
    self.init(id: "\(test.id) #\(run)", name: test.name)
  }
}
