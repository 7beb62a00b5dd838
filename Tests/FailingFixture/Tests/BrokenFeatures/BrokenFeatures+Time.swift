import Testing
import Understudy
import UnderstudyTime

@testable import BeyondShop

// Completion handlers and clocks.
extension BrokenFeatures {
  @Test func completionHandler() {
    let loader = MockPictureLoader("loader")
    // fails in completionHandler: Never completed: loader.load("tea", completion: { ... })
    let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }
    Display(loader: loader).show("tea")
    #expect(pending.calls.count == 1)
  }

  @available(macOS 15, *)
  @Test func repeatedWork() async {
    let (clock, executor) = (ManualClock(), ManualExecutor())
    let task = Task(executorPreference: executor) { [gateway] in
      try await RateBoard(gateway: gateway, clock: clock).run()
    }
    executor.run(for: .seconds(180), advancing: clock)
    // fails in repeatedWork: Expected 5 calls to gateway.rate(of: "USD"), received 4
    verify(gateway.rate(of: "USD"), 5)
    task.cancel()
    executor.runUntilIdle()
    _ = await task.result
  }
}
