import Foundation
import Testing
import Understudy

/// The source locations in failures of calls on other threads.
@Suite struct CallSiteTests {
  @Test("failing calls on many short-lived threads all show their source location")
  func threads() async {
    let text = await ReportedFailures.text {
      let scope = MockScope(unusedStubs: .allow)
      scope.enter {
        let circus = MockCircus("circus", .strict)
        let done = DispatchGroup()
        for _ in 1...32 {
          done.enter()
          Thread {
            for _ in 1...5 { circus.bow() }
            done.leave()
          }.start()
        }
        done.wait()
      }
      scope.end()
    }
    #expect(text.components(separatedBy: "called from   CallSiteTests.swift:17").count == 1 + 160)
  }
}
