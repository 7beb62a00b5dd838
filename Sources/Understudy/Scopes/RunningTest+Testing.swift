internal import Foundation
internal import Testing
internal import UnderstudyCore

extension RunningTest {
  private static let lock = NSLock()
  // Guarded by `lock`: how many runs there were.
  private nonisolated(unsafe) static var runs = 0

  /// A test of Swift Testing.
  init(_ test: Test) { self.init(id: "\(test.id)", name: test.name) }

  /// One run of a test, or of one of its cases. No other run is the same test.
  init(runOf test: Test) {
    let run = Self.lock.withLock {
      Self.runs += 1
      return Self.runs
    }
    self.init(id: "\(test.id) #\(run)", name: test.name)
  }
}
