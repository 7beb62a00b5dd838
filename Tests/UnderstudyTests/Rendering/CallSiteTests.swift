import Foundation
import Testing
import Understudy

/// The source locations in failures of calls on other threads.
@Suite struct CallSiteTests {
  @Test("failing calls on many short-lived threads all show their source location")
  func threads() async {
    let text = await ReportedFailures.text {
      // A scope reports five failures of a kind one by one.
      let scopes = (1...32).map { _ in MockScope(unusedStubs: .allow) }
      let done = DispatchGroup()
      for scope in scopes {
        let circus = scope.enter { MockCircus("circus", .strict) }
        done.enter()
        Thread {
          for _ in 1...5 { circus.bow() }
          done.leave()
        }.start()
      }
      done.wait()
      for scope in scopes { scope.end() }
    }
    // A strict mock fails at the line of the call.
    #expect(text.matches(of: /CallSiteTests\.swift:17: error: Unexpected call/).count == 160)
  }

  @Test("a call in the expansion of a macro is reported at a line of the test")
  func macros() async {
    let line = #line + 3  // The line of the mock.
    let text = await ReportedFailures.text {
      MockScope.run {
        let circus = MockCircus("circus", .strict)
        #expect(circus.title == "")
      }
    }
    #expect(text.hasPrefix("CallSiteTests.swift:\(line): error: Unexpected call"), "\(text)")
    #expect(!text.contains("@__swiftmacro"))
  }
}
