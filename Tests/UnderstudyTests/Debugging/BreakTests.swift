import Foundation
import Testing
import Understudy

@Suite("Stops in the debugger", .verifyingMocks)
struct BreakTests {
  @Test(
    "without a debugger the call goes on, as often as it comes", .disabled(if: Debugger.isAttached))
  func withoutDebugger() {
    let store = MockStore("store")
    stub(store.save(.any)).breaks().returns(true)
    #expect(store.save("a"))
    #expect(store.save("b"))
  }

  @Test(
    "on Linux the status of the process tells whether it is traced",
    arguments: [
      ("Name:\tx\nTracerPid:\t0\nUid:\t0", false), ("Name:\tx\nTracerPid:\t417\nUid:\t0", true),
      ("Name:\tTracerPid:\t7\n", false), ("", false),
    ])
  func status(text: String, isTraced: Bool) {
    #expect(Debugger.isTraced(status: text) == isTraced)
  }
}
