import Testing
import Understudy
import UnderstudyTime

@testable import Shop

/// Waiting, threads and clocks.
@Suite(.verifyingMocks) struct TimeTests {
  @Test("a picture replaces the text after it is loaded")
  func completionHandler() {
    let loader = MockPictureLoader()
    let pending = stub(loader.load(.any, completion: .any)).suspends { $0.1 }
    let display = Display(loader: loader)
    display.show("tea")
    #expect(display.text == "loading")
    pending.resume(returning: "cup")
    display.show("mug")
    pending.resume(throwing: Declined())
    #expect(display.text == "no picture")
  }

  @Test("a test waits for a value")
  func waiting() async {
    let gateway = MockGateway()
    let task = Task { gateway.rate(of: "USD") }
    await verify(gateway.rate(of: "USD"), within: .seconds(5))
    await waitUntil(.equal(1)) { calls(gateway.rate(of: .any)).count }
    _ = await task.value
  }

  @Test("the gateway can be used on many threads")
  func threads() {
    let gateway = MockGateway()
    expect(gateway.rate(of: .any), 100)
    stress(100, threads: 4) { run in _ = gateway.rate(of: "\(run)") }
  }

  @available(macOS 15, *)
  @Test("the board reads the rate every minute")
  func board() async throws {
    let (gateway, clock, executor) = (MockGateway(), ManualClock(), ManualExecutor())
    let task = Task(executorPreference: executor) {
      try await RateBoard(gateway: gateway, clock: clock).run()
    }
    executor.run(for: .seconds(180), advancing: clock)
    verify(gateway.rate(of: "USD"), 4)
    task.cancel()
    executor.runUntilIdle()
    _ = await task.result
  }
}
