import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime

@Suite(.timeLimit(.minutes(10))) struct StressTests {
  struct Lost: Error, Equatable {}

  @Test("stress(_:threads:) makes each run once, on several threads")
  func runs() {
    let seen = LockedValue<(runs: [Int], threads: Set<ObjectIdentifier>)>(([], []))
    let log = FailureLog.of {
      stress(200, threads: 8) { run in
        seen.withLock { seen in
          seen.runs.append(run)
          seen.threads.insert(ObjectIdentifier(Thread.current))
        }
        usleep(100)
      }
    }
    #expect(seen.withLock { $0.runs }.sorted() == Array(0..<200))
    #expect(seen.withLock { $0.threads }.count > 1)
    #expect(log.reports == [])
  }

  @Test("errors of runs are collected and reported as one failure")
  func errors() throws {
    let log = FailureLog.of {
      stress(100, line: 200) { run in if run % 10 == 3 { throw Lost() } }
    }
    #expect(log.failures.map(\.kind) == [.failedRuns])
    #expect(log.headlines == ["10 of 100 runs threw an error, the first one Lost()"])
    #expect(log.lines == [200])
    let content = try #require(log.failures.first?.content as? FailedRuns)
    #expect(content.errors.map(\.run) == [3, 13, 23, 33, 43, 53, 63, 73, 83, 93])
  }

  @Test("calls on mocks by all threads are counted exactly")
  func calls() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping(), 1000)
        stress(1000, threads: 8) { _ in greeter.ping() }
      }
    }
    #expect(log.reports == [])
  }

  @Test("failures of mocks on the threads are reported on the line of stress(_:threads:)")
  func failures() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        reject(greeter.ping(), line: 100)
        stress(3, line: 200) { _ in greeter.ping() }
      }
    }
    #expect(log.failures.map(\.kind) == [.tooManyCalls, .tooManyCalls, .tooManyCalls])
    #expect(log.lines == [200, 200, 200])
  }

  @Test("without runs or threads, stress(_:threads:) is a misuse", arguments: [(0, 4), (10, 0)])
  func misuse(count: Int, threads: Int) {
    let log = FailureLog.of { stress(count, threads: threads, line: 200) { _ in } }
    #expect(log.reports == [.misuse("runs nothing", line: 200)])
  }
}
