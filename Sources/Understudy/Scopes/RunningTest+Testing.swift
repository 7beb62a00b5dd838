internal import Foundation
internal import Testing
internal import UnderstudyCore

extension RunningTest {
  private static let lock = NSLock()
  // The number of test runs so far. Guarded by `lock`.
  private nonisolated(unsafe) static var runs = 0

  /// Creates the description of a Swift Testing test.
  init(_ test: Test) { self.init(id: "\(test.id)", name: test.name) }

  /// Creates the description of one run of a test, or of one of its cases. No two runs are equal.
  init(runOf test: Test) {
    let run = Self.lock.withLock {
      Self.runs += 1
      return Self.runs
    }
    self.init(id: "\(test.id) #\(run)", name: test.name)
  }
}
