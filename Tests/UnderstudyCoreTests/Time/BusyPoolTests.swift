import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

/// Threads that wait in an answer while the threads of the tasks are busy, or wait, too.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(
    if: ProcessInfo.processInfo.environment["UNDERSTUDY_TESTS_ALONE"] != nil,
    "these tests need a process of their own: set UNDERSTUDY_TESTS_ALONE, and filter them"))
struct BusyPoolTests {
  private let threadCount = ProcessInfo.processInfo.activeProcessorCount

  private static func occupyThread() { Thread.sleep(forTimeInterval: 0.01) }

  @Test("a thread is held until the task that releases it has its turn on a busy machine")
  func busy() async {
    let log = await FailureLog.of {
      await MockScope.run {
        let greeter = MockGreeter("greeter")
        let greeting = stub(greeter.greet(.any)).holds().returns("hi")
        let (texts, end) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
          Patience.$forRelease.withValue(.milliseconds(30)) { _ = end.yield(greeter.greet("ann")) }
        }
        // They keep every thread of the pool busy for longer than the call may be held.
        for _ in 0..<threadCount * 16 { Task.detached { Self.occupyThread() } }
        await Task.yield()
        greeting.release()
        var ended = texts.makeAsyncIterator()
        #expect(await ended.next() == "hi")
      }
    }
    #expect(log.headlines == [])
  }

  @Test("answers that block all threads of the pool end, and each is a failure", arguments: 0..<2)
  func blocked(_ story: Int) async {
    let log = await FailureLog.of {
      await Patience.$forRelease.withValue(.milliseconds(180)) {
        await MockScope.run {
          let greeter = MockGreeter("greeter")
          let greeting = stub(greeter.greet(.any))
          if story == 0 {
            greeting.holds()
          } else {
            greeting.delays(for: .seconds(1), clock: ManualClock())
          }
          greeting.returns("")
          await withTaskGroup(of: String.self) { group in
            for _ in 0..<threadCount + 2 { group.addTask { greeter.greet("ann") } }
          }
        }
      }
    }
    let failure =
      story == 0
      ? "greeter.greet(_:) was held, and nothing released it"
      : "greeter.greet(_:) was delayed, and the time did not pass"
    #expect(log.headlines.contains(failure), "\(log.headlines)")
  }
}
