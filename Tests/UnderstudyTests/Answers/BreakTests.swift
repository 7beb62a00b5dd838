import Foundation
import Testing
import Understudy

@Suite("Breaking into the debugger", .verifyingMocks)
struct BreakTests {
  @Test(
    "breaks() continues every call if no debugger is attached", .disabled(if: Debugger.isAttached))
  func withoutDebugger() {
    let store = MockStore("store")
    stub(store.save(.any)).breaks().returns(true)
    #expect(store.save("a"))
    #expect(store.save("b"))
  }

  @Test(
    "isTraced(status:) reads from the Linux process status whether the process is traced",
    arguments: [
      ("Name:\tx\nTracerPid:\t0\nUid:\t0", false), ("Name:\tx\nTracerPid:\t417\nUid:\t0", true),
      ("Name:\tTracerPid:\t7\n", false), ("", false),
    ])
  func status(text: String, isTraced: Bool) {
    #expect(Debugger.isTraced(status: text) == isTraced)
  }
}
