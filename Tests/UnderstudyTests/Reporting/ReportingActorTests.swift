import Foundation
import Testing
import Understudy
import UnderstudyCore

/// Reports on systems without task executors: before macOS 15 and iOS 18.
///
/// The tests occupy the pool of Swift's concurrency, or need it within seconds. `.ci/run test` runs them in a
/// process of their own, because other tests in parallel use the pool too.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["UNDERSTUDY_TESTS_ALONE"] != nil,
    "these tests need a process of their own: set UNDERSTUDY_TESTS_ALONE, and filter them"))
struct ReportingActorTests {
  /// Returns a failure that does not fail a test.
  private func warning() -> MockFailure {
    let scope = MockScope(unusedStubs: .warn)
    _ = scope.enter { stub(MockCourier().ping()) }
    return scope.end()[0]
  }

  @Test("failing calls that occupy the pool do not wait until reports are given up")
  func occupiedPool() async {
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    var areReported: [Bool] = []
    _ = await issues {
      let warning = warning()
      let handle = SwiftTestingHandle(try #require(Test.current), usesTaskExecutor: false)
      areReported = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<count { group.addTask { handle.report(warning) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    // A report that was given up after 5 s is `false`.
    #expect(areReported == Array(repeating: true, count: count))
  }

  @Test("failures arrive in order, at the test that created the handle")
  func order() async throws {
    let texts = LockedTexts()
    try await withKnownIssue(isIntermittent: true) {
      let warning = warning()
      let handle = SwiftTestingHandle(try #require(Test.current), usesTaskExecutor: false)
      await withCheckedContinuation { done in
        Thread.detachNewThread {
          for _ in 0..<3 { _ = handle.report(warning) }
          done.resume()
        }
      }
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(texts.all.count { $0.contains("ping") } == 4, "one of them at the end of the scope")
  }
}

/// Texts that several threads add to.
private final class LockedTexts: Sendable {
  private let texts = Guarded<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
