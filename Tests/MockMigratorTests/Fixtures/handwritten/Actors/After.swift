import Testing
import Understudy

@Suite("Tracking", .verifyingMocks) struct TrackerTests {
  let tracker = MockTracker()

  @Test func tracks() async {
    await Shop(tracker).open()
    #expect(calls(tracker.track(.any)).map(\.arguments) == ["open"])
    verify(tracker.flush())
    let events = calls(tracker.track(.any)).map(\.arguments)
    #expect(events.count == 1)
    reset(tracker, .calls)
  }
}
