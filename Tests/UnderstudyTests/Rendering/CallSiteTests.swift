import Foundation
import Testing
import Understudy

/// Where failures of calls on threads say that they come from.
@Suite struct CallSites {
  @Test("calls that fail on many threads, which come and go, each say where they were made")
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
